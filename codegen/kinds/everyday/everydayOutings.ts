/** Lodging, culture, worship and outings, in the words of many languages, by kind. */
export const everydayOutings: Readonly<Record<string, string>> = {
  'amenity/casino': `poker room, sala slot, speelautomaten, păcănele`,
  'amenity/cinema': `
    أفلام, filme heute, kinoprogramm, ταινίες, films, movie times, películas, cartelera, films à l'affiche, סרטים, फिल्म, सिनेमाघर, nonton film, 映画,
    film kijken, repertuar kin, filmes em cartaz, ดูหนัง, film izlemek, vizyondaki filmler, кіно, xem phim, 看电影`,
  'amenity/events_venue': `
    قاعة زواج, صالة أفراح, hochzeitslocation, partyraum mieten, festsaal, raum für geburtstag, κτήμα γάμου, αίθουσα δεξιώσεων, δεξίωση γάμου, party hall,
    birthday party venue, lugar para bodas, salón de bodas, quinta para eventos, salle de mariage, location salle, salle de réception, אולם חתונות,
    शादी हॉल, बारात घर, विवाह स्थल, sala za vjenčanja, svadbeni salon, sala za svadbe, sala za proslave, gedung resepsi, sewa gedung, location matrimoni,
    sala feste, sala ricevimenti, sala per compleanni, 宴会場, 披露宴, 결혼식장, 돌잔치, concert hall, live music, concerts tonight, konzerthaus, livemusik,
    canlı müzik, konser salonu, música en vivo, sala de conciertos, salle de concert, musique live, musica dal vivo, живая музыка, концертный зал,
    nhạc sống, phòng trà, muzyka na żywo, livemuziek, konserthus, ライブハウス, 라이브바, 现场音乐, ζωντανή μουσική, svirka uživo, muzică live, ดนตรีสด, trouwlocatie,
    feestzaal, zaal huren, vergaderruimte, sala na urodziny, espaço para casamento, buffet infantil, sală de nunți, restaurant nuntă, зал для свадьбы,
    организация свадеб, день рождения ребенка где отметить, bröllopslokal, hyra lokal, สถานที่จัดงานแต่ง, ห้องประชุม, kına gecesi mekanı, nişan salonu,
    toplantı salonu, зал для весілля, tổ chức sinh nhật, 婚礼场地, 婚宴, 会议室出租`,
  'amenity/library': `bücherei, borrow books, पुस्तकालय, लाइब्रेरी, halk kütüphanesi`,
  'amenity/marketplace': `
    bauernmarkt, semt pazarı, halk pazarı, bit pazarı, tianguis, pchli targ, weekmarkt, rommelmarkt, loppmarknad, torghandel, سوق شعبي, 蚤の市, 재래시장, 벼룩시장,
    跳蚤市场, pijaca, buvljak, talcioc, ตลาดนัด, बाजार, सब्जी मंडी, feira livre`,
  'amenity/place_of_worship/buddhist': `ทำบุญ`,
  'amenity/place_of_worship/christian': `sunday mass, temple protestant, चर्च, गिरजाघर, kerkdienst, msza, தேவாலயம், โบสถ์คริสต์`,
  'amenity/place_of_worship/muslim': `
    جامع, صلاة الجمعة, freitagsgebet, friday prayer, jummah, prière du vendredi, sholat jumat, пятничная молитва, cuma namazı, mescit`,
  'amenity/theatre': `
    theaterkarten, schauspielhaus, παράσταση, musical tickets, stage play, opera tickets, pozorište, opera lirica, опера, балет, xem kịch, 话剧, 歌剧院`,
  'leisure/beach_resort': `
    beach club, strandbad, halk plajı, plage privée, lido spiaggia, bãi tắm, パブリックビーチ, 해수욕장, 海水浴场, πλαζ`,
  'leisure/escape_game': `evden kaçış, 방탈출카페, soba bijega`,
  'leisure/garden': `botanik bahçesi, orto botanico, 식물원, 植物园, botanički vrt, kebun raya, สวนพฤกษศาสตร์`,
  'leisure/playground': `aire de jeux, 公園の遊具, teren de joacă`,
  'leisure/playground/indoor': `
    soft play, kids play area, kinderspielhalle, çocuk oyun alanı, salón de juegos infantil, parc de jeux intérieur, plaine de jeux,
    детская игровая комната, детский развлекательный центр, bawialnia, منطقة ألعاب أطفال, キッズ屋内遊び場, 키즈카페, 室内儿童乐园, 淘气堡, igraonica, บ้านบอล`,
  'leisure/trampoline_park': `trampolinhalle, trambolin, батутный центр, батуты, 트램폴린, 蹦床, τραμπολίνο`,
  'leisure/water_park': `
    wasserrutsche, water slides, toboganes de agua, parc aquatique, toboggans aquatiques, waterboom, wisata air, zjeżdżalnie, водные горки, su kaydırağı`,
  'tourism/apartment': `
    شقق فندقية, apartment auf zeit, möblierte wohnung auf zeit, ενοικιαζόμενα δωμάτια, διαμερίσματα διακοπών, short stay apartment, apartamento turístico,
    alquiler vacacional, departamento por noche, appartement vacances, location saisonnière, location courte durée, stan na dan, sobe za iznajmljivanje,
    sewa apartemen harian, apartemen harian, appartamento vacanze, affitti brevi, vakantiehuis, apartamenty, regim hotelier, apartament regim hotelier,
    снять квартиру посуточно, günlük kiralık daire, günlük kiralık ev, căn hộ dịch vụ, căn hộ ngắn ngày, 短租公寓`,
  'tourism/camp_site': `
    tent pitch, glamping, acampar, zona de acampada, piazzola tenda, 글램핑, kampeerplaats, tältplats`,
  'tourism/caravan_site': `motorhome stopover`,
  'tourism/gallery': `contemporary art, معرض لوحات, ギャラリー, 갤러리, 美术画廊, γκαλερί`,
  'tourism/guest_house': `
    pansion, seoski turizam, wisma, losmen, pokoje gościnne, agroturystyka, мини отель, misafirhane`,
  'tourism/hostel': `dorm bed, hostal mochilero, койко место, phòng dorm, 青旅`,
  'tourism/hotel': `
    ubytování, nocleh, zimmer, übernachten, δωμάτιο, διαμονή, rooms, habitación, dónde dormir, اقامتگاه, chambre, où dormir, לינה, कमरा, prenoćište,
    smještaj, albergo, dove dormire, pernottamento, 宿泊, ビジネスホテル, 숙소, overnachten, slaapplek, pokoje, onde dormir, cazare, переночевать, где остановиться,
    övernattning, hotellrum, ห้องพักรายวัน, โรงแรมราคาถูก, tuluyan, matutulugan, kalacak yer, переночувати, 飯店住宿, 便宜酒店`,
  'tourism/museum': `
    معرض فني, έκθεση, exhibitions, exposition, संग्रहालय, izložba, 展覧会, 전시회, tentoonstelling, wystawa, expoziție, выставка`,
  'tourism/theme_park': `
    ملاهي, λούνα παρκ, funfair, parque de diversiones, fête foraine, manège, taman hiburan, parco divertimenti, attractiepark, парк аттракционов,
    công viên giải trí, khu vui chơi, 遊樂園`,
  'tourism/zoo': `animals park, elephants, bioparco, aquarium visit, sở thú, thảo cầm viên`,
};
