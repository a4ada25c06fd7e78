### Tapestry's table in the browser: map.

tapestry-web-map-dice = Dice
tapestry-web-map-achievements = Achievements
tapestry-web-map-piles = Piles
tapestry-web-map-tray = To choose from
tapestry-web-map-pile =
    { $pile ->
        [tiles] Territory tiles in the pile: { $count }
        [space_tiles] Space tiles in the pile: { $count }
        [cards] Tapestry cards in the deck: { $count }
       *[techs] Tech cards in the deck: { $count }
    }
tapestry-web-map-pile-title =
    { $pile ->
        [tiles] Pile of territory tiles
        [space_tiles] Pile of space tiles
        [cards] Deck of tapestry cards
       *[techs] Deck of tech cards
    }

## A hex explains itself

tapestry-web-map-unexplored = Unexplored: a territory tile can be placed here.
tapestry-web-map-unknown = Explored with a tile that lies on your own table.
tapestry-web-map-nobody = Nobody controls it.
tapestry-web-map-yours = You control it.
tapestry-web-map-held = { $player } controls it.
tapestry-web-map-piece = { $piece } ({ $player })
tapestry-web-map-piece-toppled = { $piece } ({ $player }), toppled
tapestry-web-map-full = It holds two tokens: nobody can conquer it any more.
tapestry-web-map-middle = The middle island: whoever conquers it earns an achievement.
tapestry-web-map-number = { $number }
tapestry-web-map-start =
    { $count ->
        [one] The player with capital city { $numbers } begins here.
       *[other] The players with capital cities { $numbers } begin here.
    }
tapestry-web-map-benefit = On its tile: { $gain }.

## What a choice would bring

tapestry-web-map-placing = Place { $tile }: arrow keys move it, R turns it, Enter places it
tapestry-web-map-site =
    { $count ->
        [0] { $place }, rotation { $degrees }°: no matching side
        [one] { $place }, rotation { $degrees }°: { $count } matching side
       *[other] { $place }, rotation { $degrees }°: { $count } matching sides
    }
tapestry-web-map-sides =
    { $count ->
        [0] No matching side
        [one] { $count } matching side
       *[other] { $count } matching sides
    }
tapestry-web-map-would-gain = You would gain
tapestry-web-map-falls = { $player }: the outpost falls
tapestry-web-map-stands = Your outpost stands up again
tapestry-web-map-may-trap = A trap could stop you
tapestry-web-map-achieves = Achievement
tapestry-web-map-red-territories = Red die, if it shows territories
tapestry-web-map-black-tile = Black die, if it shows the tile
tapestry-web-map-black-nothing = Nothing, if the black die shows the tile
tapestry-web-map-trader = { $player } may take the die you leave
tapestry-web-map-closes = Closed from then on
tapestry-web-map-trade-around = Opponents’ territories around it: { $count }
tapestry-web-map-trade-later = Later: the die a conqueror leaves
tapestry-web-map-camp-beside = 1 resource of your choice
tapestry-web-map-camp-takes = You take control of it

## Dice, pieces and terrains

tapestry-web-map-not-rolled = not rolled yet
tapestry-web-map-die-science = Science die: { $shown }
tapestry-web-map-die-red = Red conquer die: { $shown }
tapestry-web-map-die-black = Black conquer die: { $shown }
tapestry-web-map-science-die = Science die
tapestry-web-map-science-about = Its twelve faces show the four tracks. Research rolls it, and you may advance for free on the track it shows.
tapestry-web-map-red-die = Red conquer die
tapestry-web-map-red-about = Rolled with the black die after each conquest. It brings points: a fixed number, or 1 for each territory you control.
tapestry-web-map-black-die = Black conquer die
tapestry-web-map-black-about = Rolled with the red die after each conquest. It brings a resource, or with the question mark the benefit of the tile you have conquered.
tapestry-web-map-printed = Nothing: this territory is printed on the map
tapestry-web-map-faces = Its faces
tapestry-web-map-toppled = Toppled outpost
tapestry-web-map-toppled-about = It lost its territory and stays lying there for good. It gives no control, but it takes up a place: with two tokens, nobody can conquer the territory any more.
tapestry-web-map-terrain = Whoever lays a tile gains 1 point for each of its sides on which a terrain goes on across the edge.
tapestry-web-map-listed = Its benefits come in this order.
tapestry-web-map-free-order = Take its benefits in any order.

## Achievements

tapestry-web-map-side-small = Small map
tapestry-web-map-side-large = Large map
tapestry-web-map-achievement-complete-track = Reach the last space of any track. The first to do so gains the most.
tapestry-web-map-achievement-topple-two = Control two territories on which toppled outposts of opponents lie; both may belong to the same opponent.
tapestry-web-map-achievement-middle-island = Conquer the island in the middle of the map. A trap there keeps the achievement from you.
