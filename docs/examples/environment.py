"""Telefrag for programs that learn, in the manner of PettingZoo and Gymnasium; neither package is needed.

Every action that can be written down has a number, the same in every game of these rules, and a mask says which are
legal now. `Turns` is for several agents who act one after the other (as an `AECEnv` of PettingZoo), `Alone` for one who
plays against computer players (as an `Env` of Gymnasium)."""
import json, random, subprocess, sys


class Turns:
    def __init__(self, program, game, **setup):
        self.engine = subprocess.Popen([program, "engine", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.setup = setup
        self.notation = self.ask("universe")["actions"]
        self.number = {text: number for number, text in enumerate(self.notation)}

    def ask(self, cmd, **fields):
        self.engine.stdin.write(json.dumps({"cmd": cmd, **fields}).encode() + b"\n")
        self.engine.stdin.flush()
        answer = json.loads(self.engine.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"]["message"])
        return answer["ok"]

    def reset(self, seed=None):
        begun = self.ask("new", setup=self.setup, seed=random.getrandbits(64) if seed is None else seed)
        self.agents = self.possible_agents = [f"p{n + 1}" for n in range(begun["seats"])]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.go_on(self.ask("actions"))

    def go_on(self, answer):
        self.agent_selection = answer["seat"]  # nobody once the game is over
        self.legal = [self.number[text] for text in answer["actions"]]
        if answer["seat"] is None:
            winners = answer["outcome"]["winners"]
            self.rewards = {agent: 1.0 / len(winners) if agent in winners else 0.0 for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent):
        """What this seat may know: its view, and the mask of what it may do."""
        mask = bytearray(len(self.notation))
        for number in self.legal if agent == self.agent_selection else []:
            mask[number] = 1
        return {"observation": self.ask("view", seat=agent)["view"], "action_mask": mask}

    def last(self):
        agent = self.agent_selection or self.agents[0]
        return self.observe(agent), self.rewards[agent], self.terminations[agent], False, {}

    def step(self, number):
        self.go_on(self.ask("apply", action=self.notation[number], reply="actions"))


class Alone:
    def __init__(self, turns, seat="p1", level="random"):
        self.turns, self.seat, self.level = turns, seat, level

    def others(self):
        while self.turns.agent_selection not in (self.seat, None):
            self.turns.step(self.turns.number[self.turns.ask("bot", level=self.level)["action"]])
        return self.turns.observe(self.seat)

    def reset(self, seed=None):
        self.turns.reset(seed)
        return self.others(), {}

    def step(self, number):
        self.turns.step(number)
        return self.others(), self.turns.rewards[self.seat], self.turns.terminations[self.seat], False, {}


def any_of(observation):
    return random.choice([number for number, legal in enumerate(observation["action_mask"]) if legal])


if __name__ == "__main__":
    program = sys.argv[1] if len(sys.argv) > 1 else "target/release/telefrag"
    turns = Turns(program, sys.argv[2] if len(sys.argv) > 2 else "adrenaline")
    turns.reset(seed=7)
    while turns.agent_selection:
        observation, reward, termination, truncation, info = turns.last()
        turns.step(any_of(observation))
    print(len(turns.notation), "actions have numbers; rewards", turns.rewards)

    alone = Alone(turns)
    observation, info = alone.reset(seed=7)
    over = False
    while not over:
        observation, reward, over, truncation, info = alone.step(any_of(observation))
    print("alone against computers:", reward)
