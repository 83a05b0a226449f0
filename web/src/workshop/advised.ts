// What a measure advises, in words and as a change of the file.
import type { PlaceAdvice } from "../api/types.ts";
import { say } from "../lib/words.svelte.ts";
import type { Choice, Craft, Target } from "./craft.ts";
import { doorName, figureName, percent, sayFor, thingName } from "./names.ts";
import { spotOf } from "./survey.svelte.ts";
import type { Table } from "./toml.ts";

/** A piece of advice in words. */
export function inWords(craft: Craft, advice: PlaceAdvice): string {
  const key = `page-workshop-advice-${advice.change}`;
  switch (advice.change) {
    case "frags": {
      const { marines, now, better, then } = advice;
      const said = say(key, { marines, share: percent(advice.share), now, better });
      return then == null ? said : `${said} ${say("page-workshop-advice-then", { then: percent(then) })}`;
    }
    case "fewer":
    case "more":
      return say(key, {
        share: percent(advice.share),
        n: advice.count,
        kind: figureName(craft, advice.kind),
        room: craft.roomName(advice.room),
      });
    case "heal":
      return say(key, { share: percent(advice.share), thing: thingName(craft, advice.thing), room: craft.roomName(advice.room) });
    case "starve":
      return say(key, {
        share: percent(advice.share),
        thing: thingName(craft, advice.thing),
        room: craft.roomName(advice.room),
        taken: percent(advice.taken),
      });
    case "rounds":
      return say(key, { share: percent(advice.share), now: advice.now, better: advice.better });
    case "unused": {
      const door = doorName(craft, advice.what);
      return say(key, { what: door === advice.what ? craft.roomName(door) : door });
    }
    case "seat": {
      const { marines, seat, share } = advice;
      return say(key, { n: marines, seat, share: percent(share), fair: percent(1 / marines) });
    }
    case "crowded":
      return say(key, { share: percent(advice.share), square: advice.at });
    case "even":
      return sayFor(craft.game, key, { share: percent(advice.share) });
  }
}

const target = (at: string): Target => {
  const { x, y } = spotOf(at);
  return { x, y, edge: { x, y, side: "n" }, far: 1 };
};

/** Something is put on squares, or what is there is taken away. */
function placed(craft: Craft, tool: "figure" | "token", deed: "put" | "drop", places: string[], kind: string) {
  const found = craft.tools.find(({ id }) => id === tool);
  if (!found || places.length === 0) return null;
  const choice: Choice = { kind, turn: 0, colour: "any", area: "" };
  return (model: Table) => places.forEach((at) => found[deed](model, target(at), choice));
}

/** The change of the file that it advises; nothing where only a person can do it. */
export function changeOf(craft: Craft, advice: PlaceAdvice): ((model: Table) => void) | null {
  switch (advice.change) {
    case "frags": {
      const { marines, better } = advice;
      return (model) => {
        const asked = craft.asks(model, null).find(({ path }) => path[0] === "frags");
        const usual = asked?.takes === "numbers" ? asked.usual : [];
        const now = Array.isArray(model["frags"]) ? (model["frags"] as number[]) : usual;
        model["frags"] = usual.map((one, n) => (n === marines - 1 ? better : (now[n] ?? one)));
      };
    }
    case "rounds": {
      const { better } = advice;
      const key = craft.asks({}, null).find(({ path }) => path[0] === "rounds" || path[0] === "timer")?.path[0];
      return key === undefined ? null : (model) => void (model[key] = better);
    }
    case "fewer":
      return placed(craft, "figure", "drop", advice.at, advice.kind);
    case "more":
      return placed(craft, "figure", "put", advice.at, advice.kind);
    case "heal":
      return placed(craft, "token", "put", advice.at, advice.thing);
    case "starve":
      return placed(craft, "token", "drop", advice.at, advice.thing);
    case "seat":
    case "crowded":
    case "unused":
    case "even":
      return null;
  }
}
