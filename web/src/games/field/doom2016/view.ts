// The view and the events of DOOM (2016), as the program describes them.
export type {
  Doom2016Event as Event,
  Doom2016MarineView as Marine,
  Doom2016SideView as Side,
  Doom2016Thing as Thing,
  Doom2016View as View,
} from "../../../api/schema.ts";
