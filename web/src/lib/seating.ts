// Sitting down where one cannot see who sits: a private table shows its seats to those at it alone.
import { api, Refused } from "../api/client.ts";
import { seatOf } from "./players.ts";

/** Take the first free seat; false if there is none. The server is asked seat by seat, until it knows no more of them. */
export async function takeFreeSeat(id: string): Promise<boolean> {
  for (let n = 0; ; n += 1) {
    try {
      await api.sit(id, seatOf(n), "take");
      return true;
    } catch (problem) {
      const code = problem instanceof Refused ? problem.wrong.code : null;
      if (code === "refusal-table-no-seat") return false;
      if (code !== "refusal-table-taken") throw problem;
    }
  }
}
