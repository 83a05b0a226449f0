//! Every endpoint, and what those get there who have no business there.

use serde_json::{Value, json};

/// What somebody must get: a status and the code of the error.
pub(crate) type Gets = (u16, &'static str);

const FINE: Gets = (200, "");
pub(crate) const NOBODY_IN: Gets = (401, "refusal-nobody");
pub(crate) const PRIVATE: Gets = (403, "refusal-table-private");
const NOT_AUTHOR: Gets = (403, "refusal-scenario-not-yours");
const NOT_ADMIN: Gets = (403, "refusal-not-admin");
const NOT_COMMENTER: Gets = (403, "refusal-comment-not-yours");
const NOT_SEATED: Gets = (422, "refusal-table-not-seated");

/// An endpoint, and what those get who have no business there.
pub(crate) struct Door {
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    /// What is asked there; nothing if it takes no body.
    pub(crate) body: Value,
    /// Who is not logged in.
    pub(crate) stranger: Gets,
    /// Who is logged in and does not sit at the table.
    pub(crate) spectator: Gets,
    /// Who sits at the table while it is another one's turn.
    pub(crate) other_seat: Gets,
}

fn door(method: &'static str, path: &'static str, body: Value, gets: [Gets; 3]) -> Door {
    let [stranger, spectator, other_seat] = gets;
    Door { method, path, body, stranger, spectator, other_seat }
}

/// What only those may who look after the place.
fn admin_doors() -> Vec<Door> {
    let none = Value::Null;
    let admin = |method, path, body| door(method, path, body, [NOBODY_IN, NOT_ADMIN, NOT_ADMIN]);
    vec![
        admin("GET", "/api/admin/people", none.clone()),
        admin("GET", "/api/admin/people/{person}", none.clone()),
        admin("PATCH", "/api/admin/people/{person}", json!({ "name": "Nobody" })),
        admin("DELETE", "/api/admin/people/{person}", none.clone()),
        admin("POST", "/api/admin/people/{person}/password", none.clone()),
        admin("PUT", "/api/admin/people/{person}/ban", json!({ "why": "for fun" })),
        admin("DELETE", "/api/admin/people/{person}/ban", none.clone()),
        admin("GET", "/api/admin/tables", none.clone()),
        admin("DELETE", "/api/admin/tables/{table}", none.clone()),
        admin("POST", "/api/admin/tables/{table}/close", none.clone()),
        admin("GET", "/api/admin/chat", none.clone()),
        admin("DELETE", "/api/admin/chat/{table}/1", none.clone()),
        admin("GET", "/api/admin/invitations", none.clone()),
        admin("POST", "/api/admin/invitations", json!({ "count": 1 })),
        admin("DELETE", "/api/admin/invitations/{person}", none.clone()),
        admin("POST", "/api/admin/invitations/expire", json!({ "days": 30 })),
        admin("GET", "/api/admin/scenarios", none.clone()),
        admin("PUT", "/api/admin/scenarios/{scenario}", json!({ "hidden": true })),
        admin("PUT", "/api/admin/notice", json!({ "text": "Boo" })),
        admin("DELETE", "/api/admin/notice", none.clone()),
        admin("GET", "/api/admin/limits", none.clone()),
        admin("PUT", "/api/admin/limits", json!({ "limit": "requests", "set": 10 })),
        admin("POST", "/api/admin/prune", json!({ "guests": 1 })),
        admin("GET", "/api/admin/log", none),
    ]
}

/// Every endpoint. `{act}` in a body is something that the seat that is asked could do.
pub(crate) fn doors() -> Vec<Door> {
    let none = Value::Null;
    let mut doors = admin_doors();
    doors.extend([
        door("GET", "/api/place", none.clone(), [FINE; 3]),
        door("POST", "/api/guest", json!({ "name": "" }), [(400, "bad-name"); 3]),
        door("POST", "/api/account", json!({ "name": "x", "password": "short" }), [(400, "bad-password"); 3]),
        door(
            "POST",
            "/api/login",
            json!({ "name": "nobody", "password": "wrong" }),
            [(401, "refusal-login"); 3],
        ),
        door(
            "POST",
            "/api/logout",
            json!({ "everywhere": 1 }),
            [NOBODY_IN, (422, "unreadable"), (422, "unreadable")],
        ),
        door("GET", "/api/me", none.clone(), [NOBODY_IN, FINE, FINE]),
        door(
            "PATCH",
            "/api/me",
            json!({ "name": "\u{7}" }),
            [NOBODY_IN, (400, "bad-name"), (400, "bad-name")],
        ),
        door(
            "DELETE",
            "/api/me",
            json!({ "password": 1 }),
            [NOBODY_IN, (422, "unreadable"), (422, "unreadable")],
        ),
        door("GET", "/api/me/tokens", none.clone(), [NOBODY_IN, FINE, FINE]),
        door(
            "POST",
            "/api/me/tokens",
            json!({ "label": "" }),
            [NOBODY_IN, (400, "bad-name"), (400, "bad-name")],
        ),
        door("GET", "/api/me/won", none.clone(), [NOBODY_IN, FINE, FINE]),
        door(
            "POST",
            "/api/me/won",
            json!({ "game": "chess", "places": [] }),
            [NOBODY_IN, (400, "bad-places"), (400, "bad-places")],
        ),
        door("GET", "/api/me/notices", none.clone(), [NOBODY_IN, FINE, FINE]),
        door(
            "PUT",
            "/api/me/notices",
            json!({ "webhook": "http://127.0.0.1/" }),
            [NOBODY_IN, (400, "bad-notices"), (400, "bad-notices")],
        ),
        door("GET", "/api/me/turns?once=true", none.clone(), [NOBODY_IN, FINE, FINE]),
        // The token of somebody else is not theirs to end.
        door(
            "DELETE",
            "/api/me/tokens/{token}",
            none.clone(),
            [NOBODY_IN, (404, "missing"), (404, "missing")],
        ),
        door("GET", "/api/people/{person}", none.clone(), [FINE; 3]),
        door("GET", "/api/games", none.clone(), [FINE; 3]),
        door("GET", "/api/rules/{rule}", none.clone(), [FINE; 3]),
        door("POST", "/api/scenarios/check", json!({ "game": "doom2016", "text": "" }), [FINE; 3]),
        door("GET", "/api/scenarios?mine=true", none.clone(), [NOBODY_IN, FINE, FINE]),
        door(
            "POST",
            "/api/scenarios",
            json!({ "game": "doom2016", "cover": { "title": "", "languages": [] }, "text": "" }),
            [NOBODY_IN, (400, "bad-scenario"), (400, "bad-scenario")],
        ),
        door("GET", "/api/scenarios/{scenario}", none.clone(), [FINE; 3]),
        door(
            "PUT",
            "/api/scenarios/{scenario}",
            json!({ "cover": { "title": "x", "languages": ["en"] }, "text": "" }),
            [NOBODY_IN, NOT_AUTHOR, NOT_AUTHOR],
        ),
        door("DELETE", "/api/scenarios/{scenario}", none.clone(), [NOBODY_IN, NOT_AUTHOR, NOT_AUTHOR]),
        door("GET", "/api/scenarios/{scenario}/file", none.clone(), [FINE; 3]),
        door(
            "PUT",
            "/api/scenarios/{scenario}/rating",
            json!({ "stars": 6 }),
            [NOBODY_IN, (400, "bad-scenario"), (400, "bad-scenario")],
        ),
        door(
            "POST",
            "/api/scenarios/{scenario}/report",
            json!({ "why": " " }),
            [NOBODY_IN, (400, "bad-scenario"), (400, "bad-scenario")],
        ),
        door(
            "POST",
            "/api/scenarios/measure",
            json!({ "game": "doom2016", "text": "", "games": 0 }),
            [NOBODY_IN, (400, "bad-scenario"), (400, "bad-scenario")],
        ),
        door(
            "POST",
            "/api/scenarios/generate",
            json!({ "game": "doom2016", "marines": 9 }),
            [NOBODY_IN, (400, "bad-scenario"), (400, "bad-scenario")],
        ),
        // What somebody has asked the workshop for is nobody else's.
        door(
            "GET",
            "/api/scenarios/runs/{run}",
            none.clone(),
            [NOBODY_IN, (404, "missing"), (404, "missing")],
        ),
        door(
            "DELETE",
            "/api/scenarios/runs/{run}",
            none.clone(),
            [NOBODY_IN, (404, "missing"), (404, "missing")],
        ),
        door("GET", "/api/scenarios/{scenario}/comments", none.clone(), [FINE; 3]),
        door(
            "POST",
            "/api/scenarios/{scenario}/comments",
            json!({ "text": " " }),
            [NOBODY_IN, (400, "bad-scenario"), (400, "bad-scenario")],
        ),
        door(
            "DELETE",
            "/api/scenarios/{scenario}/comments/{comment}",
            none.clone(),
            [NOBODY_IN, NOT_COMMENTER, NOT_COMMENTER],
        ),
        door(
            "POST",
            "/api/scenarios/{scenario}/comments/{comment}/report",
            json!({ "why": " " }),
            [NOBODY_IN, (400, "bad-scenario"), (400, "bad-scenario")],
        ),
        door("GET", "/api/scenarios/{scenario}/versions", none.clone(), [FINE; 3]),
        door("GET", "/api/scenarios/{scenario}/versions/{version}", none.clone(), [FINE; 3]),
        door("GET", "/api/tables?list=mine", none.clone(), [NOBODY_IN, FINE, FINE]),
        door(
            "POST",
            "/api/tables",
            json!({ "game": "chess" }),
            [NOBODY_IN, (400, "unreadable"), (400, "unreadable")],
        ),
        door("GET", "/api/tables/{id}", none.clone(), [FINE; 3]),
        door(
            "DELETE",
            "/api/tables/{id}",
            none.clone(),
            [NOBODY_IN, (422, "refusal-table-not-host"), (422, "refusal-table-not-host")],
        ),
        door("GET", "/api/tables/{id}/log", none.clone(), [FINE; 3]),
        door(
            "POST",
            "/api/tables/{id}/seats/{seat}",
            json!("take"),
            [NOBODY_IN, (422, "refusal-table-taken"), (422, "refusal-table-taken")],
        ),
        door(
            "POST",
            "/api/tables/{id}/begin",
            none.clone(),
            [NOBODY_IN, NOT_SEATED, (422, "refusal-table-begun")],
        ),
        door(
            "POST",
            "/api/tables/{id}/act",
            json!({ "after": 1_000_000, "action": "{act}" }),
            [NOBODY_IN, NOT_SEATED, (422, "refusal-not-your-decision")],
        ),
        door(
            "GET",
            "/api/tables/{id}/hint",
            none.clone(),
            [NOBODY_IN, (422, "refusal-table-not-asked"), (422, "refusal-table-not-asked")],
        ),
        door("POST", "/api/tables/{id}/journeys", json!({}), [NOBODY_IN, NOT_SEATED, FINE]),
        door("GET", "/api/tables/{id}/eye/p1", none.clone(), [NOBODY_IN, NOT_SEATED, FINE]),
        door("POST", "/api/tables/{id}/check", json!({ "action": "{act}" }), [NOBODY_IN, NOT_SEATED, FINE]),
        door(
            "POST",
            "/api/tables/{id}/undo",
            none.clone(),
            [NOBODY_IN, NOT_SEATED, (422, "refusal-undo-nothing")],
        ),
        door(
            "POST",
            "/api/tables/{id}/undo/answer",
            json!({ "yes": true }),
            [NOBODY_IN, NOT_SEATED, (422, "refusal-table-nobody-asks")],
        ),
        door(
            "POST",
            "/api/tables/{id}/chat",
            json!({ "text": " " }),
            [NOBODY_IN, (422, "refusal-table-say"), (422, "refusal-table-say")],
        ),
        door(
            "PUT",
            "/api/tables/{id}/chat",
            json!({ "open": false }),
            [NOBODY_IN, (422, "refusal-table-not-seated"), FINE],
        ),
        door("POST", "/api/tables/{id}/rematch", none.clone(), [NOBODY_IN, FINE, FINE]),
        door(
            "POST",
            "/api/tables/{id}/next",
            none.clone(),
            [NOBODY_IN, (409, "refusal-table-no-next"), (409, "refusal-table-no-next")],
        ),
        door("GET", "/api/tables/{id}/replay", none.clone(), [(409, "refusal-table-not-over"); 3]),
        door(
            "POST",
            "/api/replays",
            json!("no replay"),
            [NOBODY_IN, (400, "unreadable"), (400, "unreadable")],
        ),
        door("GET", "/api/tables/{id}/moment?count=0", none.clone(), [(409, "refusal-table-not-over"); 3]),
        door("GET", "/api/tables/{id}/analysis", none.clone(), [(409, "refusal-table-not-over"); 3]),
        door("GET", "/api/tables/{id}/report", none.clone(), [FINE; 3]),
        // Without the upgrade: the line itself has a test of its own.
        door("GET", "/api/tables/{id}/live", none, [(400, "no-line"); 3]),
    ]);
    doors
}
