"""Take a position, change it by hand, load it: once well, once badly."""
import json, subprocess, sys

program = sys.argv[1] if len(sys.argv) > 1 else "target/release/telefrag"
engine = subprocess.Popen([program, "engine", "adrenaline"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")


def ask(**request):
    print(json.dumps(request), file=engine.stdin, flush=True)
    return json.loads(engine.stdout.readline())


ask(cmd="new", setup={"players": 3, "board": "small"}, seed=7)
ask(cmd="apply", action="discard red-newton")
position = ask(cmd="dump")["ok"]["position"]

# p1 holds a shotgun, and p2 stands one step away with ten points of damage.
me, other = position["figures"][0], position["figures"][1]
me["loaded"] = ["shotgun"]
position["rows"][1].remove("shotgun")
other["square"], other["damage"] = "11", ["p3"] * 10
me["seasoned"] = other["seasoned"] = True
print(ask(cmd="load", position=position)["ok"]["decision"]["prompt"])
for action in ["shoot", "fire shotgun long-barrel", "hit p2"]:
    events = ask(cmd="apply", action=action, labels=True)["ok"]["told"]
    print("\n".join(event["text"] for event in events))

# Two of them now hold the shotgun, and a box overflows.
other["loaded"] = ["shotgun"]
me["ammo"] = "RRRRYB"
print(json.dumps(ask(cmd="load", position=position)["error"], indent=2))
