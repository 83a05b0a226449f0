//! A player over the network: any legal action, until the game is over. It needs the crates `ureq`, `serde_json`, `rand`.

use serde_json::{Value, json};

/// Play at a table with a token until the game is over.
pub fn play(server: &str, token: &str, table: &str) -> Result<(), Box<dyn std::error::Error>> {
    let (path, token) = (format!("{server}/api/tables/{table}"), format!("Bearer {token}"));
    loop {
        let text = ureq::get(&path).header("Authorization", &token).call()?.body_mut().read_to_string()?;
        let scene = serde_json::from_str::<Value>(&text)?["scene"].take();
        match scene["question"]["choices"].as_array().filter(|choices| !choices.is_empty()) {
            _ if scene["phase"] != "running" => return Ok(()),
            None => std::thread::sleep(std::time::Duration::from_millis(50)),
            Some(choices) => {
                let action = &choices[rand::random_range(0..choices.len())]["action"];
                let body = json!({ "after": scene["number"], "action": action }).to_string();
                let act = ureq::post(format!("{path}/act")).header("Authorization", &token);
                act.content_type("application/json").send(body)?;
            }
        }
    }
}
