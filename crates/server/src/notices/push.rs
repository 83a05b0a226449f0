//! Web Push: messages that only the browser can read (RFC 8291), under our name (RFC 8292).

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

use super::address::Address;
use crate::live::clock;
use crate::store::{Store, StoreError};

/// How long our signature is good, in seconds; services refuse more than a day.
const SIGNED_FOR: u64 = 12 * 3600;
/// The size of a record in the encrypted message. A message is one record.
const RECORD: u32 = 4096;

/// The keys of a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Keys {
    public: Vec<u8>,
    secret: Vec<u8>,
}

impl Keys {
    /// Read them as the browser tells them.
    ///
    /// # Errors
    /// What is wrong with them.
    pub(super) fn parse(p256dh: &str, auth: &str) -> Result<Keys, String> {
        let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        let public = bytes(p256dh).filter(|key| key.len() == 65 && key[0] == 4);
        let public = public.ok_or("`p256dh` is no key: give it as the browser's subscription does")?;
        let secret = bytes(auth).filter(|key| key.len() == 16);
        let secret = secret.ok_or("`auth` is no secret: give it as the browser's subscription does")?;
        Ok(Keys { public, secret })
    }

    /// A message that only this browser can read.
    ///
    /// # Errors
    /// If the browser's key is none.
    pub(super) fn seal(&self, message: &[u8]) -> Result<Vec<u8>, String> {
        let none = |_| "the browser's key cannot be used".to_owned();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).map_err(none)?;
        let own_public = own.compute_public_key().map_err(none)?;
        let browser = UnparsedPublicKey::new(&ECDH_P256, &self.public);
        let sealed = agree_ephemeral(own, &browser, |shared| {
            self.seal_with(shared, own_public.as_ref(), rand::random(), message)
        });
        sealed.and_then(|sealed| sealed).map_err(none)
    }

    /// RFC 8291, section 3.4, in the form of RFC 8188, section 2.
    fn seal_with(
        &self,
        shared: &[u8],
        own: &[u8],
        salt: [u8; 16],
        message: &[u8],
    ) -> Result<Vec<u8>, Unspecified> {
        let info: [&[u8]; 3] = [b"WebPush: info\0", &self.public, own];
        let both: [u8; 32] = expand(&Salt::new(HKDF_SHA256, &self.secret).extract(shared), &info)?;
        let prk = Salt::new(HKDF_SHA256, &salt).extract(&both);
        let key: [u8; 16] = expand(&prk, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; 12] = expand(&prk, &[b"Content-Encoding: nonce\0"])?;
        // A 2 marks the end of the last record.
        let mut record = [message, &[2]].concat();
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;
        let length = u8::try_from(own.len()).map_err(|_| Unspecified)?;
        Ok([&salt[..], &RECORD.to_be_bytes(), &[length], own, &record].concat())
    }
}

/// So many bytes.
struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(prk: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut bytes = [0; N];
    prk.expand(info, Bytes(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

/// The key pair by which services know this place.
pub(super) struct Vapid(EcdsaKeyPair);

impl Vapid {
    /// Made once, by the first who needs it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub(super) async fn of(store: &Store) -> Result<Vapid, StoreError> {
        let luck = SystemRandom::new();
        let make = || {
            let pair = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
            BASE64.encode(pair.expect("the machine has luck to give"))
        };
        let text = store.setting("vapid-key", make).await?;
        let broken = |problem: String| StoreError::Broken(format!("the setting vapid-key: {problem}"));
        let bytes = BASE64.decode(text).map_err(|problem| broken(problem.to_string()))?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &luck);
        pair.map(Vapid).map_err(|problem| broken(problem.to_string()))
    }

    /// What browsers want to know when they subscribe.
    pub(super) fn public(&self) -> String {
        BASE64.encode(self.0.public_key())
    }

    /// The `Authorization` header for an endpoint.
    ///
    /// # Errors
    /// If the endpoint is no address.
    pub(super) fn authorization(&self, endpoint: &str, contact: Option<&str>) -> Result<String, String> {
        let mut claims =
            json!({ "aud": Address::parse(endpoint)?.origin(), "exp": clock() / 1000 + SIGNED_FOR });
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let text = format!("{}.{}", BASE64.encode(head.to_string()), BASE64.encode(claims.to_string()));
        let signed = self.0.sign(&SystemRandom::new(), text.as_bytes());
        let signed = signed.map_err(|_| "the endpoint's header cannot be signed".to_owned())?;
        Ok(format!("vapid t={text}.{}, k={}", BASE64.encode(signed), self.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_rfc() {
        let bytes = |text: &str| BASE64.decode(text).unwrap();
        let public =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let keys = Keys::parse(public, "BTBZMqHH6r4Tts7J_aSIgg").unwrap();
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let own =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let sealed =
            keys.seal_with(&shared, &own, salt, b"When I grow up, I want to be a watermelon").unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY\
                        WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS\
                        gSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(sealed), expected);
    }

    #[test]
    fn a_mistake_in_a_key_is_told() {
        assert!(Keys::parse("BCVxsr7N", "BTBZMqHH6r4Tts7J_aSIgg").unwrap_err().starts_with("`p256dh`"));
        let point_that_is_none = BASE64.encode([4; 65]);
        let keys = Keys::parse(&point_that_is_none, "BTBZMqHH6r4Tts7J_aSIgg==").unwrap();
        assert_eq!(keys.seal(b"x").unwrap_err(), "the browser's key cannot be used");
    }
}
