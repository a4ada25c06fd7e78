### Stůl Tapestry v prohlížeči: stupnice pokroku.

tapestry-web-tracks-start = začátek
tapestry-web-tracks-start-about = Tady tvůj žeton začíná. Samo počáteční pole nic nepřináší.
tapestry-web-tracks-about-exploration = Bereš dílky území, stavíš farmy a prozkoumáváš mapu; na konci
    čeká sám vesmír.
tapestry-web-tracks-about-science = Stavíš domy a zkoumáš: kostka vědy posouvá tvé žetony zdarma
    po všech stupnicích.
tapestry-web-tracks-about-military = Stavíš zbrojnice a dobýváš území; na konci se k tobě přidá druhá
    civilizace.
tapestry-web-tracks-about-technology = Stavíš trhy, vynalézáš a vylepšuješ karty technologií;
    na konci jeden žeton začíná znovu.
tapestry-web-tracks-any =
    { $count ->
        [one] { $count } libovolný zdroj
        [few] { $count } libovolné zdroje
        [many] { $count } libovolného zdroje
       *[other] { $count } libovolných zdrojů
    }
tapestry-web-tracks-both = { $own } a { $other }
tapestry-web-tracks-tier = Úroveň { $tier }: každý krok za { $cost }
tapestry-web-tracks-tier-title = Úroveň { $tier }
tapestry-web-tracks-pay = zaplať { $cost }
tapestry-web-tracks-first =
    { $count ->
        [few] první na úrovni { $tier }: { $landmark }, { $count } parcely
       *[other] první na úrovni { $tier }: { $landmark }, { $count } parcel
    }
tapestry-web-tracks-plots =
    { $count ->
        [few] dominanta na { $count } parcely tvého města
       *[other] dominanta na { $count } parcel tvého města
    }
tapestry-web-tracks-bonus = bonus za { $price }: { $gain }
tapestry-web-tracks-bonus-free = bonus bez placení: { $gain }
tapestry-web-tracks-bare = Žeton se pohne, ale pole ti nic nepřinese.
tapestry-web-tracks-used = Toto pole už ti v tomto tahu něco přineslo; znovu to nejde.
tapestry-web-tracks-far = Zatím ne: žeton postupuje po jednom poli. Tvůj stojí na { $number }, sem chybí { $steps ->
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }.
tapestry-web-tracks-here = Tady stojí tvůj žeton.
tapestry-web-tracks-behind = Už za tebou: tvůj žeton stojí na { $number } a sám se nevrací.
tapestry-web-tracks-left =
    { $count ->
        [0] Nezbude ti žádný zdroj
        [one] Zbude ti { $count } zdroj
        [few] Zbudou ti { $count } zdroje
        [many] Zbude ti { $count } zdroje
       *[other] Zbude ti { $count } zdrojů
    }
tapestry-web-tracks-end = Konec stupnice: kdo sem dojde mezi prvními, má úspěch a s ním body.
tapestry-web-tracks-own = { $landmark }: už ji máš
tapestry-web-tracks-taken = { $landmark }: má ji { $player }
tapestry-web-tracks-mark = { $player }: značka Singularity UI
tapestry-web-tracks-title-vp = vítězné body
tapestry-web-tracks-title-landmark = dominanta
tapestry-web-tracks-title-or = jeden z několika
tapestry-web-tracks-title-advance = postup
tapestry-web-tracks-title-advance-x = postup bez přínosu
tapestry-web-tracks-title-regress = návrat o pole
tapestry-web-tracks-title-regress-x = návrat o pole bez přínosu
tapestry-web-tracks-title-score-track = body za stupnici
