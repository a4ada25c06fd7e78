### Bot for the table: what is asked, offered and told to whoever plays the printed Tapestry alone.

## The game

game-tapestry-automa = Tapestry: bot for the table
    .short = You play the printed game; the Automa and the Shadow Empire move here and say why.
    .about = You play the printed Tapestry alone at your own table. Enter what happened in your turn, and read
    what to move for the Automa and the Shadow Empire, and why.
    .note = You need the printed game. This is an unofficial, non-commercial rendition.
tapestry-automa-ways-to-win = Play your turn at your table, then enter each advance and conquest, each tile you laid on the map and each income turn, in the order in which they happened. End your turn, and move at your table what the bots move.

## Settings

tapestry-automa-level-1 = { tapestry-level-1 }
    .about = { tapestry-level-1.about }
tapestry-automa-level-2 = { tapestry-level-2 }
    .about = { tapestry-level-2.about }
tapestry-automa-level-3 = { tapestry-level-3 }
    .about = { tapestry-level-3.about }
tapestry-automa-level-4 = { tapestry-level-4 }
    .about = { tapestry-level-4.about }
tapestry-automa-level-5 = { tapestry-level-5 }
    .about = { tapestry-level-5.about }
tapestry-automa-level-6 = { tapestry-level-6 }
    .about = { tapestry-level-6.about }
tapestry-automa-first-you = You
    .about = You take the first turn.
tapestry-automa-first-automa = The bots
    .about = The bots take the first turn.
tapestry-automa-web-setting-first = Who begins

## Questions

tapestry-ask-report = What happened in your turn?
tapestry-ask-moved = Ready to go on?
tapestry-ask-special = Which rarer thing happened?
tapestry-ask-camp = On which territory does your building stand?
tapestry-ask-defence = Did a trap turn up among the Automa’s cards when you attacked { $because }?
tapestry-ask-outcome = How do your points compare with those of the Automa?

## What can be told

tapestry-option-special = Something rarer
tapestry-option-camp = A building of the Nomads
tapestry-option-undefended = No defence
tapestry-automa-label-advance = Advance: { $track }, space { $number } ({ $space })
tapestry-automa-label-back =
    { $number ->
        [0] Back: { $track }, to the start
       *[other] Back: { $track }, space { $number } ({ $space })
    }
tapestry-automa-label-back-some = Back: one of your tokens on { $track }
tapestry-automa-label-tile = A tile on hex { $place }
tapestry-automa-label-outpost = An outpost on hex { $place }
tapestry-automa-label-attack = An outpost on hex { $place }, controlled by { $player }
tapestry-automa-label-piece = A second piece of yours on hex { $place }: a token of the Isolationists, or a building or landmark of the Nomads
tapestry-automa-label-stand-up = Your toppled outpost on hex { $place } stands again (Revolution); { $player } loses the hex
tapestry-automa-label-income = Income turn { $count }
tapestry-automa-label-special = Something rarer: a landmark by Dystopia, Age of Discovery, AI Singularity, Nomads
tapestry-automa-label-done = That was my turn
tapestry-automa-label-moved = Done, go on
tapestry-automa-label-discovery = Age of Discovery: both bots advance on { $track }
tapestry-automa-label-landmark = You took the { $landmark } by a card (Dystopia)
tapestry-automa-label-restart = AI Singularity: your token starts again on { $track }
tapestry-automa-label-camp = Nomads: a building or landmark on an empty territory
tapestry-automa-label-nothing = None of these
tapestry-automa-label-trap-take = A trap: you keep the territory
tapestry-automa-label-trap-decline = No trap: the territory is lost
tapestry-automa-label-defence-failed = No trap: all its cards are discarded and you conquer the hex
tapestry-automa-label-defence-trap =
    { $count ->
        [0] A trap, and no card is left beside its mat
        [one] A trap, and { $count } card is left beside its mat
       *[other] A trap, and { $count } cards are left beside its mat
    }
tapestry-automa-label-defence-none = It could not defend itself (Pillage and Plunder), and keeps its cards
tapestry-automa-label-outcome-more = More than { $count } VP: you win
tapestry-automa-label-outcome-equal = Exactly { $count } VP, and you have a resource left: you win
tapestry-automa-label-outcome-shared = Exactly { $count } VP, and you have no resource left: you share the victory
tapestry-automa-label-outcome-fewer = Fewer than { $count } VP: the Automa wins

## The journal: laying the bots out

tapestry-tell-lays-out-level =
    { $count ->
        [2] Level 2: lay out the income mat of the Automa with its normal side up (A-12).
        [5] Level 5: lay out the income mat of the Automa with its hard side up (A-12).
        [6] Level 6: lay out the income mat of the Automa with its hard side up (A-12).
       *[other] Level { $count }: lay out the income mat of the Automa with its normal side up, and over its chart the income card of this level (A-12).
    }
tapestry-tell-lays-out-civilization = { $player } gets its civilization { $thing } and the favourite track { $things }: one of its outposts marks that track, so 7 are left in its supply (A-14).
tapestry-tell-lays-out-shadow = { $player } gets the favourite track { $thing }: one of its outposts marks that track, so 9 are left in its supply (A-16).
tapestry-tell-lays-out-map = Your two outposts begin on { $things }, labelled 2/4, and those of { $player } on { $thing }, labelled 3/5; each of you three has a token on the start of every track (A-11, A-13, A-15).
tapestry-tell-lays-out-hexes = Hexes are named as on the drawing, with the map turned so that the military track is at the top: a letter for the column (K L M N P Q R from the left), then a number, counted from the top.
tapestry-tell-lays-out-cards = The printed decision cards stay in the box, they are drawn here. Tiles and tapestry cards that { $player } gets come from the piles on your table; take out first what is not used alone (A-8).
tapestry-tell-lays-out-head-start = At level 1 you begin your first income turn by advancing once on every track, free of charge; enter these four advances together with the income turn (A-121).
tapestry-tell-lays-out-first =
    { $who ->
        [you] You take the first turn (A-19).
       *[other] { $player } takes the first turn (A-19).
    }

## What is asked to make sure

tapestry-automa-caution-piece = You hold hex { $place } already. Only the Isolationists or the Nomads would add a second piece there; perhaps you mean another hex.
tapestry-automa-caution-stand-up = Your outpost lies toppled on hex { $place }. Only Revolution stands it up again; perhaps you mean another hex.
tapestry-automa-caution-far = Hex { $place } is not next to any territory of yours. Few things reach that far; perhaps you mean another hex.

## The journal: the printed table

tapestry-automa-space = space { $number } ({ $space })

tapestry-automa-tell-explores =
    { $who ->
        [you] You lay a tile on { $place }.
        [bot] { $player } lays the top tile of the pile face up on { $place }.
       *[other] { $player } lays a tile on { $place }.
    }
tapestry-automa-tell-traps = You spring a trap: { $other } does not conquer { $place }. Discard it and gain 1 resource of your choice.
tapestry-tell-closes =
    { $who ->
        [you] You put a second piece on { $thing }, which nobody can conquer any more.
       *[other] { $player } puts a second piece on { $thing }, which nobody can conquer any more.
    }
tapestry-tell-settles =
    { $who ->
        [you] You put a building on { $thing }.
       *[other] { $player } puts a building on { $thing }.
    }
tapestry-tell-bot-keeps-cards =
    { $count ->
        [0] { $player } has no tapestry card left beside its mat.
        [one] { $player } still has { $count } tapestry card beside its mat.
       *[other] { $player } still has { $count } tapestry cards beside its mat.
    }
tapestry-tell-told-the-last =
    { $who ->
        [you]
            { $count ->
                [0] Your game is over; count your points.
               *[other] Your part is over; count your points. The bots go on alone, and you are not asked for a trap any more, as you can play none now (A-140).
            }
       *[other] The game of { $player } is over.
    }

## Why something cannot be told

tapestry-automa-refusal-no-turn-yet = A turn is an advance or an income turn; enter one of them first.
tapestry-automa-refusal-first-income = Your first turn is always an income turn; enter income turn 1 first.
tapestry-automa-refusal-income-told = The income turn has already been entered in this turn.
tapestry-automa-refusal-no-outpost = You have no outpost left in your supply.
tapestry-automa-refusal-at-start = Your token on this track is at the start.

## The terminal

cli-help-automa = Run the bots for a game of printed Tapestry at your own table: enter what happened in your turn, and read what to move for them and why.
cli-help-automa-level = The level of the bots, 1 to 6; 2 unless you say so.
cli-help-automa-first = Who begins: you or automa; you unless you say so.
cli-help-automa-save = The file where the game is kept after every answer; otherwise one in your own folder.
cli-help-automa-new = Begin a new game; one that is under way is kept aside.
cli-error-automa-file = { $file } holds a game of { $game }, not one with the bots for the table.
cli-automa-under-way =
    { $era ->
        [0] A game is under way: level { $level }, before your first income turn.
       *[other] A game is under way: level { $level }, after your income turn { $era }; the Automa has { $points } VP.
    }
cli-automa-offer = Go on with it? (Enter: yes · n: begin another one){" "}
cli-automa-kept = It is kept.
cli-automa-aside = It is kept; to go on with it: { $command }
cli-automa-aside-over = The game before has ended and is kept; to see it again: { $command }
cli-automa-enter = Enter: done, go on
cli-automa-reasons-long = Why: j tells the reasons, for which there is no room here.
cli-automa-sides = Players
cli-automa-bots-cards = Cards of the bots
cli-automa-outposts = outposts
cli-automa-pair = open pair
cli-automa-deck = in the decision deck
cli-automa-supply = beside the Automa’s mat
cli-automa-discard = discarded
cli-automa-civilization = civilization
cli-tapestry-automa-undo = take back what was entered last; again and again to the very beginning, over the bots’ turns too
cli-automa-legend = ▨ a tile that lies at your table
cli-automa-hex = With the military track at the top: column { $column } from the left, hex { $row } from the top. Beside it: { $beside }.
cli-automa-points = The Automa’s points
cli-tapestry-automa-examples = ? forge, ? favourite, ? A-53
    .why = w N4

## Where the Automa's points are from

tapestry-automa-score-tracks = { tapestry-score-tracks }
tapestry-automa-score-territories = { tapestry-score-territories }
tapestry-automa-score-technologies = { tapestry-score-technologies }
tapestry-automa-score-capital = Landmarks
tapestry-automa-score-income = First into eras
tapestry-automa-score-civilization = { tapestry-score-civilization }
tapestry-automa-score-tapestry = { tapestry-score-tapestry }
tapestry-automa-score-achievements = { tapestry-score-achievements }

## Headings of the rules

tapestry-automa-section-setup_common = { tapestry-section-setup_common }
tapestry-automa-section-setup_player = { tapestry-section-setup_player }
tapestry-automa-section-turn = { tapestry-section-turn }
tapestry-automa-section-income_turn = { tapestry-section-income_turn }
tapestry-automa-section-advance_turn = { tapestry-section-advance_turn }
tapestry-automa-section-explore = { tapestry-section-explore }
tapestry-automa-section-conquer = { tapestry-section-conquer }
tapestry-automa-section-invent_and_upgrade = { tapestry-section-invent_and_upgrade }
tapestry-automa-section-research = { tapestry-section-research }
tapestry-automa-section-buildings_and_capital = { tapestry-section-buildings_and_capital }
tapestry-automa-section-other = { tapestry-section-other }
tapestry-automa-section-end = { tapestry-section-end }
tapestry-automa-section-rulings-setup = { tapestry-section-rulings-setup }
tapestry-automa-section-rulings-turn = { tapestry-section-rulings-turn }
tapestry-automa-section-rulings-ordering = { tapestry-section-rulings-ordering }
tapestry-automa-section-rulings-limits = { tapestry-section-rulings-limits }
tapestry-automa-section-rulings-control = { tapestry-section-rulings-control }
tapestry-automa-section-rulings-trap = { tapestry-section-rulings-trap }
tapestry-automa-section-rulings-achievements = { tapestry-section-rulings-achievements }
tapestry-automa-section-rulings-neighbours = { tapestry-section-rulings-neighbours }
tapestry-automa-section-rulings-player_counts = { tapestry-section-rulings-player_counts }
tapestry-automa-section-rulings-gaining_civilizations = { tapestry-section-rulings-gaining_civilizations }
tapestry-automa-section-rulings-ai_singularity = { tapestry-section-rulings-ai_singularity }
tapestry-automa-section-rulings-capital = { tapestry-section-rulings-capital }
tapestry-automa-section-rulings-finished_players = { tapestry-section-rulings-finished_players }
tapestry-automa-section-rulings-final_income_turn = { tapestry-section-rulings-final_income_turn }
tapestry-automa-section-rulings-interactions = { tapestry-section-rulings-interactions }
tapestry-automa-section-rulings-explore = { tapestry-section-rulings-explore }
tapestry-automa-section-rulings-conquer = { tapestry-section-rulings-conquer }
tapestry-automa-section-rulings-income = { tapestry-section-rulings-income }
tapestry-automa-section-rulings-upgrade = { tapestry-section-rulings-upgrade }
tapestry-automa-section-solo-general = { tapestry-section-solo-general }
tapestry-automa-section-solo-setup = { tapestry-section-solo-setup }
tapestry-automa-section-solo-turn = { tapestry-section-solo-turn }
tapestry-automa-section-solo-track = { tapestry-section-solo-track }
tapestry-automa-section-solo-advancing = { tapestry-section-solo-advancing }
tapestry-automa-section-solo-benefits = { tapestry-section-solo-benefits }
tapestry-automa-section-solo-hexes = { tapestry-section-solo-hexes }
tapestry-automa-section-solo-conquer = { tapestry-section-solo-conquer }
tapestry-automa-section-solo-explore = { tapestry-section-solo-explore }
tapestry-automa-section-solo-traps = { tapestry-section-solo-traps }
tapestry-automa-section-solo-achievements = { tapestry-section-solo-achievements }
tapestry-automa-section-solo-income = { tapestry-section-solo-income }
tapestry-automa-section-solo-you = { tapestry-section-solo-you }
tapestry-automa-section-solo-end = { tapestry-section-solo-end }
tapestry-automa-section-solo-rulings = { tapestry-section-solo-rulings }
tapestry-automa-section-solo-chart = { tapestry-section-solo-chart }
tapestry-automa-section-solo-levels = { tapestry-section-solo-levels }
tapestry-automa-section-solo-civilizations = { tapestry-section-solo-civilizations }
tapestry-automa-section-solo-cards = { tapestry-section-solo-cards }
tapestry-automa-section-solo-duo = { tapestry-section-solo-duo }
