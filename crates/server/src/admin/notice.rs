//! A notice to everybody: a sentence of the host, and when it happens.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::bad;
use crate::api::Problem;
use crate::people::is_disturbing;
use crate::store::{Store, StoreError};

/// Where it is kept.
const SETTING: &str = "notice";
/// The longest sentence, in characters.
const TEXT_MOST: usize = 300;

/// What everybody is told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Notice {
    /// The sentence of the host: at most 300 characters.
    pub text: String,
    /// When it begins, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u64>,
    /// When it is over; nobody is told any more then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
}

impl Notice {
    /// As it is kept: in one line, with times in their order.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn tidy(self) -> Result<Notice, Problem> {
        let text = self.text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.is_empty() || text.chars().count() > TEXT_MOST || text.chars().any(is_disturbing) {
            return Err(bad(format!("a notice has 1 to {TEXT_MOST} letters, on one line")));
        }
        if let (Some(from), Some(until)) = (self.from, self.until)
            && until <= from
        {
            return Err(bad("it ends before it begins"));
        }
        Ok(Notice { text, ..self })
    }

    /// Is it not over yet?
    pub fn is_on(&self, now: u64) -> bool {
        self.until.is_none_or(|until| until > now)
    }

    pub(super) async fn load(store: &Store) -> Result<Option<Notice>, StoreError> {
        let kept = store.known_setting(SETTING).await?.filter(|kept| !kept.is_empty());
        let read = |kept: String| serde_json::from_str(&kept);
        kept.map(read).transpose().map_err(|problem| StoreError::Damaged(problem.to_string()))
    }

    pub(super) async fn keep(store: &Store, notice: Option<&Notice>) -> Result<(), StoreError> {
        let text = notice.map(serde_json::to_string).transpose();
        let text = text.map_err(|problem| StoreError::Broken(problem.to_string()))?;
        store.set_setting(SETTING, &text.unwrap_or_default()).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_a_sentence_with_times_in_order() {
        let told = |text: &str, from, until| Notice { text: text.to_owned(), from, until }.tidy();
        assert_eq!(told("  New  disk ", None, None).unwrap().text, "New disk");
        assert!(told(" ", None, None).is_err() && told("a\u{202e}b", None, None).is_err());
        assert!(told("New disk", Some(5), Some(5)).is_err());
        assert!(told("New disk", Some(5), Some(6)).unwrap().is_on(5));
        assert!(!told("New disk", Some(5), Some(6)).unwrap().is_on(6));
    }
}
