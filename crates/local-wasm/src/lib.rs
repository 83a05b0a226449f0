//! The house without a server as a page calls it, in a worker of its own. Names are those of JavaScript; what they mean
//! stands in `local`.

use local::games::{self, Crew};
use wasm_bindgen::prelude::wasm_bindgen;

/// Bring the texts of a language, before it is first asked for.
#[wasm_bindgen]
pub fn speak(lang: &str, text: &str) {
    if let Ok(lang) = lang.parse() {
        codex::bring(lang, text);
    }
}

/// How random games end, from one number on: what every build must agree about.
#[wasm_bindgen]
pub fn hashes(from: f64, count: f64) -> String {
    played(Crew::Random, from, count)
}

/// The same of games in which computer players think.
#[wasm_bindgen]
pub fn thought(from: f64, count: f64) -> String {
    played(Crew::Thinking, from, count)
}

fn played(crew: Crew, from: f64, count: f64) -> String {
    games::all().first().map(|game| game.hashes(crew, from as u64, count as u64)).unwrap_or_default()
}

/// Play at random until so many decisions are made; how many it was in the end.
#[wasm_bindgen]
pub fn bench(decisions: f64) -> f64 {
    games::all().first().map_or(0.0, |game| game.bench(decisions as u64) as f64)
}

/// What comes back for a request.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Answer(local::Answer);

#[wasm_bindgen]
impl Answer {
    /// The status, as in HTTP.
    #[wasm_bindgen(getter)]
    pub fn status(&self) -> u16 {
        self.0.status
    }
    /// What the body is; empty if there is none.
    #[wasm_bindgen(getter)]
    pub fn kind(&self) -> String {
        self.0.kind.to_owned()
    }
    /// The name of the file that it is, if it is one.
    #[wasm_bindgen(getter)]
    pub fn name(&self) -> Option<String> {
        self.0.name.clone()
    }
    /// The body.
    #[wasm_bindgen(getter)]
    pub fn body(&self) -> String {
        self.0.body.clone()
    }
}

/// Something that a line says, or its end.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Heard(local::Heard);

#[wasm_bindgen]
impl Heard {
    /// Which line.
    #[wasm_bindgen(getter)]
    pub fn line(&self) -> u32 {
        self.0.line
    }
    /// What it says.
    #[wasm_bindgen(getter)]
    pub fn text(&self) -> Option<String> {
        self.0.text.clone()
    }
    /// Why it is at its end, as WebSocket numbers it.
    #[wasm_bindgen(getter)]
    pub fn code(&self) -> Option<u16> {
        self.0.code
    }
}

/// The house of one game.
#[wasm_bindgen]
#[derive(Debug)]
pub struct House(local::House);

#[wasm_bindgen]
impl House {
    /// A house with what was kept before: options and pairs as JSON, and 32 bytes of luck.
    ///
    /// # Errors
    /// If that cannot be read.
    #[wasm_bindgen(constructor)]
    pub fn new(options: &str, stored: &str, luck: &[u8]) -> Result<House, String> {
        let unreadable = |problem: serde_json::Error| problem.to_string();
        let options = serde_json::from_str(options).map_err(unreadable)?;
        let stored = serde_json::from_str(stored).map_err(unreadable)?;
        let luck = luck.try_into().map_err(|_| "luck has 32 bytes".to_owned())?;
        Ok(House(local::House::new(options, stored, luck)))
    }

    /// Answer a request as a server would.
    pub fn request(&mut self, method: &str, path: &str, body: Option<String>, now: f64) -> Answer {
        Answer(self.0.request(method, path, body.as_deref().unwrap_or_default(), now as u64))
    }

    /// Open a live line by its address.
    #[wasm_bindgen(js_name = lineOpen)]
    pub fn line_open(&mut self, path: &str) -> u32 {
        self.0.line_open(path)
    }

    /// Say something on a line.
    #[wasm_bindgen(js_name = lineSay)]
    pub fn line_say(&mut self, line: u32, text: &str, now: f64) {
        self.0.line_say(line, text, now as u64);
    }

    /// The other end of a line has gone.
    #[wasm_bindgen(js_name = lineClose)]
    pub fn line_close(&mut self, line: u32) {
        self.0.line_close(line);
    }

    /// The next thing that a line says.
    pub fn hear(&mut self) -> Option<Heard> {
        self.0.hear().map(Heard)
    }

    /// Do one thing that is due, and say when the next is.
    pub fn tend(&mut self, now: f64) -> Option<f64> {
        self.0.tend(now as u64).map(|due| due as f64)
    }

    /// What has to be kept, as JSON.
    pub fn changed(&mut self) -> String {
        serde_json::to_string(&self.0.changed()).unwrap_or_else(|_| "[]".to_owned())
    }

    /// Another house has kept that.
    pub fn put(&mut self, key: &str, value: Option<String>) {
        self.0.put(key, value);
    }
}
