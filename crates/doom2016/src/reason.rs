//! Why something may not be done: every reason with the key of its text and the rules behind it.

use engine::Refusal;

use crate::rule::*;
use crate::{Action, EventCard, Moment};

engine::reasons! {
    /// Why something may not be done.
    pub(crate) enum Reason {
        // The set-up.
        NoMarine = "refusal-d16-no-marine" [D16_GEN_2],
        LetterOrder = "refusal-d16-letter-order" [D16_SET_3],
        StartWhere = "refusal-d16-start-where" [D16_SET_10],
        ClassOffer = "refusal-d16-class-offer" [D16_SET_4, D16_INT_31],
        WeaponStart = "refusal-d16-weapon-start" [D16_SET_5],
        WeaponTwice = "refusal-d16-weapon-twice" [D16_SET_5],
        WeaponGone = "refusal-d16-weapon-gone" [D16_SET_5, D16_SET_9],
        EventSetTaken = "refusal-d16-event-set-taken" [D16_SET_6],
        InvasionOffer = "refusal-d16-invasion-offer" [D16_SET_7],
        // What is asked, for whatever is no answer to it.
        NotNow = "refusal-d16-not-now" [D16_STA_7],
        ChooseStart = "refusal-d16-choose-start" [D16_SET_10],
        ChooseClass = "refusal-d16-choose-class" [D16_SET_4],
        ChooseWeapon = "refusal-d16-choose-weapon" [D16_SET_5],
        ChooseLead = "refusal-d16-choose-lead" [D16_SET_8],
        ChooseEventSet = "refusal-d16-choose-event-set" [D16_SET_6],
        ChooseInvasion = "refusal-d16-choose-invasion" [D16_SET_7],
        Burn = "refusal-d16-burn" [D16_STA_5],
        TakeBack = "refusal-d16-take-back" [D16_MAR_6],
        Drone = "refusal-d16-drone" [D16_INT_37],
        NotInActivation = "refusal-d16-not-in-activation" [D16_MAR_2],
        ChooseKind = "refusal-d16-choose-kind" [D16_ACT_2],
        ChooseDemon = "refusal-d16-choose-demon" [D16_ACT_2],
        Demon = "refusal-d16-demon" [D16_DEM_1],
        ChooseDefender = "refusal-d16-choose-defender" [D16_ATK_2],
        ChooseDie = "refusal-d16-choose-die" [D16_ATK_4],
        ChooseNext = "refusal-d16-choose-next" [D16_ATK_14],
        ChooseCover = "refusal-d16-choose-cover" [D16_ATK_6],
        WhileDefending = "refusal-d16-while-defending" [D16_INT_1],
        WhileAttacking = "refusal-d16-while-attacking" [D16_INT_1],
        Window = "refusal-d16-window" [D16_INT_3],
        ChooseEffect = "refusal-d16-choose-effect" [D16_GEN_4],
        ChoosePortal = "refusal-d16-choose-portal" [D16_POR_8],
        ChooseGroup = "refusal-d16-choose-group" [D16_POR_2],
        Carrier = "refusal-d16-carrier" [D16_MIS_3],
        Put = "refusal-d16-put" [D16_POR_2],
        Charge = "refusal-d16-charge" [D16_ARG_1],
        Displace = "refusal-d16-displace" [D16_LRG_8],
        Unstick = "refusal-d16-displace" [D16_MOV_4],
        Spend = "refusal-d16-spend" [D16_GEN_5],
        Push = "refusal-d16-push" [D16_INT_21],
        Drop = "refusal-d16-drop" [D16_INT_36],
        Glory = "refusal-d16-glory" [D16_GLO_2],
        Ambush = "refusal-d16-ambush" [D16_INT_29],
        Scout = "refusal-d16-scout" [D16_INT_29],
        Respawn = "refusal-d16-respawn" [D16_KIL_6],
        // Movement.
        Rooted = "refusal-d16-rooted" [D16_GEN_1, D16_MAR_4],
        Passing = "refusal-d16-passing" [D16_INT_16, D16_MOV_4],
        MoveOn = "refusal-d16-move-on" [D16_MOV_4, D16_GEN_5],
        NoPoints = "refusal-d16-no-points" [D16_MOV_1, D16_MAR_4],
        TooFar(points: u8) = "refusal-d16-too-far" [D16_MOV_1, D16_MOV_2, D16_MOV_3],
        StepTooDear = "refusal-d16-no-points" [D16_MOV_2, D16_MOV_3, D16_MOV_4],
        StepOccupied = "refusal-d16-step-occupied" [D16_MOV_2, D16_MOV_3, D16_MOV_4],
        StepWall = "refusal-d16-step-wall" [D16_MOV_1, D16_MOV_5, D16_TER_1],
        StepDoor = "refusal-d16-step-door" [D16_MOV_1, D16_TER_5, D16_DOR_1],
        StepEdge = "refusal-d16-step-edge" [D16_TER_2, D16_TER_3, D16_MOV_5],
        TurnSmall = "refusal-d16-turn-small" [D16_LRG_2],
        LargeDiagonal = "refusal-d16-large-diagonal" [D16_LRG_1],
        LargeStop = "refusal-d16-large-stop" [D16_LRG_5, D16_LRG_8],
        LargeTurn = "refusal-d16-large-turn" [D16_LRG_2, D16_LRG_7],
        LargeDoor = "refusal-d16-step-door" [D16_LRG_3, D16_LRG_7, D16_INT_23],
        LargeWall = "refusal-d16-step-wall" [D16_LRG_3, D16_LRG_7],
        TeleportMarines = "refusal-d16-teleport-marines" [D16_DEM_3, D16_TEL_2],
        NoTeleporter = "refusal-d16-no-teleporter" [D16_TEL_2, D16_TEL_1],
        TeleporterEnd = "refusal-d16-teleporter-end" [D16_TEL_2, D16_TEL_1],
        TeleporterHeld = "refusal-d16-teleporter-held" [D16_INT_19, D16_MOV_4],
        TeleportTooDear = "refusal-d16-no-points" [D16_TEL_2, D16_MOV_1],
        NoDoor = "refusal-d16-no-door" [D16_DOR_1],
        DoorFar = "refusal-d16-door-far" [D16_DOR_2, D16_DOR_4],
        DoorDemons = "refusal-d16-door-demons" [D16_DOR_3, D16_TUT_5],
        DoorTooDear = "refusal-d16-no-points" [D16_DOR_1, D16_MOV_1],
        RespawnWhere = "refusal-d16-respawn-where" [D16_KIL_6, D16_INT_20, D16_TEL_1],
        // Things and objectives.
        NotHere = "refusal-d16-not-here" [D16_ITM_1, D16_INT_36],
        AssetOne = "refusal-d16-asset-one" [D16_INT_36, D16_MIS_3],
        Asset = "refusal-d16-asset" [D16_INT_36, D16_MAR_5],
        TakeTooDear = "refusal-d16-no-points" [D16_INT_36, D16_MOV_1],
        TakeDemons = "refusal-d16-take-demons" [D16_DEM_3],
        NoObjective = "refusal-d16-no-objective" [D16_MIS_3],
        Linked = "refusal-d16-linked" [D16_MIS_3],
        ObjectiveDone = "refusal-d16-objective-done" [D16_INT_38],
        ObjectiveFar = "refusal-d16-objective-far" [D16_INT_38],
        TwoCards = "refusal-d16-two-cards" [D16_MIS_3],
        NoPortalHere = "refusal-d16-no-portal-here" [D16_MIS_3],
        // Cards and abilities.
        NotInHand = "refusal-d16-not-in-hand" [D16_MAR_3, D16_MAR_5],
        ReactionNotInHand = "refusal-d16-not-in-hand" [D16_MAR_7],
        PriceNotInHand = "refusal-d16-not-in-hand" [D16_GEN_4],
        EventNotInHand = "refusal-d16-not-in-hand" [D16_EVT_1],
        BurnNotInHand = "refusal-d16-not-in-hand" [D16_STA_5],
        AttackOpen = "refusal-d16-attack-open" [D16_MAR_9, D16_INT_6],
        NoMain = "refusal-d16-no-main" [D16_MAR_2, D16_MAR_5, D16_INT_30],
        ReactionOnly = "refusal-d16-reaction" [D16_MAR_7, D16_MAR_10],
        ReactionTime = "refusal-d16-reaction-time" [D16_MAR_7, D16_MAR_2],
        ReactionCondition = "refusal-d16-reaction-condition" [D16_MAR_7, D16_GEN_4],
        ReactionTwice = "refusal-d16-same-name" [D16_INT_3],
        NoOpen = "refusal-d16-no-open" [D16_MAR_3, D16_MAR_9],
        NoAbility = "refusal-d16-no-ability" [D16_MIS_1],
        NoEventAbility = "refusal-d16-no-ability" [D16_EVT_1],
        Tutorial = "refusal-d16-tutorial" [D16_TUT_8, D16_MIS_1],
        Exhausted = "refusal-d16-exhausted" [D16_MIS_1, D16_MAR_1],
        OnceARound = "refusal-d16-once-a-round" [D16_INT_31, D16_GEN_3],
        PowerTooDear = "refusal-d16-no-points" [D16_GEN_4, D16_MOV_1],
        AbilityTime = "refusal-d16-ability-time" [D16_GEN_4, D16_INT_2],
        GloryTime = "refusal-d16-ability-time" [D16_GEN_4, D16_INT_3],
        NoGlory = "refusal-d16-no-glory" [D16_GLO_4],
        GloryTwin = "refusal-d16-twin" [D16_INT_3],
        EventTwin = "refusal-d16-twin" [D16_ATK_12, D16_INT_3],
        BurnTwin = "refusal-d16-twin" [D16_STA_5],
        EventTime(when: Moment) = "refusal-d16-event-time" [D16_EVT_1, D16_INT_1],
        EventTwice = "refusal-d16-same-name" [D16_ATK_12, D16_INT_3],
        EventArgent = "refusal-d16-no-argent" [D16_ARG_1, D16_TUT_8],
        EventCondition = "refusal-d16-event-condition" [D16_EVT_1, D16_GEN_4],
        ArgentTime = "refusal-d16-argent-time" [D16_ARG_1, D16_ARG_2, D16_DEM_2, D16_GEN_4],
        NoArgent = "refusal-d16-no-argent" [D16_ARG_1, D16_DEM_2],
        ArgentOnce = "refusal-d16-argent-once" [D16_ARG_3, D16_INT_6, D16_INT_11],
        // Attacks.
        NoFigure = "refusal-d16-no-figure" [D16_ATK_2, D16_MAR_8],
        NoDemon = "refusal-d16-no-figure" [D16_ACT_2, D16_DEM_4],
        AttackAll = "refusal-d16-attack-all" [D16_ATK_14],
        TargetFriend = "refusal-d16-target-friend" [D16_ATK_2, D16_GEN_2],
        TargetOnly = "refusal-d16-target-only" [D16_INT_6, D16_INT_11],
        TargetRange = "refusal-d16-target-range" [D16_ATK_2, D16_ATK_3, D16_INT_8],
        TargetSight = "refusal-d16-target-sight" [D16_ATK_2, D16_LOS_1, D16_LOS_3],
        TargetDone = "refusal-d16-target-done" [D16_ATK_14, D16_INT_9],
        NoTarget = "refusal-d16-no-target" [D16_ATK_2, D16_ATK_3, D16_LOS_1, D16_INT_8],
        NoAttacks = "refusal-d16-no-attacks" [D16_DEM_1, D16_INT_6],
        DieAbsent = "refusal-d16-die-absent" [D16_ATK_4, D16_INT_15],
        Reroll = "refusal-d16-reroll" [D16_INT_5, D16_INT_9],
        TurnDie = "refusal-d16-turn-die" [D16_INT_5, D16_INT_9],
        Settled = "refusal-d16-settled" [D16_ATK_7, D16_ATK_9],
        NoCover = "refusal-d16-no-cover" [D16_ATK_6, D16_COV_5, D16_ATK_11],
        // Demons, portals and argent.
        KindExhausted = "refusal-d16-kind-exhausted" [D16_ACT_2, D16_INT_25],
        KindAbsent = "refusal-d16-kind-absent" [D16_ACT_2, D16_KIL_3],
        OtherKind = "refusal-d16-other-kind" [D16_ACT_2],
        Acted = "refusal-d16-acted" [D16_ACT_2, D16_DEM_4],
        NoPortal = "refusal-d16-no-portal" [D16_POR_2],
        PortalUnusable = "refusal-d16-portal-unusable" [D16_POR_6, D16_MIS_4],
        MustSummon = "refusal-d16-must-summon" [D16_POR_6, D16_POR_8],
        PutShape = "refusal-d16-put-shape" [D16_POR_7, D16_LRG_1],
        PutFit = "refusal-d16-put-fit" [D16_POR_7, D16_LRG_7],
        PutTaken = "refusal-d16-put-taken" [D16_POR_7, D16_POR_3],
        PutFar = "refusal-d16-put-far" [D16_POR_2, D16_POR_3],
        ArgentSpot = "refusal-d16-argent-spot" [D16_STA_5, D16_POR_4, D16_POR_5],
    }
}

/// The refusal of an action. Where it is no answer to the question that is open, it cites the rules of both.
pub(crate) fn refusal(action: Action, reason: Reason, question: Reason) -> Refusal {
    let mut refusal = Refusal::from(reason);
    if reason == question {
        let more = rules_of(action).iter().filter(|rule| !refusal.rules.contains(rule)).copied();
        let more: Vec<Rule> = more.collect();
        refusal.rules.extend(more);
    }
    refusal
}

/// The rules that say when such an action can be taken.
fn rules_of(action: Action) -> &'static [Rule] {
    match action {
        Action::Start(_) => &[D16_SET_10],
        Action::Class(_) => &[D16_SET_4],
        Action::Arm(_) => &[D16_SET_5],
        Action::Lead(_) => &[D16_SET_8],
        Action::EventSet(_) => &[D16_SET_6],
        Action::Invasion(_) => &[D16_SET_7],
        Action::Respawn(_) => &[D16_KIL_6, D16_ACT_5],
        Action::Play(_) => &[D16_MAR_3, D16_MAR_7, D16_MAR_8],
        Action::Sprint(_) => &[D16_MAR_5],
        Action::Fire | Action::Hold => &[D16_MAR_9, D16_MAR_4],
        Action::Step(_) => &[D16_MOV_1, D16_MAR_4],
        Action::Teleport(_) => &[D16_TEL_2],
        Action::Door(_) => &[D16_DOR_1],
        Action::Take(_) => &[D16_ITM_1, D16_DEM_3],
        Action::Power(_) => &[D16_MIS_1, D16_GEN_4],
        Action::Glory(_) => &[D16_GLO_4, D16_GEN_4],
        Action::Link(..) => &[D16_INT_38, D16_MIS_3],
        Action::Seal(..) => &[D16_MIS_3],
        Action::End => &[D16_MAR_2],
        Action::Rouse(_) | Action::Activate(_) => &[D16_ACT_2],
        Action::Strike(_) => &[D16_DEM_1],
        Action::Argent => &[D16_ARG_1, D16_DEM_2],
        Action::Event(..) => &[D16_EVT_1],
        Action::Burn(_) => &[D16_STA_5],
        Action::Portal(_) => &[D16_POR_2, D16_POR_6],
        Action::Group(_) | Action::Put(..) => &[D16_POR_2],
        Action::Charge(_) => &[D16_STA_5, D16_POR_4],
        Action::At(_) => &[D16_ATK_2],
        Action::To(_) | Action::Pick(_) | Action::Fetch(_) => &[D16_GEN_4],
        Action::Lose(_) => &[D16_ATK_4],
        Action::Reroll(_) | Action::Turn(..) => &[D16_INT_5],
        Action::Second => &[D16_ATK_6, D16_COV_5],
        Action::Order(_) | Action::Bottom => &[D16_INT_29],
        Action::Recover => &[D16_GLO_2],
        Action::Pass | Action::Done => &[D16_INT_3],
    }
}

impl Reason {
    /// The invader holds this card, and it is for another moment: that of the ability he names, else of its first.
    pub(crate) fn event_time(card: EventCard, n: u8) -> Reason {
        let abilities = &card.face().abilities;
        let ability = abilities.get(usize::from(n).wrapping_sub(1)).unwrap_or(&abilities[0]);
        Reason::EventTime(ability.when)
    }
}

/// It may be done, or there is this reason against it.
#[inline]
pub(crate) fn allow(fine: bool, reason: Reason) -> Result<(), Reason> {
    if fine { Ok(()) } else { Err(reason) }
}
