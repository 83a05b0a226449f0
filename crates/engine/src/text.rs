//! Types that are written as text in JSON too.

/// Give a type with `Display` and `FromStr<Err = String>` a serde form: its text.
///
/// ```
/// use engine::Seat;
/// assert_eq!(serde_json::to_string(&Seat(1)).unwrap(), "\"p2\"");
/// ```
#[macro_export]
macro_rules! serde_as_text {
    ($($type:ty),+ $(,)?) => {$(
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.collect_str(self)
            }
        }
        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(d)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    )+};
}
