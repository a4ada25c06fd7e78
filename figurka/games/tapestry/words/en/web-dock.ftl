### Tapestry's table in the browser: the dock with the income mat, technologies, cards and civilizations.

## Who and what

tapestry-web-dock-meter = { $resource }: { $count } of { $most }
tapestry-web-dock-points = Victory points
tapestry-web-dock-era-now =
    { $era ->
        [0] before the first era
       *[other] era { $era }
    }
tapestry-web-dock-finished = finished
tapestry-web-dock-outposts = Outposts left
tapestry-web-dock-territories = Territories under control
tapestry-web-dock-landmarks = Landmarks
tapestry-web-dock-tiles = Territory tiles
tapestry-web-dock-no-tiles = There are none in the supply. Income, tracks and cards bring them; exploring uses them up.
tapestry-web-dock-hand = Tapestry cards in hand
tapestry-web-dock-space = Space tiles

## The income mat

tapestry-web-dock-space-open = { $space }: { $gain }
tapestry-web-dock-space-covered = { $space }, still covered: { $gain }
tapestry-web-dock-uncovers = Leaves the mat and opens { $space }, from now on in every income turn:
tapestry-web-dock-of = { $count } of { $whole }
tapestry-web-dock-times = { $what }, { $count } × { $points }
tapestry-web-dock-income =
    { $turn ->
        [0] No more income
        [5] Final income
       *[other] Next income
    }
tapestry-web-dock-income-running = Income, era { $turn }
tapestry-web-dock-income-about = Income turn { $turn } of 5 as things stand now
tapestry-web-dock-income-first = The first income turn brings no points.
tapestry-web-dock-income-last = Points only.
tapestry-web-dock-income-none = All five income turns have been taken.
tapestry-web-dock-building = Waits on the income mat ({ $row }). When you gain it, the leftmost one goes to your capital city and
    opens its space of the mat for every income turn to come.
tapestry-web-dock-step-3 = Points in step 3: { $gain }
tapestry-web-dock-step-4 = In step 4: { $gain }

## Eras

tapestry-web-dock-eras = Tapestry, era by era
tapestry-web-dock-era = Era { $number }
tapestry-web-dock-era-1 = Opened by the first income turn: income only.
tapestry-web-dock-era-2 = Opened by income turn 2: civilization, tapestry card, upgrade and points, income.
tapestry-web-dock-era-3 = Opened by income turn 3: civilization, tapestry card, upgrade and points, income.
tapestry-web-dock-era-4 = Opened by income turn 4: civilization, tapestry card, upgrade and points, income.
tapestry-web-dock-era-5 = Income turn 5 ends your game: civilization, upgrade and points only.
tapestry-web-dock-era-first =
    { $count ->
        [one] In before the neighbours: { $count } resource of your choice
       *[other] In before the neighbours: { $count } resources of your choice
    }
tapestry-web-dock-first = first in:
tapestry-web-dock-not-first = a neighbour was first
tapestry-web-dock-not-laid = no card yet
tapestry-web-dock-the-end = the end
tapestry-web-dock-face-down = Face down
    .about = Laid unseen from the deck, because there was no card in hand. It does nothing.
tapestry-web-dock-copies = as { $card }
tapestry-web-dock-in-force = in force
tapestry-web-dock-heralded = The Heralds have used it.
tapestry-web-dock-under = Under it: { $card }

## Technologies

tapestry-web-dock-row-top = Top
    .state = square gained
tapestry-web-dock-row-middle = Middle
    .state = circle gained
tapestry-web-dock-row-bottom = Bottom
    .state = new
tapestry-web-dock-circle = circle
tapestry-web-dock-square = square
tapestry-web-dock-no-techs = No technologies yet: invent on the technology track, with tiles and with cards.
tapestry-web-dock-need-own = { $need }. You have it.
tapestry-web-dock-need-neighbour = { $need }. { $player } has it.
tapestry-web-dock-need-golden_age = Golden Age: no prerequisite is needed.
tapestry-web-dock-need-inventors = A token of the Inventors lies on it: no prerequisite is needed.
tapestry-web-dock-need-missing = { $need }. Not met yet: { $have }.
tapestry-web-dock-have-space =
    { $who ->
        [you] you stand on space { $number }
       *[other] { $player } stands on space { $number }
    }
tapestry-web-dock-have-buildings = { $buildings } placed
tapestry-web-dock-tech-of = Belongs to { $player }.
tapestry-web-dock-landmark-gone = { $landmark } is gone ({ $player }): nothing

## The hand

tapestry-web-dock-hand-hidden =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
tapestry-web-dock-hand-empty = No tapestry cards in hand.
tapestry-web-dock-hand-next = The next one goes to era { $era }.
tapestry-web-dock-hand-now = Choose one for era { $era }.
tapestry-web-dock-hand-never = No more will be laid.
tapestry-web-dock-copies-held = { $count } of them

## Civilizations

tapestry-web-dock-when-income = income turns 2 to 5
tapestry-web-dock-when-always = at any time
tapestry-web-dock-when-start = at the start
tapestry-web-dock-when-end = at the end
tapestry-web-dock-when-ends = at the start and at the end
tapestry-web-dock-militants = An outpost that goes to the map uncovers what is under it; every income turn brings all that is
    uncovered.
tapestry-web-dock-historians = Squares whose token was given away pay when its holder gains a landmark.
tapestry-web-dock-alchemists =
    { $count ->
        [0] No track is marked: the rolls of an income turn mark them.
       *[other] The marked tracks were rolled in this income turn.
    }
tapestry-web-dock-leaders =
    { $count ->
        [0] All leaders have been called.
        [one] { $count } leader can still be called.
       *[other] { $count } leaders can still be called.
    }
tapestry-web-dock-omen = { $what }: now { $now }, foretold { $foretold }
tapestry-web-dock-omens = now / foretold; a tick: the resource has been gained
tapestry-web-dock-mass =
    { $count ->
        [one] Land mass of { $count } territory: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] Land mass of { $count } territories: { $points ->
           [one] { $points } point
          *[other] { $points } points
       }
    }
tapestry-web-dock-isolationists = Above: the tokens left; below: the largest land mass and its points at the end.
tapestry-web-dock-chosen =
    { $count ->
        [0] Tracks led now: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in the income turn.
        [one] Tracks led now: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in the income turn, and a reward for { $count } achievement.
       *[other] Tracks led now: { $points ->
           [one] { $points } point
          *[other] { $points } points
       } in the income turn, and a reward for { $count } achievements.
    }
tapestry-web-dock-tokens =
    { $count ->
        [0] No tokens left.
        [one] { $count } token left.
       *[other] { $count } tokens left.
    }
tapestry-web-dock-civ-soon = Civilizations are revealed when everybody has chosen.

## Before the game

tapestry-web-dock-choose-capital = Capital city
tapestry-web-dock-choose-civ = Civilization
tapestry-web-dock-choose-automa = A second civilization for the Automa
tapestry-web-dock-capital-start = at { $number } on the map
tapestry-web-dock-capital-free =
    { $count ->
        [one] { $count } plot to build on
       *[other] { $count } plots to build on
    }
tapestry-web-dock-picked = chosen

## Why not now

tapestry-web-dock-why-covered = Covered for now: it opens once you gain this building and put it into your city. The leftmost one goes first.
tapestry-web-dock-why-card =
    { $era ->
        [0] No more cards will be played in your eras.
       *[other] Not now: a card is played in the income turn that begins an era, next in era { $era }.
    }
tapestry-web-dock-why-tech = Not now: tech cards are upgraded in income turns and by benefits that say so.
