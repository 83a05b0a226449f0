# The codex: the rules of the house as pages to read, search and print.

codex-title = Codex
codex-intro = Every rule of every game here, in our own words and with a number of its own. The game cites these numbers when it refuses something, tests prove them, and you can look them up by any word.
codex-to-text = Skip to the text
codex-to-games = Play
codex-games = Games
codex-languages = Language
codex-chapters = Chapters
codex-more = More
codex-rules = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
codex-place = { $n } of { $of }
codex-previous = Before
codex-next = Next
codex-rule-neighbours = Neighbouring rules
codex-see-also = See also
codex-used-in = Made true by
codex-proved-by = Proved by
codex-other-languages = In other languages
codex-editions = What the rulebooks say
codex-edition-polish = Polish edition
codex-edition-croatian = Croatian edition
codex-edition-hungarian = Hungarian edition
codex-edition-errata = Errata
codex-edition-text = Rulebook
codex-edition-elsewhere = Elsewhere in it
codex-edition-same = As we play it.
codex-edition-option = At your table you can choose: { $option }

## Search

codex-search = Search
codex-search-label = Search the codex
codex-search-hint = A word, the name of a card, or a number: line of sight, shotgun, los 1. Case and accents do not matter, and English names are understood in every language.
codex-search-found = { $n ->
    [one] { $n } place for “{ $q }”
   *[other] { $n } places for “{ $q }”
}
codex-search-most = The best { $n } are shown.
codex-search-none = Nothing fits “{ $q }”.
codex-kind-rule = rule
codex-kind-chapter = chapter
codex-kind-thing = card or figure
codex-kind-word = word

## Pages that do not exist

codex-missing = This page does not exist
codex-missing-rule = There is no rule with the number “{ $number }”. Numbers look like D04-LOS-1: the game, the subject and a count. Perhaps the search finds what you mean:
codex-missing-page = There is nothing under this address. Look for what you need:

## Words

codex-words = Words
codex-words-text = What each thing is called in the four languages, after the printed rulebooks. One thing has one word.
codex-house = this place

## Cards and figures

codex-sheets = Cards and figures
codex-sheets-of = { $game }: cards and figures
codex-shelf-weapons = Weapons
codex-shelf-powerups = Powerups
codex-shelf-tiles = Ammo tiles
codex-shelf-boards = Boards
codex-shelf-invaders = Invaders
codex-shelf-abilities = Abilities
codex-shelf-actions = Actions of a marine
codex-shelf-orders = Orders
codex-shelf-marine-cards = Marine cards
codex-shelf-events = Event cards
codex-shelf-events-2004 = Event cards
codex-shelf-scenarios = Scenarios
codex-shelf-demons = Demons
codex-shelf-action-cards = Action cards
codex-shelf-classes = Classes
codex-shelf-squads = Squad cards
codex-shelf-glory = Glory kill cards
codex-shelf-invasions = Invasion cards
codex-shelf-objectives = Objective cards
codex-shelf-threats = Threat cards
codex-shelf-missions = Missions
codex-thing = { $thing }
codex-times = { $n } × { $thing }
codex-fact-effect = { $effect }: { $price }
codex-fact-pickup = to grab: { $price }
codex-fact-reload = to reload: { $price }
codex-fact-copies = { $n } in the box
codex-fact-players = { $from } to { $to } players
codex-fact-dice = dice: { $dice }
codex-fact-ammo = ammo: { $ammo }
codex-fact-special = ★ defence: { $what }
codex-fact-ability = { $name }: { $help }
codex-fact-argent = { $name } (for 1 argent): { $help }
codex-fact-portal = { $portal }: { $one }, or { $other }

## Drawn examples

codex-example = Example
codex-example-note = This drawing is one of the tests.
codex-drawn-sees = { $from } sees { $to }.
codex-drawn-hidden = { $from } does not see { $to }.
codex-drawn-cover = { $from } sees { $to }, who has cover.
codex-drawn-range = The range from { $from } to { $to } is { $n }.
