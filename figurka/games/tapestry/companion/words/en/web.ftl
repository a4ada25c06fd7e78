### Tapestry in the browser: the page of the bot for the table.

tapestry-web-companion-eras = Your income turns
tapestry-web-companion-outposts =
    { $count ->
        [one] outpost left
       *[other] outposts left
    }
tapestry-web-companion-territories =
    { $count ->
        [one] territory
       *[other] territories
    }
tapestry-web-companion-back = A token goes back
tapestry-web-companion-told = Entered in this turn
tapestry-web-companion-nothing = Nothing yet. Play your turn at your own table, then enter here what matters to the bots.
tapestry-web-companion-how = How to enter a turn
tapestry-web-companion-how-advance = An advance: click the space that your token has reached.
tapestry-web-companion-how-explore = A tile: click the hex where you laid it.
tapestry-web-companion-how-conquer = An outpost: click the territory where you put it.
tapestry-web-companion-how-income = An income turn: the button in the bar. Then “That was my turn”.
tapestry-web-companion-how-undo = Undo goes back to the very beginning, even over the bots’ turns.
tapestry-web-companion-why = Why, step by step
tapestry-web-companion-layout = Lay out the bots at your table
