"""Many games at once over `telefrag engine`: every seat of a thousand games is played at random from here.

One line carries one decision for each game of a half. While we read the answer for one half and choose, the program
plays the other half: what is counted is how fast Python and the rules are side by side."""
import collections, json, random, subprocess, sys, time

program = sys.argv[1] if len(sys.argv) > 1 else "target/release/telefrag"
game = sys.argv[2] if len(sys.argv) > 2 else "adrenaline"
wanted = int(sys.argv[3]) if len(sys.argv) > 3 else 400_000
names = [str(n) for n in range(int(sys.argv[4]) if len(sys.argv) > 4 else 1000)]
engine = subprocess.Popen([program, "engine", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 20)

counts = {}  # by table: how many actions are legal there
waiting = collections.deque()  # what the answers that are still to come belong to, in order


def send(*requests):
    engine.stdin.writelines(json.dumps(request).encode() + b"\n" for request in requests)
    engine.stdin.flush()


def receive():
    answer = json.loads(engine.stdout.readline())
    return answer["ok"] if "ok" in answer else sys.exit(answer["error"]["message"])


def begin(name):
    """Lay out a game and ask for the first question; both lines are sent ahead."""
    send({"cmd": "new", "table": name, "seed": random.getrandbits(64)}, {"cmd": "actions", "table": name})
    waiting.append(name)


def begun():
    """The game whose answers come next, ready to be played."""
    name = waiting.popleft()
    receive()
    counts[name] = len(receive()["actions"])
    return name


def step(tables):
    send({"cmd": "step", "actions": [[name, int(random.random() * counts[name])] for name in tables]})
    waiting.append(tables)


for name in names:
    begin(name)
    begun()
decisions = finished = 0
start = time.perf_counter()
step(names[::2])
step(names[1::2])
fresh = []  # games that were laid out anew, and go on with the next half
while decisions < wanted:
    if isinstance(waiting[0], str):
        fresh.append(begun())
        continue
    tables, playing, fresh = waiting.popleft(), fresh, []
    for name, table in zip(tables, receive()["tables"]):
        counts[name] = len(table["actions"])
        if table["seat"]:
            playing.append(name)
        else:
            finished += 1
            begin(name)
    decisions += len(tables)
    step(playing)
took = time.perf_counter() - start
print(f"{decisions} decisions, {finished} games finished, {decisions / took:,.0f} decisions a second")
engine.kill()
engine.wait()
