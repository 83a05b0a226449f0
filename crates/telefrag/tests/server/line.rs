//! A live line that checks what it hears: every number once, in order, whatever happens in between.

use std::io::ErrorKind;
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::{HeaderName, HeaderValue};
use tungstenite::{Error, HandshakeError, Message, WebSocket};

use crate::kit::{PATIENCE, Person};

/// How long one look at the line takes at most.
const GLANCE: Duration = Duration::from_millis(50);

/// What came over a line.
#[derive(Debug)]
pub(crate) enum Heard {
    /// Something happened; the line has followed it.
    Update,
    /// An answer.
    Answer(Value),
    /// Nothing yet.
    Nothing,
    /// The line is at its end, with the code that it was closed with.
    Ended(Option<u16>),
}

/// What somebody knows of a table, over all their lines.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known {
    /// The number of the last entry.
    pub(crate) seen: u64,
    /// Everything that was heard, in order.
    pub(crate) news: Vec<Value>,
    /// The table as it is.
    pub(crate) scene: Value,
}

impl Known {
    /// What one may do now, if one is asked.
    pub(crate) fn choices(&self) -> Vec<String> {
        let choices = self.scene["question"]["choices"].as_array();
        let action = |choice: &Value| choice["action"].as_str().expect("a text").to_owned();
        choices.map(|choices| choices.iter().map(action).collect()).unwrap_or_default()
    }

    /// Follow an update: the news go on where the last ones ended.
    #[track_caller]
    fn follow(&mut self, update: &mut Value) {
        let Value::Array(news) = update["news"].take() else { panic!("news: {update}") };
        for entry in news {
            let number = entry["number"].as_u64().expect("a number");
            if self.scene.is_null() && self.news.is_empty() {
                // Who comes in new does not get the whole past.
                self.seen = number - 1;
            }
            assert_eq!(number, self.seen + 1, "each number once, in order: {entry}");
            self.seen = number;
            self.news.push(entry);
        }
        self.scene = update["scene"].take();
        assert_eq!(self.scene["number"], self.seen, "the scene follows from the news");
    }
}

/// A live line to a table.
pub(crate) struct Line {
    socket: WebSocket<TcpStream>,
    pub(crate) known: Known,
    asked: u64,
}

impl Line {
    /// Open a line and go on behind what is known.
    ///
    /// # Errors
    /// If it is refused, or nobody is there.
    #[allow(clippy::result_large_err, reason = "what was known goes back to whoever tries again")]
    pub(crate) fn resume(
        at: SocketAddr,
        table: &str,
        who: &Person,
        known: Known,
    ) -> Result<Line, (Known, Error)> {
        let address = format!("{table}/live?after={}", known.seen);
        match connect(at, &address, &[&who.pass]) {
            Ok(socket) => Ok(Line { socket, known, asked: 0 }),
            Err(problem) => Err((known, problem)),
        }
    }

    /// Open a line that knows nothing yet, and hear how things are.
    #[track_caller]
    pub(crate) fn open(at: SocketAddr, table: &str, who: &Person) -> Line {
        let opened = Line::resume(at, table, who, Known::default());
        let mut line = opened.unwrap_or_else(|(_, problem)| panic!("{table}: {problem}"));
        line.wait("the first scene", |known| !known.scene.is_null());
        line
    }

    /// Send anything.
    pub(crate) fn send(&mut self, message: impl Into<Message>) -> Result<(), Error> {
        self.socket.send(message.into())
    }

    /// Hear what has come, if anything has.
    pub(crate) fn hear(&mut self) -> Heard {
        let message = match self.socket.read() {
            Ok(Message::Text(text)) => text,
            Ok(Message::Close(frame)) => return Heard::Ended(frame.map(|frame| frame.code.into())),
            Ok(_) => return Heard::Nothing,
            Err(Error::Io(problem))
                if matches!(problem.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
            {
                return Heard::Nothing;
            }
            Err(_) => return Heard::Ended(None),
        };
        let mut message: Value = serde_json::from_str(&message).expect("JSON");
        if let Some(update) = message.get_mut("update") {
            self.known.follow(update);
            return Heard::Update;
        }
        Heard::Answer(message.get_mut("answer").expect("an update or an answer").take())
    }

    /// Ask for something; the answer, or nothing if the line ended before it came.
    pub(crate) fn ask(&mut self, mut what: Value) -> Option<Value> {
        self.asked += 1;
        what["id"] = self.asked.into();
        self.send(what.to_string()).ok()?;
        let begun = Instant::now();
        loop {
            match self.hear() {
                Heard::Answer(answer) if answer["id"] == self.asked => return Some(answer),
                Heard::Ended(_) => return None,
                _ => assert!(begun.elapsed() < PATIENCE, "no answer to {what}"),
            }
        }
    }

    /// Act on what is known.
    pub(crate) fn act(&mut self, action: &str) -> Option<Value> {
        let after = self.known.seen;
        self.ask(json!({ "do": "act", "after": after, "action": action }))
    }

    /// Act, and all goes well: the number of the entry.
    #[track_caller]
    pub(crate) fn done(&mut self, what: Value) -> u64 {
        let answer = self.ask(what.clone()).expect("the line holds");
        answer["number"].as_u64().unwrap_or_else(|| panic!("{what}: {answer}"))
    }

    /// Hear until something is known.
    #[track_caller]
    pub(crate) fn wait(&mut self, what: &str, holds: impl Fn(&Known) -> bool) {
        let begun = Instant::now();
        while !holds(&self.known) {
            assert!(begun.elapsed() < PATIENCE, "{what} has not come: {}", self.known.scene);
            if let Heard::Ended(code) = self.hear() {
                panic!("{what} has not come, the line has ended: {code:?}");
            }
        }
    }

    /// Hear until there is a choice to make; whoever draws the same card twice has none, and gives the only answer.
    #[track_caller]
    pub(crate) fn wait_for_choice(&mut self) {
        loop {
            self.wait("one's own turn", |known| !known.choices().is_empty());
            let choices = self.known.choices();
            let [only] = &choices[..] else { return };
            let number = self.done(json!({ "do": "act", "after": self.known.seen, "action": only }));
            self.wait_for(number);
        }
    }

    /// Hear until entry `number` is known.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, number: u64) {
        self.wait("an entry", |known| known.seen >= number);
    }

    /// Hear until the line ends; the code with which it was closed.
    #[track_caller]
    pub(crate) fn wait_end(&mut self) -> Option<u16> {
        let begun = Instant::now();
        loop {
            if let Heard::Ended(code) = self.hear() {
                return code;
            }
            assert!(begun.elapsed() < PATIENCE, "the line is still open");
        }
    }
}

/// Open a WebSocket with these lines in its head.
pub(crate) fn connect(at: SocketAddr, path: &str, head: &[&str]) -> Result<WebSocket<TcpStream>, Error> {
    let mut request = format!("ws://{at}{path}").into_client_request()?;
    for (name, value) in head.iter().filter_map(|line| line.split_once(": ")) {
        let name: HeaderName = name.parse().expect("a header");
        request.headers_mut().insert(name, HeaderValue::from_str(value).expect("a value"));
    }
    let stream = TcpStream::connect(at)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    match tungstenite::client(request, stream) {
        Ok((socket, _)) => {
            socket.get_ref().set_read_timeout(Some(GLANCE))?;
            Ok(socket)
        }
        Err(HandshakeError::Failure(problem)) => Err(problem),
        Err(HandshakeError::Interrupted(_)) => Err(Error::ConnectionClosed),
    }
}

/// The status with which a line was refused, and its code.
#[track_caller]
pub(crate) fn refused(opened: Result<WebSocket<TcpStream>, Error>) -> (u16, String) {
    match opened {
        Err(Error::Http(response)) => {
            let body = response.body().as_deref().unwrap_or_default();
            let body: Value = serde_json::from_slice(body).unwrap_or_default();
            (response.status().as_u16(), body["error"]["code"].as_str().unwrap_or_default().to_owned())
        }
        Err(problem) => panic!("{problem}"),
        Ok(_) => panic!("the line was opened"),
    }
}
