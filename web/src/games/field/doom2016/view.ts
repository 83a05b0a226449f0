// The view and the events of DOOM (2016), as the program describes them.
export type { Event, MarineView as Marine, SideView as Side, Thing, View } from "../../../api/games/doom2016.ts";
