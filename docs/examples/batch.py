"""Many games at once over `telefrag engine`: every seat of a thousand games is played at random from here.

One line carries one decision for every game, so what is counted is how fast Python and the rules are together."""
import json, random, subprocess, sys, time

program = sys.argv[1] if len(sys.argv) > 1 else "target/release/telefrag"
game = sys.argv[2] if len(sys.argv) > 2 else "adrenaline"
rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 400
engine = subprocess.Popen([program, "engine", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 20)


def send(request):
    engine.stdin.write(json.dumps(request).encode() + b"\n")


def receive():
    answer = json.loads(engine.stdout.readline())
    return answer["ok"] if "ok" in answer else sys.exit(answer["error"]["message"])


def begin(table):
    """Lay out a game; the first question is asked for at once. Both lines are sent ahead."""
    send({"cmd": "new", "table": table, "seed": random.getrandbits(64)})
    send({"cmd": "actions", "table": table})


names = [str(n) for n in range(1000)]
for name in names:
    begin(name)
engine.stdin.flush()
counts = {}
for name in names:
    receive()
    counts[name] = len(receive()["actions"])

decisions = finished = 0
start = time.perf_counter()
for _ in range(rounds):
    send({"cmd": "step", "actions": [[name, int(random.random() * counts[name])] for name in names]})
    engine.stdin.flush()
    over = []
    for name, table in zip(names, receive()["tables"]):
        counts[name] = len(table["actions"])
        if not table["seat"]:
            over.append(name)
    decisions += len(names)
    finished += len(over)
    for name in over:
        begin(name)
    engine.stdin.flush()
    for name in over:
        receive()
        counts[name] = len(receive()["actions"])
took = time.perf_counter() - start
print(f"{decisions} decisions, {finished} games finished, {decisions / took:,.0f} decisions a second")
send({"cmd": "quit"})
engine.stdin.flush()
