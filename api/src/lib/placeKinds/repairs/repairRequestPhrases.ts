/** Phrases that ask for a repair, before and after the name of the thing, by language; patterns of folded words, separated by commas. */
export const repairRequests = {
  before: `
    repair, fix, mend, repairing, fixing, fixes, repairs, (?:get|getting|have|having)(?=.* (?:fixed|repaired|mended)$), (?:repair|fix|mend)(?:s|ing)? (?:of|for),
    (?:faire )?(?:reparer|depanner|refaire), reparation (?:de|du|d|des), depannage (?:de|du|d)?,
    (?:arreglar|reparar|componer|arreglo|arreglan|reparan)(?: de| del)?, reparacion(?:es)? (?:de|del), (?:riparare|aggiustare|sistemare|far riparare|far aggiustare), riparazion[ei] (?:di|del|della)?,
    (?:consertar|arrumar|reparar|arranjar|consertam|conserto (?:de|do|da)), reparo (?:de|do|da), (?:naprawic|naprawa|naprawy|naprawiaja), (?:opravit|oprava|opravy|opravim), oprava (?:na|od)?,
    (?:popraviti|popravka|popravak|popravilo|servis), (?:repara|reparatie|reparatii)(?: la| de)?, (?:megjavitani|javitani|javitas), (?:ремонт|ремонтировать|отремонтировать|починить|почини(?:ть)?|чинить|чинят|починка),
    (?:полагодити|відремонтувати|ремонтувати|лагодити), (?:поправя|поправка на|ремонт на), (?:φτιαξω|επισκευασω|επισκευη|φτιαχνω),
    (?:تصليح|اصلاح|أصلح|اصلح|صيانة), (?:تعمیر), (?:לתקן|תיקון|תקון), (?:memperbaiki|perbaiki|servis|service|reparasi|baiki|repair), (?:ayusin|magpaayos ng|pagawa ng|paayos ng),
    (?:sua|sua chua), (?:reparera|laga|reparation av), (?:reparere|fikse), (?:korjata|korjaa|korjauttaa), (?:parandada|parandan|remontida), (?:remontuoti|pataisyti|sutaisyti), (?:remontet|salabot),
    (?:修理|维修|維修|修|换|換)`,
  after: `
    (?:fixed|repaired|mended), (?:reparieren|richten|flicken|instandsetzen)(?: lassen)?, (?:reparieren|repariert), reparatur(?:en)?, (?:laten )?(?:repareren|maken|herstellen), reparatie, (?:tamir|onar|yaptir|duzelt)\\p{L}*(?: \\p{L}+)?,
    (?:javitas|javitasa|javitasat|javitani|megjavitani|szereles|szerelese), korjaus, parandus, remondi?, remontas, remonts, (?:ठीक (?:करना|करवाना|कराना|करने वाला)|बनवाना|रिपेयर(?:िंग)?|मरम्मत), 修理, 維修, 维修, 修復, 수리, 고치기, 고치는 곳, 수리점`,
  joined: `ซ่อม 修理 维修 維修 수리`,
  /** In scripts without a space after the word. */
  joinedBefore: `ซ่อม 修理 修 维修 維修`,
} as const;
