### Tapestry v prohlížeči: hlavní město.

tapestry-web-city-label = Hlavní město { $name }, 9 × 9 parcel
tapestry-web-city-placing = Umísti dominantu { $landmark } do svého města
tapestry-web-city-keys = Šipky ji posouvají, R ji otáčí, Enter ji na místě postaví.
tapestry-web-city-none = Hlavní město zatím není vybrané
tapestry-web-city-none-about = Hlavní město si každý vybírá před prvním tahem.

## Co je hotové
tapestry-web-city-districts-of =
    { $count ->
        [0] Žádná čtvrť z 9 není hotová
        [one] Hotová { $count } čtvrť z 9
        [few] Hotové { $count } čtvrti z 9
       *[other] Hotových { $count } čtvrtí z 9
    }
tapestry-web-city-lines-of =
    { $count ->
        [0] Žádná plná řada ani sloupec
        [one] { $count } plná řada nebo sloupec
        [few] { $count } plné řady a sloupce
       *[other] { $count } plných řad a sloupců
    }
tapestry-web-city-free =
    { $count ->
        [0] Žádná volná parcela
        [one] { $count } volná parcela
        [few] { $count } volné parcely
       *[other] { $count } volných parcel
    }
tapestry-web-city-at-income = Při každém bodování
tapestry-web-city-district-done = Čtvrť { $number } je hotová
tapestry-web-city-line =
    { $upright ->
        [yes] Sloupec { $place } je plný: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        } při každém bodování
       *[no] Řada { $place } je plná: { $points ->
           [one] { $points } bod
           [few] { $points } body
          *[other] { $points } bodů
       } při každém bodování
    }

## Co by se dokončilo
tapestry-web-city-plots =
    { $count ->
        [one] { $count } parcela
        [few] { $count } parcely
       *[other] { $count } parcel
    }
tapestry-web-city-districts =
    { $count ->
        [one] { $count } hotová čtvrť
        [few] { $count } hotové čtvrti
       *[other] { $count } hotových čtvrtí
    }
tapestry-web-city-one-kind =
    { $count ->
        [one] budovy v ní jediného druhu
        [few] { $count } z nich s budovami jediného druhu
       *[other] { $count } z nich s budovami jediného druhu
    }
tapestry-web-city-lines =
    { $count ->
        [one] { $count } plná řada nebo sloupec, při každém bodování
        [few] { $count } plné řady a sloupce, při každém bodování
       *[other] { $count } plných řad a sloupců, při každém bodování
    }
tapestry-web-city-may =
    { $turns ->
        [1] Smí přečnívat přes okraj.
       *[other] Natoč ji, jak chceš; smí přečnívat přes okraj.
    }
tapestry-web-city-nothing = Zatím nic nedokončí.
tapestry-web-city-missing =
    { $count ->
        [one] čtvrti pak chybí { $count } parcela
        [few] čtvrti pak chybějí { $count } parcely
       *[other] čtvrti pak chybí { $count } parcel
    }
tapestry-web-city-gain = Získáš
tapestry-web-city-swap = Dvě budovy různého druhu si vymění místa; nic se tím nedokončí.

## Vysvětlivky
tapestry-web-city-by-track = Získá ji, kdo jako první vstoupí na úroveň { $tier } (stupnice { $track }, pole { $space }).
tapestry-web-city-by-tech = Přináší ji čtverec technologie { $tech }.
tapestry-web-city-lines-title = Řady a sloupce
tapestry-web-city-lines-about = Kdykoli se boduje tvé hlavní město, vynese každá plná řada a každý plný sloupec
    1 bod. Nepoužitelné parcely platí za vyplněné.
