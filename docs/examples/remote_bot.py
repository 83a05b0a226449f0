"""A player over the network: any legal action, until the game is over. Give it the address, a token and a table."""
import json, random, sys, time, urllib.request

server, token, table = sys.argv[1], sys.argv[2], "/api/tables/" + sys.argv[3]

def call(path, body=None):
    headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return json.load(urllib.request.urlopen(urllib.request.Request(server + path, data, headers)))

while (scene := call(table)["scene"])["phase"] == "running":
    if choices := (scene["question"] or {}).get("choices"):
        call(table + "/act", {"after": scene["number"], "action": random.choice(choices)["action"]})
    else:
        time.sleep(0.05)
