### Viticulture World alone: the rules reference of the partner, one message per numbered rule.

## Solo: the partner

viticulture-world-section-solo-known = Solo: the partner
rule-W-201 = Alone you play with an artificial partner that does not compete but helps. Reports call it
    Burattino, Italian for puppet, or something like it.
    .title = A helping hand
rule-W-202 = At the start of each summer and of each winter one partner card is turned over. The partner
    gains 3 lira and puts one worker on each of the 4 actions shown.
    .title = A card each season
rule-W-203 = The partner's money goes into innovation tiles and influence. The details are up to you.
    .title = What its money is for
rule-W-204 = When you place your grande on an action with a worker of the partner, you may exchange with it.
    You decide what it gives; the rules of the exchange are changed a little.
    .title = Exchanging with it
rule-W-205 = The partner has cards that can make your hand better, within limits.
    .title = Its cards
rule-W-206 = The influence track has a start space for the solo game, and the tiles *H and *N are used in
    it alone.
    .title = Marks of the solo game

## Solo: setting up

viticulture-world-section-solo-setup = Solo: setting up
rule-W-210 = Set up for 1 player: each action has 1 open space. The influence marker goes on the start
    space of the solo game, as the level moves it.
    .title = The board for one
rule-W-211 = In the pile of rectangular tiles *H and *N take the places of H and N.
    .title = The solo tiles
rule-W-212 = The partner has 4 workers of a second colour, who count as hats and never gain bonuses;
    an empty purse; and a face-up display of 1 vine card and 1 order card. It has no vineyard, no VP and
    no rooster.
    .title = What the partner has
rule-W-213 = The 12 partner cards are shuffled; they last exactly 6 years. An empty deck would be
    shuffled anew.
    .title = The partner's deck
rule-W-214 = Whatever counts players counts 1. An event that needs a fellow player may take the partner:
    lira go to its purse and cards to its display, at most 5 there; a grape, a wine, an action, a
    training or VP become 1 lira in the purse.
    .title = One player, one partner

## Solo: the year with the partner

viticulture-world-section-solo-year = Solo: the year with the partner
rule-W-220 = The steps of spring are as usual. After step 3 the display gets 1 vine card and 1 order
    card, and 1 structure card if these are in play. It keeps at most 5 cards; what is discarded is your
    choice.
    .title = Spring
rule-W-221 = The partner takes no turns and has no rooster. You may take any wake-up position but the one
    of the year before.
    .title = Waking up alone
rule-W-222 = A partner card is carried out before you act: the purse gains 3 lira, on the easy level 5;
    workers go on the 4 actions of that half of the card in the order of their letters; then the partner
    may innovate or buy influence.
    .title = The order of a flip
rule-W-223 = A worker of the partner fills the space of its action; then you can enter with the grande
    only. A space with an oval is never full.
    .title = The partner in your way
rule-W-224 = If a worker of the partner goes to H in summer and the purse holds 4 lira or more, you may
    spend 4 of them, choose 1 revealed tile and place it. A benefit you cover goes to the purse; a cost
    you cover is paid from the purse or by you.
    .title = The partner on H
rule-W-225 = If a worker of the partner goes to P in winter and the purse holds 8 lira or more, you may
    spend 8 of them for 1 influence.
    .title = The partner on P
rule-W-226 = If the rectangular tile *H is in play, the partner on H pays 3 lira for a tile, and you may
    take up to 2 for it.
    .title = With tile *H
rule-W-227 = On all other actions the partner's workers only occupy spaces and make exchanges possible.
    .title = The partner elsewhere

## Solo: exchanging with the partner

viticulture-world-section-solo-trade = Solo: exchanging with the partner
rule-W-228 = Placing the grande on an action with a worker of the partner allows one exchange with it. You
    may get one thing, give one thing, or both. You get 1 lira from the purse or up to 2 cards of one kind
    from the display; you give any amount of lira or any number of vine, order or structure
    cards of one kind.
    .title = What you can exchange
rule-W-229 = If you take something, you must give at least 1 lira or 1 card for it. Grapes and wine are
    not exchanged with the partner.
    .title = No gifts from the partner
rule-W-230 = Lira you give go to the purse. In this way you save for tiles and influence.
    .title = Lira for the purse

## Solo: end of season and game

viticulture-world-section-solo-end = Solo: end of season and game
rule-W-231 = The partner's workers stay to the end of the season and are then taken back.
    .title = The partner's workers
rule-W-232 = The purse is kept from year to year. On the hard level it keeps at most 6 lira at each year
    end.
    .title = The purse
rule-W-240 = You win with 25 VP or more and influence at 10 after year 6. The partner needs no VP.
    .title = Winning alone
