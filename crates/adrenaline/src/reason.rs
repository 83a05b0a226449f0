//! Why something may not be done: one table of texts and rules.

use engine::{Arg, Refusal};

use crate::powerup::{self, PowerupKind};
use crate::rule::*;
use crate::rules::turns::limits;
use crate::weapon::EffectSet;
use crate::{Action, Cubes, Frame, State, Weapon};

engine::reasons! {
    /// Why something may not be done.
    pub(crate) enum Reason {
        // Before the game
        SetupPlayers(n: u8) = "refusal-setup-players" [ADR_SETUP_1],
        SetupSkulls(n: u8) = "refusal-setup-skulls" [ADR_SETUP_1],
        SetupTwoModes = "refusal-setup-two-modes" [ADR_SETUP_5],
        SetupBot = "refusal-setup-bot" [ADR_BOT_1],
        // At any time
        GameOver = "refusal-game-over" [ADR_END_3],
        TurnOver = "refusal-turn-over" [ADR_TURN_2, ADR_TURN_4],
        TurnClosed = "refusal-turn-closed" [ADR_TURN_4, ADR_RELOAD_1, ADR_PWR_NEWTON_3],
        // The choice of an action
        ChooseAction = "refusal-choose-action" [ADR_TURN_1],
        NoActions = "refusal-no-actions" [ADR_TURN_1],
        NoRun = "refusal-no-run" [ADR_FRENZY_2],
        NothingToGrab = "refusal-nothing-to-grab" [ADR_GRAB_9, ADR_GRAB_6, ADR_GRAB_3],
        NoLoadedWeapon = "refusal-no-loaded-weapon" [ADR_SHOOT_12, ADR_SHOOT_2],
        NoTarget = "refusal-no-target" [ADR_SHOOT_2, ADR_SHOOT_11, ADR_SHOOT_8, ADR_PAY_4, ADR_SHOOT_12],
        NoSpawnpoint = "refusal-no-target"
            [ADR_SHOOT_2, ADR_SHOOT_11, ADR_SHOOT_8, ADR_PAY_4, ADR_SHOOT_12, ADR_DOM_16],
        NoBotAction = "refusal-no-bot-action" [ADR_BOT_3, ADR_BOT_2],
        BotActionOwed = "refusal-bot-action-owed" [ADR_BOT_3, ADR_TURN_3],
        MoveNeedsAction = "refusal-move-needs-action" [ADR_TURN_5, ADR_RUN_1, ADR_TURN_1],
        ReloadLater = "refusal-reload-later" [ADR_RELOAD_1, ADR_FRENZY_8],
        // Powerups
        NotInHand = "refusal-not-in-hand" [ADR_PWR_1],
        NewtonSelf = "refusal-newton-self" [ADR_PWR_NEWTON_1],
        NewtonAbsent = "refusal-newton-absent" [ADR_PWR_NEWTON_2, ADR_SPAWN_2],
        TeleportHome = "refusal-teleport-home" [ADR_PWR_TELE_2],
        TeleportNow = "refusal-teleport" [ADR_PWR_TELE_1],
        ScopeWindow = "refusal-scope-window" [ADR_PWR_SCOPE_4],
        ScopeTarget = "refusal-scope-target" [ADR_PWR_SCOPE_3, ADR_PWR_SCOPE_6, ADR_PWR_SCOPE_1, ADR_DOM_17],
        ScopeUnpaid = "refusal-scope-unpaid" [ADR_PAY_3, ADR_PWR_SCOPE_1, ADR_PWR_SCOPE_2],
        ScopeNotNow = "refusal-scope-not-now" [ADR_PWR_SCOPE_3, ADR_PWR_SCOPE_4, ADR_PWR_SCOPE_6, ADR_BOT_8],
        TagbackWindow = "refusal-tagback-window" [ADR_PWR_TAG_1],
        TagbackNotNow = "refusal-tagback-not-now" [ADR_PWR_TAG_2, ADR_PWR_TAG_3, ADR_TUR_7],
        PowerupInsideAction = "refusal-powerup-inside-action" [ADR_PWR_NEWTON_3],
        // Appearing on the board
        SpawnFirst = "refusal-spawn-first" [ADR_SPAWN_1, ADR_SPAWN_3],
        NotInHandToSpawn = "refusal-not-in-hand" [ADR_SPAWN_3, ADR_SPAWN_1, ADR_PWR_1],
        PlaceBotFirst = "refusal-place-bot-first" [ADR_BOT_2, ADR_BOT_11],
        // Walking
        Running = "refusal-running" [ADR_RUN_1, ADR_TURN_5],
        RunNowhere = "refusal-run-nowhere" [ADR_RUN_2, ADR_RUN_1],
        TooFarToRun = "refusal-too-far" [ADR_RUN_1, ADR_MOVE_1],
        TooFar = "refusal-too-far" [ADR_MOVE_1, ADR_MOVE_4],
        NoSteps = "refusal-no-steps" [ADR_TURN_5],
        AlreadyThere = "refusal-already-there" [ADR_TURN_5],
        // Grabbing and paying
        Grabbing = "refusal-grabbing" [ADR_TURN_5, ADR_GRAB_1],
        GrabSomething = "refusal-grab-something" [ADR_GRAB_9],
        NothingThere = "refusal-nothing-to-grab" [ADR_GRAB_9, ADR_GRAB_6, ADR_GRAB_3],
        WeaponNotHere = "refusal-weapon-not-here" [ADR_GRAB_3],
        NoTileOnSpawnpoint = "refusal-tile-not-here" [ADR_GRAB_3, ADR_BOARD_2],
        TileNotHere = "refusal-tile-not-here" [ADR_GRAB_1, ADR_TUR_2],
        SquareGrabbed = "refusal-square-grabbed" [ADR_TUR_2, ADR_GRAB_6],
        SquareEmpty = "refusal-square-empty" [ADR_GRAB_6, ADR_REFILL_6, ADR_GRAB_9],
        LeaveWeapon = "refusal-leave-weapon" [ADR_GRAB_4, ADR_GRAB_7],
        Control = "refusal-control" [ADR_TUR_3, ADR_TUR_16],
        Pay = "refusal-pay" [ADR_PAY_5, ADR_PAY_2],
        CannotBuy(price: Cubes) = "refusal-cannot-pay" [ADR_GRAB_3, ADR_PAY_2, ADR_PAY_1],
        CannotReload(price: Cubes) = "refusal-cannot-pay" [ADR_RELOAD_1, ADR_PAY_4, ADR_PAY_5, ADR_PAY_1],
        CannotPayEffect(price: Cubes) = "refusal-cannot-pay" [ADR_PAY_4],
        NothingToReload = "refusal-nothing-to-reload" [ADR_RELOAD_1],
        // Shooting
        Shooting = "refusal-shooting" [ADR_SHOOT_12, ADR_TURN_5],
        MustShoot = "refusal-must-shoot" [ADR_SHOOT_2, ADR_FRENZY_9],
        Reloaded = "refusal-reloaded" [ADR_FRENZY_9, ADR_FRENZY_8],
        ShotMustFollow = "refusal-shot-must-follow" [ADR_FRENZY_9, ADR_FRENZY_8],
        NoTargetThere = "refusal-no-target-there" [ADR_SHOOT_2, ADR_SHOOT_11, ADR_SHOOT_7],
        NotLoaded = "refusal-not-loaded" [ADR_SHOOT_12],
        OneWeapon = "refusal-one-weapon" [ADR_SHOOT_12, ADR_TURN_1],
        // Effects
        ChooseEffect = "refusal-choose-effect" [ADR_SHOOT_4, ADR_SHOOT_6],
        BasicCompulsory = "refusal-basic-compulsory" [ADR_SHOOT_4, ADR_SHOOT_2, ADR_SHOOT_8],
        OneMode(effect: Named) = "refusal-one-mode" [ADR_SHOOT_5],
        EffectUsed(effect: Named) = "refusal-effect-used" [ADR_SHOOT_4],
        EffectOrder(effect: Named) = "refusal-effect-order" [ADR_SHOOT_9, ADR_SHOOT_4],
        MoveWithoutShot(effect: Named) = "refusal-move-without-shot" [ADR_SHOOT_8, ADR_SHOOT_2],
        EffectNoTarget(effect: Named) = "refusal-effect-no-target" [ADR_SHOOT_2, ADR_SHOOT_11],
        EffectNoSpawnpoint(effect: Named) = "refusal-effect-no-target"
            [ADR_SHOOT_2, ADR_SHOOT_11, ADR_DOM_16, ADR_DOM_17, ADR_DOM_6],
        Fist = "refusal-fist" [ADR_W_GLOVE_2, ADR_W_GLOVE_3],
        // Targets
        ChooseTarget = "refusal-choose-target" [ADR_SHOOT_2, ADR_SHOOT_6, ADR_SHOOT_11],
        ChooseSquare = "refusal-choose-square" [ADR_SHOOT_11],
        SquareUnfit = "refusal-square" [ADR_SHOOT_11, ADR_SEE_1],
        TargetYourself = "refusal-target-yourself" [ADR_SHOOT_1],
        TargetAbsent = "refusal-target-absent" [ADR_SPAWN_2, ADR_SHOOT_1],
        SpawnpointMode = "refusal-spawnpoint-mode" [ADR_SHOOT_1, ADR_DOM_3],
        SpawnpointFirstTurn = "refusal-spawnpoint-first-turn" [ADR_DOM_2, ADR_DOM_16],
        SpawnpointTagged = "refusal-spawnpoint-tagged" [ADR_DOM_3, ADR_DOM_16],
        SpawnpointBonus = "refusal-spawnpoint-bonus" [ADR_DOM_17, ADR_DOM_3],
        TooManyTargets = "refusal-too-many-targets" [ADR_SHOOT_6],
        TargetsTogether = "refusal-targets-together" [ADR_SHOOT_6],
        TargetOutOfZone = "refusal-target-out-of-zone" [ADR_SHOOT_11],
        TargetSight = "refusal-target-out-of-zone" [ADR_SEE_1],
        SpawnpointOutOfZone = "refusal-target-out-of-zone" [ADR_SEE_1, ADR_DOM_3, ADR_DOM_4, ADR_DOM_17],
        // Figures that are moved
        NoPush = "refusal-no-push" [ADR_MOVE_2, ADR_TURN_5, ADR_MOVE_6],
        PushTooFar = "refusal-push-too-far" [ADR_MOVE_2, ADR_TURN_5, ADR_MOVE_6],
        FinishMove = "refusal-finish-move" [ADR_MOVE_2],
        MoveAtLeastOne = "refusal-move-at-least-one" [ADR_MOVE_6],
        MoveEndsWrong = "refusal-move-ends-wrong" [ADR_SHOOT_8, ADR_MOVE_2],
        MoveStraight = "refusal-move-straight" [ADR_MOVE_4, ADR_MOVE_2],
        MovedTooFar = "refusal-too-far" [ADR_MOVE_2, ADR_MOVE_1, ADR_MOVE_4],
        // The bot's action and the end of the turn
        BotSparesYou = "refusal-bot-spares-you" [ADR_BOT_5, ADR_BOT_14],
        OneTarget = "refusal-one-target" [ADR_BOT_5],
        BotCannotSee = "refusal-bot-cannot-see" [ADR_BOT_5, ADR_SEE_1],
        BotCannotSeeSpawnpoint = "refusal-bot-cannot-see" [ADR_BOT_6, ADR_BOT_18, ADR_DOM_2],
        BotMustShoot = "refusal-bot-must-shoot" [ADR_BOT_13, ADR_BOT_5],
        ChooseTrack = "refusal-track" [ADR_DOM_12],
    }
}

/// Effects of a weapon, named after the one that leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Named(pub(crate) Weapon, pub(crate) EffectSet);

impl From<Named> for Arg {
    fn from(Named(weapon, effects): Named) -> Arg {
        let id = weapon.card().effects.get(effects.lead()).map_or("basic", |effect| effect.id.as_str());
        Arg::key(format!("effect-{weapon}-{id}"))
    }
}

/// A condition, and the reason to refuse if it does not hold.
#[inline]
pub(crate) fn unless(fine: bool, reason: Reason) -> Result<(), Reason> {
    if fine { Ok(()) } else { Err(reason) }
}

impl Reason {
    /// The reason for something that is no answer to the open question. A powerup outside its window has a reason of its
    /// own; anything else is told what is asked.
    pub(crate) fn unasked<T>(self, action: Action) -> Result<T, Reason> {
        let (Action::Teleport(card)
        | Action::Newton(card, _)
        | Action::Scope(card, _)
        | Action::Tagback(card)) = action
        else {
            return Err(self);
        };
        Err(match card.kind() {
            PowerupKind::Scope => Reason::ScopeNotNow,
            PowerupKind::Tagback => Reason::TagbackNotNow,
            _ if matches!(self, Reason::TurnClosed | Reason::SpawnFirst | Reason::PlaceBotFirst) => {
                Reason::TurnClosed
            }
            _ => Reason::PowerupInsideAction,
        })
    }

    /// Is it about how far the active player's actions reach?
    fn is_about_reach(self) -> bool {
        matches!(self, Reason::NothingToGrab | Reason::TooFarToRun | Reason::TooFar | Reason::NoSteps)
    }

    /// Is it about the shot under way or a figure that is being moved?
    fn is_about_the_effect(self) -> bool {
        use Reason::*;
        matches!(
            self,
            ChooseTarget
                | ChooseSquare
                | SquareUnfit
                | TargetYourself
                | TargetAbsent
                | SpawnpointMode
                | SpawnpointFirstTurn
                | SpawnpointTagged
                | SpawnpointBonus
                | TooManyTargets
                | TargetsTogether
                | TargetOutOfZone
                | TargetSight
                | SpawnpointOutOfZone
                | NoPush
                | PushTooFar
                | FinishMove
                | MoveAtLeastOne
                | MoveEndsWrong
                | MoveStraight
                | MovedTooFar
        )
    }

    /// The reason with all its rules: those of the table, and those that stand on the card or the board it is about.
    pub(crate) fn refusal(self, state: &State, action: Action) -> Refusal {
        let mut refusal = Refusal::from(self);
        let rules = &mut refusal.rules;
        match (self, action) {
            (
                Reason::CannotBuy(_) | Reason::CannotReload(_),
                Action::Take(weapon) | Action::Reload(weapon),
            ) => {
                rules.push(weapon.cost_rule());
            }
            (Reason::CannotPayEffect(_), Action::Fire(weapon, set) | Action::Use(weapon, set)) => {
                rules.push(weapon.cost_rule());
                rules.extend(Named(weapon, set).rules());
            }
            (
                Reason::OneMode(effect)
                | Reason::EffectUsed(effect)
                | Reason::EffectOrder(effect)
                | Reason::MoveWithoutShot(effect)
                | Reason::EffectNoTarget(effect)
                | Reason::EffectNoSpawnpoint(effect),
                _,
            ) => rules.extend(effect.rules()),
            (
                _,
                Action::Teleport(card)
                | Action::Newton(card, _)
                | Action::Scope(card, _)
                | Action::Tagback(card),
            ) => rules.extend(powerup::rules(card.kind())),
            _ if self.is_about_reach() => rules.push(limits(state).rule),
            _ if self.is_about_the_effect() => {
                if state.frames.contains(&Frame::Shot) {
                    rules.extend(state.shot.lead().rules.iter().copied());
                } else if state.frames.contains(&Frame::BotShot) {
                    rules.push(ADR_BOT_4);
                } else {
                    rules.push(ADR_PWR_NEWTON_1);
                }
            }
            _ => {}
        }
        refusal
    }
}

impl Named {
    fn rules(self) -> impl Iterator<Item = Rule> {
        let Named(weapon, effects) = self;
        let known = effects.iter().filter_map(move |i| weapon.card().effects.get(i));
        known.flat_map(|effect| effect.rules.iter().copied())
    }
}
