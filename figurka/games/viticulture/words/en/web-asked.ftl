### Viticulture and Viticulture World in the browser: the decision bar and the header.

## The header

viticulture-web-asked-place = { $name }, { $difficulty }
viticulture-web-asked-place-level = { $name }, { $difficulty }; { $level }
viticulture-web-asked-year = Year { $year }, { $season }
viticulture-web-asked-thinking = Thinking:
viticulture-web-asked-then = then
viticulture-web-asked-since = What is new ({ $count })
viticulture-web-asked-jump = Parts of the table
viticulture-web-asked-jump-board = Board
viticulture-web-asked-jump-vineyard = Vineyard
viticulture-web-asked-jump-hand = Hand
viticulture-web-asked-jump-others = Others

## Workers

viticulture-web-asked-crew = Which worker will you place?
viticulture-web-asked-prompt-place =
    { $count ->
        [one] Send your last worker, or pass.
       *[other] Send one of { $count } workers, or pass.
    }
viticulture-web-asked-prompt-discard = Choose { $count } cards to discard.
viticulture-web-asked-prompt-hand_limit = Your hand is too full. Choose { $count } cards to discard.
viticulture-web-asked-in-a-row = { $question } ({ $number } of up to { $most })
viticulture-web-asked-send-worker = Send a worker
viticulture-web-asked-send-grande = Send the grande worker
viticulture-web-asked-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
viticulture-web-asked-choose = Choose where it glows
viticulture-web-asked-glowing =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
viticulture-web-asked-rests = from winter on
viticulture-web-asked-against = Lay resources
viticulture-web-asked-search = Search for a resource
viticulture-web-asked-claim = Claim a goal
viticulture-web-asked-interview = Give an interview
viticulture-web-asked-standing =
    { $season ->
        [summer] Summer
       *[winter] Winter
    }{ $place ->
        [0] { "" }
        [1] , first in order
        [2] , second in order
        [3] , third in order
        [4] , fourth in order
        [5] , fifth in order
       *[other] , sixth in order
    }
viticulture-web-asked-yellow = Yellow hat
viticulture-web-asked-yellow-can = no bonus
viticulture-web-asked-blue = Blue hat
viticulture-web-asked-blue-can = no bonus
viticulture-web-asked-bare = Regular
viticulture-web-asked-bare-can =
    { $game ->
        [world] takes the bonus
       *[base] needs a free space
    }
viticulture-web-asked-grande = Grande
viticulture-web-asked-grande-can =
    { $game ->
        [world] enters full, exchanges
       *[base] enters full spaces
    }
viticulture-web-asked-grey = Grey
viticulture-web-asked-grey-can =
    { $game ->
        [world] takes the bonus
       *[base] this year only
    }
viticulture-web-asked-pass-summer = Pass in summer
viticulture-web-asked-pass-winter = Pass in winter
viticulture-web-asked-pass-summer-sure =
    { $count ->
        [one] { $count } yellow hat works only in summer and would rest until next year. Pass all the same?
       *[other] { $count } yellow hats work only in summer and would rest until next year. Pass all the same?
    }
viticulture-web-asked-pass-winter-sure =
    { $count ->
        [one] You could still place { $count } worker. Pass all the same? Your year ends with that.
       *[other] You could still place { $count } workers. Pass all the same? Your year ends with that.
    }

## Buttons

viticulture-web-asked-yes = Yes
viticulture-web-asked-agree = Agree
viticulture-web-asked-so-far = So far:
viticulture-web-asked-discard = Discard
viticulture-web-asked-field-left = left
viticulture-web-asked-field-middle = middle
viticulture-web-asked-field-right = right
viticulture-web-asked-hat-home = at home
viticulture-web-asked-hat-board = on the board
viticulture-web-asked-hat-acting = acting now
viticulture-web-asked-wine-red = Red
viticulture-web-asked-wine-white = White
viticulture-web-asked-wine-blush = Blush
viticulture-web-asked-wine-sparkling = Sparkling
