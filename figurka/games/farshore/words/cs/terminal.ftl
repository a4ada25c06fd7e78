### Stůl Dálavy v terminálu: značky a pár slov.

## Dálava: stůl

cli-farshore-examples = ? hostinec, ? », ? F-12
    .why = w hostinec
cli-farshore-players = Hráči
cli-farshore-cities = Města
cli-farshore-track = Loďky
cli-farshore-places = Místa
cli-farshore-maps = Mapy
cli-farshore-discards = Odloženo
cli-farshore-weather = Vítr a karty
cli-farshore-head-season = Období
cli-farshore-head-workers = Pomocníci
cli-farshore-head-hand = Ruka
cli-farshore-head-ship = Loďka
cli-farshore-head-maps = Mapy
cli-farshore-head-score = Body
cli-farshore-passed = pasoval
cli-farshore-flooded = zaplaveno
cli-farshore-no-city = zatím žádná karta
cli-farshore-known = známé karty v ruce:
cli-farshore-copies =
    { $count ->
        [one] { $count } kus
        [few] { $count } kusy
        [many] { $count } kusu
       *[other] { $count } kusů
    }
cli-farshore-map-value = hodnota { $value }
cli-farshore-status-hand =
    { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
        [many] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
cli-farshore-sign-anchor = Kotva
cli-farshore-sign-wind = Po větru
    .about = Kdo kartu teď vyloží, pluje za každou takovou značku o jedno pole.
cli-farshore-sign-unique = Jedinečná
cli-farshore-sign-times = Tolikrát
    .about = Tolik karet téhož názvu tu leží.

# Písmena pěti barev: zelená, modrá, hnědá, červená, fialová
cli-farshore-letter-production = Z
cli-farshore-letter-governance = M
cli-farshore-letter-traveler = H
cli-farshore-letter-destination = Č
cli-farshore-letter-prosperity = F

## Dálava: co místa a karty dělají, několika slovy (≡ dřevo § chaluhy ● kámen ♠ houby ◆ poklad ★ bod)

cli-farshore-brief-place-shore_driftwood = +3≡
cli-farshore-brief-place-shore_seaweed = +2§, dober 1
cli-farshore-brief-place-shore_stone = +1●, dober 2
cli-farshore-brief-place-shore_mushroom = +2♠
cli-farshore-brief-place-docks = odlož ≤3: po 1 lib.
cli-farshore-brief-place-lookout = odlož, dober až do 8
cli-farshore-brief-place-dunes = vezmi si mapu
cli-farshore-brief-place-coral_isle = +2●, dober 1
cli-farshore-brief-place-kelp_isle = +3§, dober 1
cli-farshore-brief-place-timber_spit = +3≡ +1§
cli-farshore-brief-place-mushroom_atoll = +3♠
cli-farshore-brief-place-treasure_key = +1◆, dober 2
cli-farshore-brief-place-windward_isle = loď 1, 1 lib., dober 1
cli-farshore-brief-place-gull_roost = +1 lib., dober 3
cli-farshore-brief-place-bounty_isle = +2 lib., dober 1
cli-farshore-brief-place-hermits_isle = 2 ze Zátoky, vylož −2
cli-farshore-brief-place-mirror_lagoon = pobřeží, dober 1

cli-farshore-brief-card-rope_bridge = dober 5, nebo +2 lib.
cli-farshore-brief-card-post_office = odlož: vylož, za každou −1
cli-farshore-brief-card-inn = vylož ze Zátoky −3
cli-farshore-brief-card-abbey = daruj ≤2: za každou +2★
cli-farshore-brief-card-tumbler = +1●
cli-farshore-brief-card-tangle_raft = +1§
cli-farshore-brief-card-scriptorium = dober 2
cli-farshore-brief-card-grove = +1♠
cli-farshore-brief-card-beach_sledge = +2≡
cli-farshore-brief-card-shipwreck = odlož stavbu: +1◆
cli-farshore-brief-card-hideout = +2◆
cli-farshore-brief-card-galley = loďka 2
cli-farshore-brief-card-port = po tvorovi: +1≡/§/●
cli-farshore-brief-card-market = odlož ho: karta −3
cli-farshore-brief-card-lighthouse = po větru: +1★
cli-farshore-brief-card-customs_office = po kartě 1 soupeři: +1 lib., dober 1
cli-farshore-brief-card-crows_nest = loďka 3
cli-farshore-brief-card-warehouse = sklad 2≡2§2●2♠: vezmi 2
cli-farshore-brief-card-sloop = loďka 2
cli-farshore-brief-card-windmill = 2★ za zelenou
cli-farshore-brief-card-manor = 2★ za běžného tvora
cli-farshore-brief-card-harbor = 3★ za fialovou
cli-farshore-brief-card-gardens = 2★ za jedin. tvora
cli-farshore-brief-card-galleon = 1★ za ◆
cli-farshore-brief-card-postal_pigeon = dober 2, jednu můžeš vyložit zdarma
cli-farshore-brief-card-steward = +1♠ +1 lib., dober 1
cli-farshore-brief-card-sea_chip = aktivuj zelenou
cli-farshore-brief-card-scribe = odlož ≤2: za každou +1★
cli-farshore-brief-card-scavenger = odlož ≤2: za každou +1 lib.
cli-farshore-brief-card-sail_maker = loďka 1
cli-farshore-brief-card-merchant = zaplať 1: +2 lib.
cli-farshore-brief-card-diver = zaplať ≤3§: za každou +1◆
cli-farshore-brief-card-pirate = +3◆
cli-farshore-brief-card-stowaway = přesuň pomocníka
cli-farshore-brief-card-castaway = odlož tvora: +1◆
cli-farshore-brief-card-customs_officer = po stavbě: +1♠
cli-farshore-brief-card-navigator = po větru: dober 1
cli-farshore-brief-card-lighthouse_keeper = ze Zátoky −1
cli-farshore-brief-card-herbalist = tvor: ≤3♠ jako §
cli-farshore-brief-card-cooper = vylož stavbu −3
cli-farshore-brief-card-illuminator = odlož ≤5: za každou +1★
cli-farshore-brief-card-cartographer = pobřeží či ostrov
cli-farshore-brief-card-treasure_hunter = +1◆
cli-farshore-brief-card-sculptor = 2★ za jedin. stavbu
cli-farshore-brief-card-pilgrim = 2★ za mapu
cli-farshore-brief-card-guild_master = 1★ za modrou, červ., hnědou
cli-farshore-brief-card-governor = 2★ za běžnou stavbu
cli-farshore-brief-card-admiral = 1★ za minuté pole ◆
