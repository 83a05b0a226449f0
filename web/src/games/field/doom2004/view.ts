// The view and the events of DOOM (2004), as the program describes them.
export type { Event, GoalView as Goal, MarineView as Marine, Thing, View } from "../../../api/games/doom2004.ts";
