"""A player over the network: any legal action, until the game is over. Give it the address, a token and a table."""
import json, random, sys, time, urllib.error, urllib.request

server, token, table = sys.argv[1], sys.argv[2], "/api/tables/" + sys.argv[3]


def call(path, body=None):
    """The answer, or nothing if that has to be tried once more in a moment."""
    headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        return json.load(urllib.request.urlopen(urllib.request.Request(server + path, data, headers)))
    except urllib.error.HTTPError as problem:
        error = json.load(problem)["error"]
        # Somebody was quicker; another process has not heard yet; or this was too much at once.
        if error["code"] not in ("stale", "too-often", "unavailable"):
            sys.exit(error["message"])
        time.sleep(1 if error["code"] == "too-often" else 0.05)


seen = 0
while True:
    # Not older than what this player has done itself, whichever process answers.
    page = call(f"{table}?after={seen}")
    scene = page and page["scene"]
    if not scene:
        continue
    if scene["phase"] == "open":
        sys.exit("the table has not begun: POST " + table + "/begin")
    if scene["phase"] != "running":
        break
    if choices := (scene["question"] or {}).get("choices"):
        done = call(table + "/act", {"after": scene["number"], "action": random.choice(choices)["action"]})
        seen = done["number"] if done else seen
    else:
        time.sleep(0.05)
print(scene["phase"])
