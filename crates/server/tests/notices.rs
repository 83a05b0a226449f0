//! Notices arrive where they should, once, and nowhere else.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header::LOCATION};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use codex::Lang;
use engine::Seat;
use engine::example::Duel;
use ring::{aead, agreement, hkdf, hmac, rand::SystemRandom, signature};
use serde_json::{Value, json};
use server::Rules;
use server::house::House;
use server::live::{Live, SeatWish};
use server::notices::{self, Settings, check, check_webhook, vapid_public_key, webhook_secret};
use server::options::Options;
use server::people::Person;
use server::setup::Setup;
use server::store::{Notices, Sqlite, Store};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::timeout;

/// Long enough for anything to arrive, on a disk that others keep busy too.
const LONG: Duration = Duration::from_secs(30);
/// Long enough to see that nothing does.
const SHORT: Duration = Duration::from_millis(700);

/// What came in.
type Seen = (String, HeaderMap, Bytes);

/// A house of duels, somebody who wants to be told, and the machine that listens.
struct Scene {
    house: Arc<House>,
    ann: Person,
    bob: Person,
    seen: mpsc::UnboundedReceiver<Seen>,
    at: String,
    work: JoinSet<()>,
    folder: tempfile::TempDir,
}

/// Answers by what the path is called: `/410`, `/302`; else all is well.
async fn receive(
    State(seen): State<mpsc::UnboundedSender<Seen>>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let path = uri.path().to_owned();
    let status = path.trim_start_matches('/').parse().ok().and_then(|code| StatusCode::from_u16(code).ok());
    seen.send((path, headers, body)).ok();
    (status.unwrap_or(StatusCode::NO_CONTENT), [(LOCATION, "/elsewhere")]).into_response()
}

impl Scene {
    async fn new(settings: Settings) -> Scene {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::new(Sqlite::open(&folder.path().join("test.db")).unwrap());
        let house = Arc::new(House::new(vec![&Rules::<Duel>::NEW], store));
        let [ann, bob] = ["ann", "bob"].map(|name| Person {
            id: format!("id-{name}"),
            name: name.to_owned(),
            password: None,
            created: 0,
            standing: Default::default(),
        });
        for person in [&ann, &bob] {
            house.store().add_person(person).await.unwrap();
        }
        let line = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let at = format!("http://{}", line.local_addr().unwrap());
        let (told, seen) = mpsc::unbounded_channel();
        let mut work = JoinSet::new();
        let router = Router::new().fallback(receive).with_state(told);
        work.spawn(async { axum::serve(line, router).await.unwrap() });
        work.spawn(notices::run(Arc::clone(&house), settings));
        Scene { house, ann, bob, seen, at, work, folder }
    }

    async fn set(&self, person: &Person, notices: Value) {
        let notices: Notices = serde_json::from_value(notices).unwrap();
        self.house.store().set_notices(&person.id, &notices).await.unwrap();
    }

    async fn notices(&self) -> Notices {
        self.house.store().notices(&self.ann.id).await.unwrap()
    }

    /// Ann's webhook is this path of the machine that listens.
    async fn hook(&self, path: &str) {
        self.set(&self.ann, json!({ "webhook": format!("{}{path}", self.at) })).await;
    }

    /// A table where it is Ann's turn, then Bob's.
    async fn begin(&self, options: &Options) -> Arc<Live> {
        let kind = self.house.kind("duel").unwrap();
        let setup = Setup::read(&kind.usual_setup().to_string()).unwrap();
        let table = self.house.open(kind, setup, options, &self.ann, None).await.unwrap();
        table.sit(&self.ann, Seat(0), &SeatWish::Take).await.unwrap();
        table.sit(&self.bob, Seat(1), &SeatWish::Take).await.unwrap();
        table.begin(&self.ann).await.unwrap();
        table
    }

    async fn next(&mut self) -> Seen {
        timeout(LONG, self.seen.recv()).await.expect("something arrives").unwrap()
    }

    async fn nothing(&mut self) {
        if let Ok(seen) = timeout(SHORT, self.seen.recv()).await {
            panic!("nothing should arrive: {seen:?}");
        }
    }
}

fn settings(wait: u64) -> Settings {
    Settings {
        wait: Duration::from_millis(wait),
        pause: Duration::from_millis(1),
        allow_private: true,
        public_url: Some("https://play.example.org/".to_owned()),
        contact: Some("mailto:host@example.org".to_owned()),
    }
}

/// Ann makes her whole turn.
async fn turn(table: &Live, ann: &Person) {
    loop {
        let scene = table.scene(Some(ann), Lang::En).await.unwrap();
        let Some(question) = scene.question else { return };
        let Some(choice) = question.choices.iter().find(|choice| choice.action == "aim") else { return };
        table.act(ann, scene.number, &choice.action, &[]).await.unwrap();
    }
}

#[tokio::test]
async fn a_webhook_is_called_once_and_can_tell_that_it_was_us() {
    let mut scene = Scene::new(settings(100)).await;
    scene.hook("/hook").await;
    let table = scene.begin(&Options { title: "Friday".to_owned(), ..Options::default() }).await;
    // Talk moves nothing.
    table.say(&scene.bob, "your turn!").await.unwrap();
    let (path, headers, body) = scene.next().await;
    assert_eq!(path, "/hook");
    let id = &table.row().id;
    let expected = json!({
        "table": id, "game": "duel", "title": "Friday", "url": format!("https://play.example.org/table/{id}"),
        "number": 3, "reminder": false, "text": "Friday: It is your turn.",
    });
    assert_eq!(serde_json::from_slice::<Value>(&body).unwrap(), expected);
    assert!(headers["user-agent"].to_str().unwrap().starts_with("Telefrag/"));
    assert_eq!(headers["content-type"], "application/json");
    let secret = webhook_secret(scene.house.store(), &scene.ann.id).await.unwrap();
    assert_ne!(secret, webhook_secret(scene.house.store(), &scene.bob.id).await.unwrap());
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let signed = server::pledge::hex(hmac::sign(&key, &body).as_ref());
    assert_eq!(headers["x-telefrag-signature"].to_str().unwrap(), format!("sha256={signed}"));
    scene.nothing().await;
}

#[tokio::test]
async fn everybody_is_told_in_their_own_language() {
    let mut scene = Scene::new(settings(1)).await;
    scene.set(&scene.ann, json!({ "webhook": scene.at, "lang": "hu" })).await;
    scene.begin(&Options::default()).await;
    let (_, _, body) = scene.next().await;
    let call: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(call["text"], format!("Párbaj: {}", codex::text(Lang::Hu, "notice-turn", &[])));
    let wrong = Notices { lang: Some("xx".to_owned()), ..Notices::default() };
    assert!(check(&wrong, false).await.unwrap_err().contains("unknown language `xx`"));
}

#[tokio::test]
async fn who_has_moved_meanwhile_is_not_told() {
    let mut scene = Scene::new(settings(300)).await;
    scene.hook("/hook").await;
    let table = scene.begin(&Options::default()).await;
    turn(&table, &scene.ann).await;
    scene.nothing().await;
}

#[tokio::test]
async fn who_is_in_the_middle_of_a_turn_is_not_told() {
    let mut scene = Scene::new(settings(300)).await;
    scene.hook("/hook").await;
    let table = scene.begin(&Options::default()).await;
    let number = table.scene(None, Lang::En).await.unwrap().number;
    table.act(&scene.ann, number, "aim", &[]).await.unwrap();
    scene.nothing().await;
}

#[tokio::test]
async fn the_reminder_of_a_clock_is_told_at_once() {
    let mut scene = Scene::new(settings(3_600_000)).await;
    scene.hook("/hook").await;
    scene.begin(&Options { clock: Some(3600), ..Options::default() }).await;
    // It began fifty minutes ago: ten are left, however busy this machine is.
    let ago = 50 * 60 * 1000;
    let db = rusqlite::Connection::open(scene.folder.path().join("test.db")).unwrap();
    db.execute("UPDATE log SET at = at - ?1", [ago]).unwrap();
    db.execute("UPDATE tables SET due = due - ?1", [ago]).unwrap();
    // Somebody who has not been there reads it so.
    let house = Arc::new(House::new(vec![&Rules::<Duel>::NEW], scene.house.store().clone()));
    scene.work.spawn(notices::run(Arc::clone(&house), settings(3_600_000)));
    scene.work.spawn(house.tend(std::future::pending()));
    let (_, _, body) = scene.next().await;
    let call: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(call["reminder"], true);
    assert_eq!(call["text"], "Duel: It is your turn, and your time is running out.");
}

#[tokio::test]
async fn a_redirect_is_a_failure() {
    let mut scene = Scene::new(settings(1)).await;
    scene.hook("/302").await;
    scene.begin(&Options::default()).await;
    for _ in 0..3 {
        assert_eq!(scene.next().await.0, "/302");
    }
    scene.nothing().await;
}

#[tokio::test]
async fn a_webhook_that_never_answers_well_is_switched_off() {
    let mut scene = Scene::new(settings(1)).await;
    scene.hook("/500").await;
    for n in 0..20 {
        assert!(scene.notices().await.webhook.is_some(), "still on after {n} failures");
        scene.begin(&Options::default()).await;
        for _ in 0..3 {
            scene.next().await;
        }
    }
    timeout(LONG, async {
        while scene.notices().await.webhook.is_some() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await
    .expect("the webhook is switched off");
}

#[tokio::test]
async fn private_networks_are_not_called() {
    let closed = "0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.255 127.0.0.1 127.255.0.1 \
        169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.2.1 192.88.99.1 192.168.1.1 \
        198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.255 240.0.0.1 \
        255.255.255.255 [::] [::1] [::7f00:1] [::ffff:127.0.0.1] [::ffff:8.8.8.8] \
        [64:ff9b::7f00:1] [64:ff9b::808:808] [64:ff9b:1::1] [100::1] [2001::1] [2001:2::1] \
        [2001:10::1] [2001:20::1] [2001:db8::1] [2002:7f00:1::] [3fff::1] [5f00::1] [fc00::1] \
        [fd12:3456::1] [fe80::1] [fec0::1] [ff02::1] localhost LOCALHOST. 127.1 2130706433 \
        0x7f000001";
    for host in closed.split_whitespace() {
        let problem = check_webhook(&format!("http://{host}/hook"), false).await.unwrap_err();
        assert!(
            problem.contains("is not on the public internet") || problem.contains("is not found"),
            "{problem}"
        );
    }
    for host in ["127.0.0.1", "[::1]", "localhost"] {
        let problem = check_webhook(&format!("http://{host}/hook"), false).await.unwrap_err();
        assert!(problem.contains("is not on the public internet"), "{problem}");
        check_webhook(&format!("http://{host}/hook"), true).await.unwrap();
    }
    let open = "8.8.8.8 100.63.255.255 100.128.0.1 172.15.0.1 172.32.0.1 192.0.1.1 198.20.0.1 \
        223.255.255.255 [2001:4860:4860::8888] [2606:4700::1] [2a00:1450::1]";
    for host in open.split_whitespace() {
        check_webhook(&format!("https://{host}:8443/hook?a=b"), false).await.unwrap();
    }
}

#[tokio::test]
async fn what_is_wrong_with_an_address_is_told() {
    for (address, problem) in [
        ("hello there", "is no address"),
        ("ftp://8.8.8.8/", "must begin with https:// or http://"),
        ("//8.8.8.8/", "must begin with https:// or http://"),
        ("file:///etc/passwd", ""),
        ("/path", "must begin with https:// or http://"),
        ("https://me:secret@8.8.8.8/", "must not carry a name or password"),
        ("http://8.8.8.8:22/", "port 22 is not called"),
        ("http://8.8.8.8:70000/", "is no"),
        ("http://no-such-host.invalid/", "is not found"),
    ] {
        let told = check_webhook(address, false).await.expect_err(address);
        assert!(told.contains(problem), "{address}: {told}");
    }
    let long = format!("https://8.8.8.8/{}", "x".repeat(2000));
    assert!(check_webhook(&long, false).await.unwrap_err().contains("too long"));
}

#[tokio::test]
async fn an_address_is_looked_at_again_when_it_is_called() {
    let mut scene = Scene::new(Settings { allow_private: false, ..settings(1) }).await;
    let browser = Browser::new().to(&scene.at);
    let port = scene.at.rsplit(':').next().unwrap().to_owned();
    scene
        .set(&scene.ann, json!({ "webhook": format!("http://localhost:{port}/hook"), "push": [browser] }))
        .await;
    scene.begin(&Options::default()).await;
    scene.nothing().await;
}

/// A browser that has subscribed.
struct Browser {
    key: agreement::EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand(prk: &hkdf::Prk, info: &[&[u8]], length: usize) -> Vec<u8> {
    let mut bytes = vec![0; length];
    prk.expand(info, Length(length)).unwrap().fill(&mut bytes).unwrap();
    bytes
}

impl Browser {
    fn new() -> Browser {
        let key =
            agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &SystemRandom::new()).unwrap();
        let public = key.compute_public_key().unwrap().as_ref().to_vec();
        Browser { key, public, auth: [7; 16] }
    }

    fn to(&self, endpoint: &str) -> Value {
        json!({ "endpoint": endpoint, "p256dh": BASE64.encode(&self.public), "auth": BASE64.encode(self.auth) })
    }

    /// What a browser does with a message, as RFC 8291 says.
    fn read(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        assert_eq!(rest[4], 65);
        let (theirs, record) = rest[5..].split_at(65);
        let peer = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, theirs);
        let info: [&[u8]; 3] = [b"WebPush: info\0", &self.public, theirs];
        let both = agreement::agree_ephemeral(self.key, &peer, |shared| {
            expand(&hkdf::Salt::new(hkdf::HKDF_SHA256, &self.auth).extract(shared), &info, 32)
        });
        let prk = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(&both.unwrap());
        let key = expand(&prk, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = expand(&prk, &[b"Content-Encoding: nonce\0"], 12);
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).unwrap());
        let nonce = aead::Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let mut record = record.to_vec();
        let plain = key.open_in_place(nonce, aead::Aad::empty(), &mut record).unwrap();
        serde_json::from_slice(plain.strip_suffix(&[2]).unwrap()).unwrap()
    }
}

#[tokio::test]
async fn a_push_can_be_read_by_the_browser_alone_and_is_signed() {
    let mut scene = Scene::new(settings(1)).await;
    let browser = Browser::new();
    scene.set(&scene.ann, json!({ "push": [browser.to(&format!("{}/push", scene.at))] })).await;
    check(&scene.notices().await, true).await.unwrap();
    let table = scene.begin(&Options::default()).await;
    let (path, headers, body) = scene.next().await;
    assert_eq!(path, "/push");
    let id = &table.row().id;
    let url = format!("https://play.example.org/table/{id}");
    let expected = json!({ "title": "Duel", "text": "It is your turn.", "url": url, "table": id });
    assert_eq!(browser.read(&body), expected);
    assert_eq!(headers["content-encoding"], "aes128gcm");
    assert_eq!(headers["topic"].to_str().unwrap(), id);
    assert!(headers["ttl"].to_str().unwrap().parse::<u32>().unwrap() > 0);

    let public = vapid_public_key(scene.house.store()).await.unwrap();
    let said = headers["authorization"].to_str().unwrap();
    let token = said.strip_prefix("vapid t=").unwrap().strip_suffix(&format!(", k={public}")).unwrap();
    let (text, signed) = token.rsplit_once('.').unwrap();
    let key = BASE64.decode(public).unwrap();
    let key = signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, key);
    key.verify(text.as_bytes(), &BASE64.decode(signed).unwrap()).unwrap();
    let claims = BASE64.decode(text.split_once('.').unwrap().1).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims["aud"], scene.at.as_str());
    assert_eq!(claims["sub"], "mailto:host@example.org");
    let ahead = claims["exp"].as_u64().unwrap() - server::live::clock() / 1000;
    assert!((3600..24 * 3600).contains(&ahead), "{ahead}");
    scene.nothing().await;
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten() {
    let mut scene = Scene::new(settings(1)).await;
    let [gone, stays] = [Browser::new(), Browser::new()];
    let push = [gone.to(&format!("{}/410", scene.at)), stays.to(&format!("{}/push", scene.at))];
    scene.set(&scene.ann, json!({ "push": push })).await;
    scene.begin(&Options::default()).await;
    let mut paths = [scene.next().await.0, scene.next().await.0];
    paths.sort();
    assert_eq!(paths, ["/410", "/push"]);
    scene.nothing().await;
    let left: Vec<_> = scene.notices().await.push.into_iter().map(|browser| browser.endpoint).collect();
    assert_eq!(left, [format!("{}/push", scene.at)]);
}

#[tokio::test]
async fn a_subscription_is_checked() {
    let with = |endpoint: &str, auth: &str| {
        let push =
            json!({ "endpoint": endpoint, "p256dh": BASE64.encode(Browser::new().public), "auth": auth });
        serde_json::from_value::<Notices>(json!({ "push": [push] })).unwrap()
    };
    let auth = BASE64.encode([7; 16]);
    check(&with("https://push.example.org/x", &auth), false).await.unwrap();
    let plain = check(&with("http://push.example.org/x", &auth), false).await.unwrap_err();
    assert_eq!(plain, "push: the endpoint must begin with https://");
    assert!(check(&with("https://push.example.org/x", "short"), false).await.unwrap_err().contains("`auth`"));
}
