### Tapestry's table in the browser: the capital city.

tapestry-web-city-label = Capital city { $name }, 9 by 9 plots
tapestry-web-city-placing = Place the { $landmark } in your city
tapestry-web-city-keys = Arrow keys move it, R turns it, Enter builds it there.
tapestry-web-city-none = No capital city yet
tapestry-web-city-none-about = Everybody chooses a capital city before the first turn.

## What is complete
tapestry-web-city-districts-of = { $count } of 9 districts complete
tapestry-web-city-lines-of =
    { $count ->
        [0] No row or column full
        [one] { $count } row or column full
       *[other] { $count } rows and columns full
    }
tapestry-web-city-free =
    { $count ->
        [0] No free plot
        [one] { $count } free plot
       *[other] { $count } free plots
    }
tapestry-web-city-at-income = At each income
tapestry-web-city-district-done = District { $number } is complete
tapestry-web-city-line =
    { $upright ->
        [yes] Column { $place } is full: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } at each income
       *[no] Row { $place } is full: { $points ->
           [one] { $points } point
          *[other] { $points } points
       } at each income
    }

## What would be completed
tapestry-web-city-plots =
    { $count ->
        [one] { $count } plot
       *[other] { $count } plots
    }
tapestry-web-city-districts =
    { $count ->
        [one] { $count } district complete
       *[other] { $count } districts complete
    }
tapestry-web-city-one-kind =
    { $count ->
        [one] buildings there of one kind
       *[other] { $count } of them with buildings of one kind
    }
tapestry-web-city-lines =
    { $count ->
        [one] { $count } row or column full, at each income
       *[other] { $count } rows and columns full, at each income
    }
tapestry-web-city-may =
    { $turns ->
        [1] It may hang over the edge.
       *[other] Turn it as you like; it may hang over the edge.
    }
tapestry-web-city-nothing = Completes nothing yet.
tapestry-web-city-missing =
    { $count ->
        [one] then { $count } plot is missing in the district
       *[other] then { $count } plots are missing in the district
    }
tapestry-web-city-gain = You would gain
tapestry-web-city-swap = Two buildings of different kinds change places; nothing is completed that way.

## Tips
tapestry-web-city-by-track = For whoever is the first to enter tier { $tier } of the track { $track }, at space { $space }.
tapestry-web-city-by-tech = Comes with the square of the tech card { $tech }.
tapestry-web-city-lines-title = Rows and columns
tapestry-web-city-lines-about = Whenever your capital city is scored, each full row and each full column is worth
    1 point. Impassable plots count as filled.
