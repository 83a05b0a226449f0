"""A player at many tables: it hears whenever it is its turn anywhere. Give it the address and a token."""
import json, random, sys, time, urllib.error, urllib.request

server, token = sys.argv[1], sys.argv[2]


def call(path, body=None):
    headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(server + path, data, headers))


def play(table, seen):
    """Any legal action, as long as it is our turn."""
    while True:
        try:
            scene = json.load(call(f"/api/tables/{table}?after={seen}"))["scene"]
            choices = (scene["question"] or {}).get("choices")
            if not choices:
                return
            act = {"after": scene["number"], "action": random.choice(choices)["action"]}
            seen = json.load(call(f"/api/tables/{table}/act", act))["number"]
        except urllib.error.HTTPError as problem:
            # Somebody was quicker, or this was too much at once: look again.
            if problem.code not in (409, 429, 503):
                raise
            time.sleep(0.5)


while True:
    try:
        for line in call("/api/me/turns"):
            if line.startswith(b"data:"):
                turn = json.loads(line[5:])
                play(turn["table"], turn["number"])
    except (ConnectionError, urllib.error.URLError):
        pass
    # The server restarts; what waits is told first when we are back.
    time.sleep(1)
