"""A player for `telefrag engine`: seat p1 plays at random against two of the built-in players."""
import json, random, subprocess, sys

program = sys.argv[1] if len(sys.argv) > 1 else "target/release/telefrag"
engine = subprocess.Popen([program, "engine", "adrenaline"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")


def ask(**request):
    print(json.dumps(request), file=engine.stdin, flush=True)
    answer = json.loads(engine.stdout.readline())
    return answer["ok"] if "ok" in answer else sys.exit(answer["error"]["message"])


state = ask(cmd="new", setup={"players": 3, "board": "small"}, seed=int(sys.argv[2]) if len(sys.argv) > 2 else 1)
while state["decision"]:
    if state["decision"]["seat"] == "p1":
        action = random.choice(ask(cmd="actions")["actions"])
    else:
        action = ask(cmd="bot", level="soldier")["action"]
    state = ask(cmd="apply", action=action)
print("points", state["outcome"]["points"], "winners", state["outcome"]["winners"])
ask(cmd="quit")
