// The pictures of weapons and powerups, from game-icons; each is an outline in a box of 512.

import crosshair from "icon:crosshair";
import deathSkull from "icon:death-skull";
import fireRay from "icon:fire-ray";
import flamethrower from "icon:flamethrower";
import flashGrenade from "icon:flash-grenade";
import flatHammer from "icon:flat-hammer";
import furnace from "icon:furnace";
import heavyLightning from "icon:heavy-lightning";
import humanTarget from "icon:human-target";
import hypersonicBolt from "icon:hypersonic-bolt";
import katana from "icon:katana";
import magnet from "icon:magnet";
import mailedFist from "icon:mailed-fist";
import minigun from "icon:minigun";
import missileLauncher from "icon:missile-launcher";
import plasmaBolt from "icon:plasma-bolt";
import rayGun from "icon:ray-gun";
import rocket from "icon:rocket";
import shotgun from "icon:sawed-off-shotgun";
import scythe from "icon:scythe";
import shinyApple from "icon:shiny-apple";
import sonicBoom from "icon:sonic-boom";
import stunGrenade from "icon:stun-grenade";
import teleport from "icon:teleport";
import turret from "icon:turret";
import vortex from "icon:vortex";
import rifle from "icon:winchester-rifle";

export const WEAPON_ICONS: Record<string, string> = {
  "lock-rifle": humanTarget,
  "machine-gun": minigun,
  thor: heavyLightning,
  "plasma-gun": plasmaBolt,
  whisper: rifle,
  electroscythe: scythe,
  "tractor-beam": magnet,
  "vortex-cannon": vortex,
  furnace,
  heatseeker: rocket,
  hellion: fireRay,
  flamethrower,
  "grenade-launcher": stunGrenade,
  "rocket-launcher": missileLauncher,
  railgun: hypersonicBolt,
  cyberblade: katana,
  "zx-2": rayGun,
  shotgun,
  "power-glove": mailedFist,
  shockwave: sonicBoom,
  sledgehammer: flatHammer,
};

/** By the word in the notation of a powerup. */
export const POWERUP_ICONS: Record<string, string> = {
  scope: crosshair,
  newton: shinyApple,
  tagback: flashGrenade,
  teleporter: teleport,
};

export const SKULL = deathSkull;
export const TURRET = turret;
