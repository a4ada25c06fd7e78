### Bot for the table: what is to be moved at the printed table, and moved back.

## Headings

tapestry-automa-moves = Move this at your table
tapestry-automa-moves-none = Nothing has to be moved at your table this time.
tapestry-automa-moves-made = You have already moved this
tapestry-automa-moves-made-none = Nothing had to be moved at your table.
tapestry-automa-moves-back = Move this back at your table
tapestry-automa-moves-back-none = Nothing has to be moved back at your table.
tapestry-automa-reasons = Why

## Tracks and landmarks

tapestry-automa-move-token =
    { $who ->
        [you] Your token
        [automa] The Automa’s token
       *[shadow] The Shadow Empire’s token
    } on the { $thing } track: from { $start ->
        [0] the start
       *[other] space { $start }
    } to { $end ->
        [0] the start
       *[other] space { $end } ({ $space })
    }.
tapestry-automa-move-token-on =
    { $number ->
        [0] Put your token on the start of the { $thing } track.
       *[other] Put your token on space { $number } of the { $thing } track.
    }
tapestry-automa-move-token-off =
    { $number ->
        [0] Take your token off the start of the { $thing } track.
       *[other] Take your token off space { $number } of the { $thing } track.
    }
tapestry-automa-move-landmark =
    { $who ->
        [you] Take the { $thing } ({ $track }, space { $number }) from the landmark board.
       *[other] Put the { $thing } ({ $track }, space { $number }) from the landmark board on the Automa’s mat.
    }
tapestry-automa-move-landmark-back = Put the { $thing } ({ $track }, space { $number }) back on the landmark board.

## The map

tapestry-automa-move-tile = Lay the top territory tile face up on hex { $place }, turned as it comes (at random).
tapestry-automa-move-tile-up = Take the tile off hex { $place }, back to where it came from.
tapestry-automa-move-piece =
    { $who ->
        [you]
            { $what ->
                [outpost] Stand your outpost on hex { $place }.
               *[other] Put your second piece on hex { $place }.
            }
        [automa] Stand an outpost of the Automa on hex { $place }.
       *[shadow] Stand an outpost of the Shadow Empire on hex { $place }.
    }
tapestry-automa-move-piece-lying =
    { $who ->
        [you] Lay your outpost, toppled, on hex { $place }.
        [automa] Lay an outpost of the Automa, toppled, on hex { $place }.
       *[shadow] Lay an outpost of the Shadow Empire, toppled, on hex { $place }.
    }
tapestry-automa-move-piece-off =
    { $who ->
        [you]
            { $what ->
                [outpost] Take your outpost off hex { $place }.
               *[other] Take your second piece off hex { $place }.
            }
        [automa] Take the Automa’s outpost off hex { $place }.
       *[shadow] Take the Shadow Empire’s outpost off hex { $place }.
    }
tapestry-automa-move-topple =
    { $who ->
        [you] Topple your outpost on hex { $place }.
        [automa] Topple the Automa’s outpost on hex { $place }.
       *[shadow] Topple the Shadow Empire’s outpost on hex { $place }.
    }
tapestry-automa-move-stand =
    { $who ->
        [you] Stand your outpost on hex { $place } up again.
        [automa] Stand the Automa’s outpost on hex { $place } up again.
       *[shadow] Stand the Shadow Empire’s outpost on hex { $place } up again.
    }

## Achievements, cards and points

tapestry-automa-move-achievement =
    { $who ->
        [you] Put your token on the best free place of the achievement “{ $thing }”.
        [automa] Put a token of the Automa on the best free place of the achievement “{ $thing }”.
       *[shadow] Put a token of the Shadow Empire on the best free place of the achievement “{ $thing }”.
    }
tapestry-automa-move-achievement-off =
    { $who ->
        [you] Take your token off the achievement “{ $thing }”.
        [automa] Take the Automa’s token off the achievement “{ $thing }”.
       *[shadow] Take the Shadow Empire’s token off the achievement “{ $thing }”.
    }
tapestry-automa-move-techs =
    { $count ->
        [one] Discard the three face-up tech cards and open three new ones.
        [2] Discard the three face-up tech cards and open three new ones; do so twice.
       *[other] Discard the three face-up tech cards and open three new ones; do so { $count } times.
    }
tapestry-automa-move-techs-back =
    { $count ->
        [one] Put the three face-up tech cards back on their deck, and those that were discarded for them in their place.
       *[other] Put the face-up tech cards back on their deck, and those that lay open before in their place.
    }
tapestry-automa-move-supply =
    { $count ->
        [one] Put the top tapestry card face down beside the Automa’s mat (now { $end }).
       *[other] Put the top { $count } tapestry cards face down beside the Automa’s mat (now { $end }).
    }
tapestry-automa-move-supply-back =
    { $count ->
        [one] Put the last tapestry card beside the Automa’s mat back on the deck (which leaves { $end }).
       *[other] Put the last { $count } tapestry cards beside the Automa’s mat back on the deck (which leaves { $end }).
    }
tapestry-automa-move-supply-returned =
    { $count ->
        [one] Put the Automa’s discarded tapestry card back face down beside its mat (now { $end }).
       *[other] Put the Automa’s discarded tapestry cards back face down beside its mat (now { $end }).
    }
tapestry-automa-move-mat = Lay the top tapestry card face down on the Automa’s mat, over the multipliers that were just used.
tapestry-automa-move-mat-back = Put the last tapestry card on the Automa’s mat back on the deck.
tapestry-automa-move-favourite =
    { $who ->
        [automa] The outpost that marks the Automa’s favourite track: from { $old } to { $thing }.
       *[other] The outpost that marks the Shadow Empire’s favourite track: from { $old } to { $thing }.
    }
tapestry-automa-move-points = The Automa’s token on the VP track: from { $start } to { $end }.
