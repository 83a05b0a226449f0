//! The languages we speak.

use std::env;
use std::fmt;
use std::str::FromStr;

/// A language that every text exists in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
    /// Croatian.
    Hr,
    /// Hungarian.
    Hu,
}

/// The name of a language that we do not speak.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown language `{0}` (known: en, pl, hr, hu)")]
pub struct UnknownLang(pub String);

impl Lang {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Pl, Lang::Hr, Lang::Hu];

    /// The two-letter code, which is also the name of the folder in `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pl => "pl",
            Lang::Hr => "hr",
            Lang::Hu => "hu",
        }
    }

    /// The language of the terminal: `TELEFRAG_LANG`, else `LC_ALL`, else `LC_MESSAGES`, else `LANG`; English where we do
    /// not speak it.
    pub fn from_env() -> Lang {
        Lang::from_vars(|name| env::var(name).ok())
    }

    /// [`Lang::from_env`] with the environment given. As in POSIX an empty variable counts as unset, and the first
    /// one that is set decides.
    pub(crate) fn from_vars(var: impl Fn(&str) -> Option<String>) -> Lang {
        ["TELEFRAG_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(var)
            .find(|value| !value.is_empty())
            .and_then(|value| value.parse().ok())
            .unwrap_or_default()
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Takes a bare code or a locale name: `pl`, `pl-PL`, `pl_PL.UTF-8`.
    fn from_str(name: &str) -> Result<Lang, UnknownLang> {
        let code = name.trim().split(['_', '-', '.', '@']).next().unwrap_or_default();
        let known = Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code));
        known.ok_or_else(|| UnknownLang(name.to_owned()))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_known_by_code_and_by_locale_name() {
        for (name, lang) in [
            ("en", Lang::En),
            ("pl", Lang::Pl),
            ("HR", Lang::Hr),
            (" hu ", Lang::Hu),
            ("pl-PL", Lang::Pl),
            ("hr_HR.UTF-8", Lang::Hr),
            ("hu.utf8", Lang::Hu),
            ("en@quot", Lang::En),
        ] {
            assert_eq!(name.parse(), Ok(lang), "{name}");
        }
        for name in ["", "de", "plx", "p", "C", "polski"] {
            assert_eq!(name.parse::<Lang>(), Err(UnknownLang(name.to_owned())));
        }
    }

    #[test]
    fn a_language_prints_as_it_parses() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        assert_eq!(format!("{:>4}", Lang::Pl), "  pl");
    }

    #[test]
    fn the_environment_chooses_the_language() {
        let choose = |vars: &[(&str, &str)]| {
            Lang::from_vars(|name| {
                vars.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(choose(&[]), Lang::En);
        assert_eq!(choose(&[("LANG", "pl_PL.UTF-8")]), Lang::Pl);
        assert_eq!(choose(&[("LANG", "pl_PL.UTF-8"), ("LC_MESSAGES", "hr_HR")]), Lang::Hr);
        assert_eq!(choose(&[("LANG", "pl_PL"), ("LC_MESSAGES", "hr_HR"), ("LC_ALL", "hu_HU")]), Lang::Hu);
        assert_eq!(choose(&[("LC_ALL", ""), ("LANG", "hu_HU.UTF-8")]), Lang::Hu);
        assert_eq!(choose(&[("LC_ALL", "C"), ("LANG", "pl_PL.UTF-8")]), Lang::En);
        assert_eq!(choose(&[("LANG", "de_DE.UTF-8")]), Lang::En);
        assert_eq!(choose(&[("LC_ALL", "pl_PL.UTF-8"), ("TELEFRAG_LANG", "hr")]), Lang::Hr);
    }
}
