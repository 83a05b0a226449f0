// The view and the events of DOOM (2004), as the program describes them.
export type {
  Doom2004Event as Event,
  Doom2004GoalView as Goal,
  Doom2004MarineView as Marine,
  Doom2004Thing as Thing,
  Doom2004View as View,
} from "../../../api/schema.ts";
