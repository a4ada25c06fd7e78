### My games: whose turn it is at all tables of a person, and how he is called back.

web-mine = My games
web-mine-waiting =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
web-mine-waiting-none = No table waits for you
web-mine-none = No games yet
web-mine-none-how = Every table that you sit down at in this browser is listed here: whose turn it is, how much time is left, and how it ended.
web-mine-elsewhere = I play on another device
web-mine-yours = Your turn
web-mine-others = Waiting for others
web-mine-gathering = Waiting for players
web-mine-calm = Nobody waits for you.
web-mine-calm-how = You can go and make tea.
web-mine-since = for { $since }
web-mine-left = { $time } left
web-mine-late = time is over
web-mine-stood-in = the computer plays for you ({ $level })
web-mine-invite = Invitations
web-mine-replay = Replay
web-clock-each = { $time } a turn

## Being called back

web-call-heading = Call me back
web-call-about = When it is your turn and you are not looking at the table: one notice for each turn, and none unless you switch it on.
web-call-browser = In this browser
web-call-on = On: this browser tells you, even when figurka is closed.
web-call-off = Off.
web-call-blocked = The browser blocks notices from this site. Allow them in its settings for the site (at the left of the address), then load the page again.
web-call-unable = This browser cannot show notices of closed pages. On an iPhone or iPad add figurka to the home screen first.
web-call-insecure = Browsers allow this only on pages that begin with https.
web-call-not-offered = This server does not offer it; whoever runs it can add it. Webhooks work all the same.
web-call-not-switched = That did not work: the browser or its push service cannot be reached. Try again later.
web-call-switch-on = Switch on
web-call-switch-off = Switch off
web-call-trial = Send a trial
web-call-trial-text = This is how you will be called back to a table.
web-call-trial-taken = The trial was sent and taken.
web-call-webhooks = In another program
web-call-add = Add a webhook
web-call-kind = Receiver
web-call-discord = Discord
web-call-slack = Slack
web-call-json = Own program (JSON)
web-call-address = Its address
web-call-add-it = Add
web-call-added = Added.
web-call-secret = Every notice is signed with this secret, so that a program can tell that it comes from here. It is shown only now; Discord and Slack do not need it.
web-call-secret-label = Secret of the webhook
web-call-remove = Remove
web-call-failed = Last notice ({ $since } ago): { $why }.
web-call-given-up = No more are sent there. A trial that arrives switches it on again.
web-call-trouble-address = the address leads nowhere, or into a private network
web-call-trouble-unreachable = the receiver could not be reached
web-call-trouble-silent = the receiver did not answer
web-call-trouble-busy = the receiver was busy, several times
web-call-trouble-refused = the receiver refused it
web-call-trouble-gone = there is no such receiver any more
web-call-kept = Kept here: the address, your language, and for which seats. All of it is deleted when you switch off or remove.
web-call-more = More ways to be called back

web-call-turn = It is your turn.
web-call-turn-left = It is your turn. Time left: { $time }.
web-call-open = Open the table

error-call-address = Notices cannot go to this address. Give one that begins with https:// and has neither a name nor a password in it.
error-call-name = The name in this address is not known. Check it for misprints.
error-call-private = This address lies in a private network, and notices go to public ones only. Choose an address of the public internet, or ask whoever runs this server.
error-call-subscription = This is not a subscription of a browser. Send what PushSubscription.toJSON() tells: an endpoint, and the keys p256dh and auth.
error-call-no-push = This server cannot call browsers. Use a webhook, or ask whoever runs it to install figurka[push].
error-call-strange = This browser's address is already switched on, with other keys than these. Switch turn notices on in the browser itself: it makes a new address for that.
error-call-many = You can have at most { $most } of these. Remove one first.
error-call-no-seat = There is nothing to call you for yet. Sit down at a table first.
error-call-unknown = You are not called back there, or no longer are. Load the page again.
