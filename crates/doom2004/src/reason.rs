//! Why something may not be done: every reason with its text and its rules, once.
//!
//! What a marine does not know is not betrayed: a hidden space is refused like one that does not exist.

use engine::Refusal;

use crate::action::Deed;
use crate::frame::Frame;
use crate::rule::*;
use crate::{Action, EventTime, State};

engine::reasons! {
    /// Why something may not be done.
    pub(crate) enum Reason {
        GameOver = "refusal-game-over" [D04_WIN_4],
        // What is being asked, for an action that is no answer to it.
        RespawnFirst = "refusal-d04-respawn-first" [D04_FRAG_3],
        DeclareFirst = "refusal-d04-declare-first" [D04_ACT_1],
        NotInTurn = "refusal-d04-not-in-turn" [D04_ACT_1],
        InMist = "refusal-d04-mist" [D04_SETUP_7],
        DiscardFirst = "refusal-d04-discard-first" [D04_INV_1, D04_INT_46],
        InvaderMenu = "refusal-d04-invader-menu" [D04_INV_5],
        InWindow = "refusal-d04-window" [D04_INV_3],
        InMarinesWindow = "refusal-d04-window-marine" [D04_INT_4],
        EventChoice = "refusal-d04-event-choice" [D04_INV_3],
        InBackup = "refusal-d04-backup" [D04_SETUP_7],
        InTrap = "refusal-d04-trap" [D04_INV_3],
        InActivation = "refusal-d04-activation" [D04_INV_5],
        ChooseTarget = "refusal-d04-choose-target" [D04_ATK_1],
        ChooseDice = "refusal-d04-choose-dice" [D04_RERL_1],
        ChooseKnock = "refusal-d04-choose-knock" [D04_ABIL_KNOCK],
        ChooseChain = "refusal-d04-choose-chain" [D04_ABIL_BLOW],
        InWatch = "refusal-d04-watch" [D04_ABIL_WATCH],
        InLay = "refusal-d04-lay" [D04_SPAWN_4],
        InPlace = "refusal-d04-place" [D04_SPAWN_1],
        InOffer = "refusal-d04-offer" [D04_INT_40],
        NotNow = "refusal-d04-not-now" [D04_ROUND_1],
        // Coming back and declaring.
        NoSpaceToRespawn = "refusal-d04-no-space" [D04_FRAG_3, D04_EXPL_1],
        RespawnTaken = "refusal-d04-respawn-taken" [D04_FRAG_3],
        RespawnDistance = "refusal-d04-respawn-distance" [D04_FRAG_3, D04_FRAG_4, D04_FRAG_5, D04_INT_36],
        NoAdrenaline = "refusal-d04-no-adrenaline" [D04_EQ_7],
        AdrenalineFresh = "refusal-d04-adrenaline-fresh" [D04_EQ_7, D04_INT_37],
        AdrenalineLate = "refusal-d04-adrenaline-late" [D04_EQ_7, D04_INT_1],
        Declared = "refusal-d04-declared" [D04_ACT_1],
        // Movement.
        NoPointsToStep = "refusal-d04-no-points" [D04_MOVE_1, D04_EQ_7],
        NoPointsToTeleport = "refusal-d04-no-points" [D04_TELE_1, D04_MOVE_1],
        NoPointsForDoor = "refusal-d04-no-points" [D04_DOOR_3, D04_MOVE_1],
        NoPointsToLeave = "refusal-d04-no-points" [D04_WIN_2, D04_MOVE_1],
        NoPointsToGive = "refusal-d04-no-points" [D04_EQ_2, D04_MOVE_1],
        NoMovesToStep = "refusal-d04-no-moves" [D04_MOVE_1, D04_INV_5],
        NoMovesForDoor = "refusal-d04-no-moves" [D04_DOOR_3, D04_MOVE_1, D04_INV_5],
        NoMovesForDuct = "refusal-d04-no-moves" [D04_DUCT_1, D04_MOVE_1, D04_INV_5],
        StepHalves = "refusal-d04-step-halves" [D04_BIG_5, D04_MOVE_2],
        StepDemon = "refusal-d04-step-demon" [D04_BIG_5, D04_BIG_7],
        StepWall = "refusal-d04-step-wall" [D04_MOVE_2, D04_MOVE_8, D04_MOVE_9, D04_EXPL_1, D04_BIG_8],
        LeadWall = "refusal-d04-step-wall" [D04_MOVE_2, D04_BIG_5, D04_BIG_7, D04_BIG_8],
        StepDoor = "refusal-d04-step-door" [D04_MOVE_4, D04_DOOR_2, D04_MOVE_9, D04_BIG_8],
        StepBarrel = "refusal-d04-step-barrel" [D04_MOVE_4, D04_BAR_1],
        StepObstacle = "refusal-d04-step-obstacle" [D04_MOVE_4, D04_OBST_1],
        StepEnemy = "refusal-d04-step-enemy" [D04_MOVE_4],
        StepFriend = "refusal-d04-step-friend" [D04_INT_24, D04_MOVE_3, D04_BIG_9],
        TooFar(points: u8) = "refusal-d04-too-far" [D04_MOVE_1, D04_MOVE_2, D04_MOVE_4],
        MoveOn = "refusal-d04-move-on" [D04_MOVE_3, D04_INT_24],
        NoDoor = "refusal-d04-no-door" [D04_DOOR_1, D04_DOOR_3],
        DoorFar = "refusal-d04-door-far" [D04_DOOR_3, D04_DOOR_1],
        DoorSmashed = "refusal-d04-door-smashed" [D04_DOOR_4, D04_INT_43],
        DoorJammed = "refusal-d04-door-jammed" [D04_DOOR_3, D04_INV_3],
        DoorStraddled = "refusal-d04-door-straddled" [D04_DOOR_5, D04_INT_25],
        DoorLocked = "refusal-d04-door-locked" [D04_DOOR_6, D04_INT_42],
        DoorInvader = "refusal-d04-door-invader" [D04_DOOR_6],
        NoExit = "refusal-d04-no-exit" [D04_WIN_2],
        ExitFar = "refusal-d04-exit-far" [D04_WIN_2, D04_DOOR_1, D04_INT_43],
        ExitLocked = "refusal-d04-exit-locked" [D04_WIN_2, D04_DOOR_6],
        ExitClosed = "refusal-d04-exit-closed" [D04_WIN_2, D04_DOOR_2],
        ExitUnwanted = "refusal-d04-exit-unwanted" [D04_WIN_2, D04_SETUP_10],
        NoTeleporter = "refusal-d04-no-teleporter" [D04_TELE_1],
        TeleporterHeld = "refusal-d04-teleporter-held" [D04_TFRAG_1, D04_INT_24, D04_TELE_1],
        TeleporterEnd = "refusal-d04-teleporter-end" [D04_TELE_1],
        TeleporterMarines = "refusal-d04-teleporter-marines" [D04_TELE_1],
        DuctScurry = "refusal-d04-duct-scurry" [D04_DUCT_1, D04_ABIL_SCURRY],
        DuctEnd = "refusal-d04-duct-end" [D04_DUCT_1],
        DuctHeld = "refusal-d04-duct-held" [D04_DUCT_1],
        DuctFriend = "refusal-d04-step-friend" [D04_INT_24, D04_MOVE_3, D04_DUCT_1],
        // Equipment and orders.
        NotHere = "refusal-d04-not-here" [D04_EQ_1],
        FullHealth = "refusal-d04-full-health" [D04_EQ_5],
        GiveWhom = "refusal-d04-give-whom" [D04_EQ_2, D04_INT_40],
        GiveWhat = "refusal-d04-give-what" [D04_EQ_2, D04_EQ_4, D04_INT_40],
        GiveFar = "refusal-d04-give-far" [D04_EQ_2, D04_INT_17, D04_INT_40],
        OrderReady = "refusal-d04-order-ready" [D04_ORD_1, D04_ACT_5],
        OrderPlaced = "refusal-d04-order-placed" [D04_ACT_5, D04_ORD_1],
        OrderHeal = "refusal-d04-order-heal" [D04_ORD_HEAL],
        OrderHeld = "refusal-d04-order-held" [D04_ORD_1],
        NothingToDrop = "refusal-d04-nothing-to-drop" [D04_ORD_1, D04_ORD_AIM],
        NoHeal = "refusal-d04-no-heal" [D04_ORD_HEAL, D04_ORD_1],
        HealFar = "refusal-d04-heal-far" [D04_ORD_HEAL, D04_INT_17],
        HealFull = "refusal-d04-heal-full" [D04_ORD_HEAL, D04_INT_41],
        HealTime = "refusal-d04-heal-time" [D04_ORD_HEAL, D04_INT_3, D04_INT_41],
        NoGuard = "refusal-d04-no-guard" [D04_ORD_GUARD, D04_ORD_1],
        GuardTurn = "refusal-d04-guard-turn" [D04_ORD_GUARD, D04_INT_9],
        // Attacks.
        NoAttacks = "refusal-d04-no-attacks" [D04_ATK_1],
        NoAttacksLeft = "refusal-d04-no-attacks" [D04_INV_5],
        OtherWeapon = "refusal-d04-other-weapon" [D04_ACT_4, D04_ACT_6, D04_SETUP_7],
        AttackSharing = "refusal-d04-attack-sharing" [D04_MOVE_7],
        Berserk = "refusal-d04-berserk" [D04_EQ_8, D04_INT_39, D04_INT_10],
        NoWeapon = "refusal-d04-no-weapon" [D04_ATK_1],
        NoAmmo = "refusal-d04-no-ammo" [D04_ATK_1],
        NoAim = "refusal-d04-no-aim" [D04_ORD_AIM],
        NoTargetToSweep = "refusal-d04-no-target" [D04_INT_18, D04_ABIL_SWEEP, D04_INT_17],
        NoTargetBeside = "refusal-d04-no-target" [D04_MELEE_1, D04_MELEE_2, D04_INT_17],
        NoTargetToSearch = "refusal-d04-no-target" [D04_ABIL_SEARCH, D04_ATK_8],
        NoTargetInSight = "refusal-d04-no-target" [D04_LOS_1, D04_LOS_2, D04_ATK_8],
        NoPrey = "refusal-d04-no-target" [D04_ORD_GUARD],
        NoSpaceToAttack = "refusal-d04-no-space" [D04_ATK_8, D04_EXPL_1],
        NameFigure = "refusal-d04-name-figure" [D04_INT_20, D04_ATK_6],
        FigureNotHere = "refusal-d04-figure-not-here" [D04_INT_20, D04_ATK_6],
        TargetObstacle = "refusal-d04-target-obstacle" [D04_ATK_8, D04_OBST_1],
        TargetOwn = "refusal-d04-target-own" [D04_ATK_8, D04_RNG_1],
        TargetFriend = "refusal-d04-target-friend" [D04_ATK_8],
        TargetFar = "refusal-d04-target-far" [D04_MELEE_1, D04_MELEE_2, D04_INT_17],
        TargetFarBerserk = "refusal-d04-target-far" [D04_MELEE_1, D04_MELEE_2, D04_INT_17, D04_INT_10, D04_EQ_8],
        TargetPath = "refusal-d04-target-path" [D04_ABIL_SEARCH, D04_RNG_2, D04_DOOR_2],
        TargetSight = "refusal-d04-target-sight" [D04_LOS_1, D04_LOS_2, D04_LOS_4],
        RerollDice = "refusal-d04-reroll-dice" [D04_RERL_1, D04_RERL_2],
        RerollOver = "refusal-d04-reroll-over" [D04_RERL_2, D04_INT_3],
        KnockThere = "refusal-d04-knock-there" [D04_ABIL_KNOCK, D04_INT_21],
        KnockWhom = "refusal-d04-knock-whom" [D04_ABIL_KNOCK, D04_INT_21],
        ChainDie = "refusal-d04-chain-die" [D04_ABIL_BLOW],
        NoSpaceToChain = "refusal-d04-no-space" [D04_ABIL_BLOW, D04_ATK_8],
        ChainFar = "refusal-d04-chain-far" [D04_ABIL_BLOW, D04_DOOR_2],
        ChainObstacle = "refusal-d04-chain-obstacle" [D04_INT_16, D04_ABIL_BLOW],
        ChainAgain = "refusal-d04-chain-again" [D04_INT_16, D04_ABIL_BLOW],
        ChainFriend = "refusal-d04-chain-friend" [D04_INT_16],
        WatchFar = "refusal-d04-watch-far" [D04_ABIL_WATCH, D04_INT_17, D04_MOVE_7],
        WatchWho = "refusal-d04-watch-who" [D04_ABIL_WATCH, D04_INT_28],
        // The invader's cards and figures.
        NotHeldToDiscard = "refusal-d04-not-in-hand" [D04_INV_1],
        NotHeldToSpawn = "refusal-d04-not-in-hand" [D04_INV_4],
        NotHeldToPlay = "refusal-d04-not-in-hand" [D04_INV_3],
        NoDiscard = "refusal-d04-no-discard" [D04_INT_46, D04_INV_1],
        NoSpawnCard = "refusal-d04-no-spawn-card" [D04_INV_4, D04_INV_3],
        SpawnLate = "refusal-d04-spawn-late" [D04_INV_4, D04_INV_5],
        SpawnOnce = "refusal-d04-spawn-once" [D04_INV_4],
        SpawnSide = "refusal-d04-spawn-side" [D04_SPAWN_1],
        NoFigure = "refusal-d04-no-figure" [D04_INV_5],
        NoFigureToTrap = "refusal-d04-no-figure" [D04_INV_3, D04_INV_5],
        Acted = "refusal-d04-acted" [D04_INV_5, D04_INT_35],
        NoEventCard = "refusal-d04-no-event-card" [D04_INV_4],
        EventNoObject = "refusal-d04-event-no-object" [D04_INV_3],
        EventObject = "refusal-d04-event-object" [D04_INV_3],
        TrapWho = "refusal-d04-trap-who" [D04_INV_3],
        RemoveKindToLay = "refusal-d04-remove-kind" [D04_SPAWN_4, D04_INT_32],
        RemoveKind = "refusal-d04-remove-kind" [D04_SPAWN_4],
        RemoveAvailable = "refusal-d04-remove-available" [D04_SPAWN_4],
        PutNone = "refusal-d04-put-none" [D04_SPAWN_4, D04_SPAWN_5],
        NoSpaceToSpawn = "refusal-d04-no-space" [D04_SPAWN_6],
        PutShape = "refusal-d04-put-shape" [D04_BIG_1, D04_SPAWN_6],
        PutFit = "refusal-d04-put-fit" [D04_SPAWN_6, D04_BIG_8],
        PutTaken = "refusal-d04-put-taken" [D04_SPAWN_6],
        PutSeen = "refusal-d04-put-seen" [D04_SPAWN_2, D04_SPAWN_6, D04_INT_34],
        // Times of events; their rules come with the card.
        TimeAfterRoll = "refusal-d04-time-after-roll" [D04_INV_3],
        TimeBeforeAttack = "refusal-d04-time-before-attack" [D04_INV_3],
        TimeAfterAttack = "refusal-d04-time-after-attack" [D04_INV_3],
        TimeAfterEquipment = "refusal-d04-time-after-equipment" [D04_INV_3],
        TimeBeforeTurn = "refusal-d04-time-before-turn" [D04_INV_3],
        TimeStart = "refusal-d04-time-start" [D04_INV_3],
        TimeInvaderTurn = "refusal-d04-time-invader-turn" [D04_INV_3],
        TimeActivation = "refusal-d04-time-activation" [D04_INV_3],
        TimeInvaderAttack = "refusal-d04-time-invader-attack" [D04_INV_3],
        TimeAfterInvaderAttack = "refusal-d04-time-after-invader-attack" [D04_INV_3],
        TimeAfterReveal = "refusal-d04-time-after-reveal" [D04_INV_3],
    }
}

/// The refusal of an action for a reason, with the rules that belong to this position besides: those on when such an
/// action can be taken at all, on the action that the marine has declared, on the time of a card.
pub(crate) fn refusal(state: &State, action: Action, reason: Reason) -> Refusal {
    use Reason as R;
    let mist = matches!(state.top(), Some(Frame::Mist(_)));
    let more = match (reason, action) {
        (
            R::RespawnFirst
            | R::DeclareFirst
            | R::NotInTurn
            | R::InMist
            | R::DiscardFirst
            | R::InvaderMenu
            | R::InWindow
            | R::InMarinesWindow
            | R::EventChoice
            | R::InBackup
            | R::InTrap
            | R::InActivation
            | R::ChooseTarget
            | R::ChooseDice
            | R::ChooseKnock
            | R::ChooseChain
            | R::InWatch
            | R::InLay
            | R::InPlace
            | R::InOffer
            | R::NotNow,
            _,
        ) => rules_of(action),
        (
            R::NoPointsToStep
            | R::NoPointsToTeleport
            | R::NoPointsForDoor
            | R::NoPointsToLeave
            | R::NoPointsToGive
            | R::NoAttacks,
            _,
        ) => {
            if mist {
                &[D04_SETUP_7]
            } else {
                deed_rules(state)
            }
        }
        (R::EventObject, _) => match state.top() {
            Some(Frame::Event(it)) => it.card.event().map_or(&[][..], |event| time_rules(event.card().when)),
            _ => &[],
        },
        (R::NotHeldToPlay | R::NoEventCard, _) => &[],
        (_, Action::Play(card)) => card.event().map_or(&[][..], |event| time_rules(event.card().when)),
        // A guard attack may be made by who could make any other (D04-INT-8).
        (_, Action::Fire(..)) if matches!(state.top(), Some(Frame::Window(_))) => &[D04_INT_8],
        _ => &[],
    };
    let mut refusal = Refusal::from(reason);
    refusal.rules.extend(more.iter().filter(|rule| !Refusal::from(reason).rules.contains(rule)));
    refusal
}

/// The rules that say when such an action can be taken.
fn rules_of(action: Action) -> &'static [Rule] {
    match action {
        Action::Respawn(_) => &[D04_FRAG_3, D04_INT_1],
        Action::Adrenaline => &[D04_EQ_7, D04_INT_1],
        Action::Declare(_) => &[D04_ACT_1],
        Action::Step(_) => &[D04_MOVE_1, D04_MOVE_2],
        Action::Teleport(_) | Action::Jump => &[D04_TELE_1],
        Action::Duct(_) => &[D04_DUCT_1],
        Action::Door(_) => &[D04_DOOR_3],
        Action::Leave(_) => &[D04_WIN_2],
        Action::Take(_) | Action::TakeItem(_) => &[D04_EQ_1],
        Action::Give(..) => &[D04_EQ_2, D04_INT_40],
        Action::Accept => &[D04_INT_40],
        Action::Order(_) => &[D04_ORD_1, D04_ACT_5],
        Action::Drop => &[D04_ORD_1],
        Action::Heal(_) => &[D04_ORD_HEAL, D04_INT_3, D04_INT_41],
        Action::Fire(..) => &[D04_ATK_1, D04_ORD_GUARD, D04_INT_5],
        Action::Strike => &[D04_INV_5],
        Action::At(_) | Action::AtFigure(..) => &[D04_ATK_1],
        Action::Reroll(_) => &[D04_RERL_1, D04_RERL_2],
        Action::Knock(..) => &[D04_ABIL_KNOCK, D04_INT_21],
        Action::Chain(..) => &[D04_ABIL_BLOW],
        Action::Discard(_) => &[D04_INV_1, D04_INT_46],
        Action::Spawn(..) | Action::Put(..) => &[D04_INV_4],
        Action::Remove(_) => &[D04_SPAWN_4],
        Action::Activate(_) => &[D04_INV_5],
        Action::Pick(_) => &[D04_INV_3],
        Action::Play(card) => match card.event() {
            Some(event) => time_rules(event.card().when),
            None => &[D04_INV_4],
        },
        Action::Cancel => &[D04_SETUP_7],
        Action::Pass => &[D04_INT_5],
        Action::Quiet(_) => &[D04_ORD_GUARD, D04_INT_5],
        Action::Done => &[D04_ACT_1],
    }
}

/// The rules of the action that has been declared.
fn deed_rules(state: &State) -> &'static [Rule] {
    match state.turn.deed {
        Some(Deed::Sprint) => &[D04_ACT_2],
        Some(Deed::Unload) => &[D04_ACT_3],
        Some(Deed::Advance) => &[D04_ACT_4],
        Some(Deed::Ready) => &[D04_ACT_5, D04_INT_37, D04_INT_38],
        None => &[D04_ACT_1],
    }
}

/// The rules on the time of an event.
fn time_rules(when: EventTime) -> &'static [Rule] {
    match when {
        EventTime::AfterMarineRoll => &[D04_INV_3, D04_RERL_1, D04_RERL_2, D04_INT_3, D04_INT_5],
        EventTime::BeforeMarineAttack => &[D04_INV_3, D04_TIME_2, D04_INT_3, D04_INT_5],
        EventTime::AfterMarineAttack | EventTime::InvaderAttack => &[D04_INV_3, D04_INT_3, D04_INT_5],
        EventTime::AfterEquipment => &[D04_INV_3, D04_INT_45, D04_INT_5],
        EventTime::BeforeMarineTurn => &[D04_INV_3, D04_TIME_4, D04_INT_1, D04_INT_5],
        EventTime::StartOfInvaderTurn => &[D04_INV_3, D04_TIME_3, D04_INT_5],
        EventTime::InvaderTurn | EventTime::AfterInvaderAttack => &[D04_INV_3, D04_INT_5],
        EventTime::InvaderActivation => &[D04_INV_3, D04_INV_5, D04_INT_5],
        EventTime::AfterReveal => &[D04_INV_3, D04_EXPL_1, D04_INT_5],
    }
}
