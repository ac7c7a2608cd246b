import { plainWords } from './plainWords.ts';

/** Features of listings: their folded labels, and visitors' words for them in many languages. */
const featureWords: readonly (readonly [label: RegExp, phrases: string])[] = [
  [
    /^wheelchair/,
    `wheelchair, wheelchair accessible, wheelchair access, wheelchair friendly, disabled access, handicap accessible, step free
     rollstuhl, rollstuhlgerecht, rollstuhlgeeignet, barrierefrei, tekerlekli sandalye, engelli erişimi, engellilere uygun
     fauteuil roulant, accès handicapé, accès pmr, silla de ruedas, sillas de ruedas, sedia a rotelle, accessibile ai disabili
     cadeira de rodas, rolstoel, rolstoeltoegankelijk, wózek inwalidzki, dla niepełnosprawnych, инвалидная коляска
     для инвалидов, доступная среда, для людей з інвалідністю, αναπηρικό αμαξίδιο, αμεα, كرسي متحرك, כיסא גלגלים, נגיש לנכים
     xe lăn, kursi roda, 車椅子, バリアフリー, 无障碍, 無障礙, 휠체어, รถเข็น, rullstol, kørestol, rullestol, esteetön, akadálymentes, bezbariérový`,
  ],
  [
    /^dogs allowed/,
    `dog friendly, dogs allowed, dogs welcome, pet friendly, pets allowed, hundefreundlich, hunde erlaubt, mit hund
     evcil hayvan dostu, köpek dostu, köpek kabul eden, chiens acceptés, chien accepté, animaux acceptés, perros permitidos
     se admiten perros, admite perros, admiten mascotas, cani ammessi, animali ammessi, aceita cães, aceita cachorro, pet friendly
     honden toegestaan, przyjazne psom, можно с собакой, с собакой, дог френдли, dog френдли, צימר לכלבים, ידידותי לכלבים
     犬同伴, ペット可, 允许携带宠物, 宠物友好, 애견동반, 반려견 동반, hundvänligt, koirat sallittu, kutyabarát`,
  ],
  [
    /wi fi|internet/,
    `wifi, wi fi, free wifi, free wi fi, wlan, gratis wlan, kostenloses wlan, ücretsiz wifi, wifi gratuit, wifi gratis, gratis wifi
     darmowe wifi, вайфай, вай фай, бесплатный wifi, واي فاي, וויפי, 무료 와이파이, 와이파이`,
  ],
  [
    /parking|car park/,
    `parking, free parking, car park, parking lot, parkplatz, parkplätze, parkmöglichkeit, otopark, otoparklı, park yeri, avec parking
     estacionamiento, aparcamiento, parcheggio, estacionamento, parkeren, parkeerplaats, z parkingiem, парковка, парковкой, с парковкой
     паркінг, паркінгом, πάρκινγκ, موقف سيارات, مواقف, חניה, bãi đỗ xe, chỗ đậu xe, parkir, 駐車場, 停车场, 停車場, 주차, 주차장, ที่จอดรถ
     parkering, pysäköinti, parkolóval, parkoló, parkoviště, parcare`,
  ],
  [
    /^outdoor seating|^rooftop seating/,
    `outdoor seating, outside seating, al fresco, open air, plein air, en plein air, im freien, aire libre, al aire libre, al aperto, na otvorenom,
     на открытом воздухе, na świeżym powietrzu, i det fria, beer garden, biergarten, draußen sitzen, außenbereich, gastgarten, terrasse
     mit terrasse, bahçeli, açık hava, teraslı, en terrasse, avec terrasse, terraza, con terraza, all aperto, con dehors, esplanada
     ao ar livre, buiten zitten, terras, ogródek, z ogródkiem, летняя веранда, с верандой, с террасой, літня тераса, αυλή
     جلسات خارجية, ישיבה בחוץ, 屋外席, テラス席, 露天座位, 야외석, 테라스, uteservering, kerthelyiség`,
  ],
  [/^rooftop seating/, `rooftop, roof terrace, dachterrasse, çatı terası, çatı teraslı`],
  [
    /delivery$/,
    `delivery, home delivery, delivers, lieferservice, lieferdienst, lieferung, mit lieferung, paket servis, eve servis, eve teslim
     livraison, à domicile, a domicilio, entrega a domicilio, delivery a domicilio, consegna a domicilio, entrega, entrega em casa
     bezorging, bezorgen, z dostawą, dostawa, доставка, с доставкой, доставкой, доставка додому, ντελίβερι, توصيل, משלוחים, משלוח
     giao hàng, giao tận nơi, pesan antar, 宅配, 出前, 外卖, 外送, 배달, hemleverans, kotiinkuljetus, házhozszállítás, rozvoz, livrare`,
  ],
  [
    /^take ?(?:away|out)/,
    `takeaway, take away, takeout, take out, zum mitnehmen, gel al, à emporter, para llevar, da asporto, asporto, para levar
     afhalen, na wynos, на вынос, с собой, навинос, סועדים לקחת, איסוף עצמי, تيك اواي, سفري, 持ち帰り, テイクアウト, 외带, 外帶, 포장, mang đi`,
  ],
  [
    /^good for kids|^kids menu|^family friendly/,
    `kid friendly, kids friendly, child friendly, family friendly, good for kids, with kids, with children, kinderfreundlich, mit kindern
     familienfreundlich, çocuk dostu, çocuklu, ailece, avec enfants, pour enfants, para niños, con niños, per bambini, con bambini
     para crianças, com crianças, kindvriendelijk, dla dzieci, z dziećmi, для детей, с детьми, детям, للعائلات, عوائل, לילדים, למשפחות
     cho trẻ em, ramah anak, 子連れ, 亲子, 키즈, barnvänligt, lapsiystävällinen, gyerekbarát`,
  ],
  [/^vegan/, `vegan options, vegan food, vegane optionen, opciones veganas, options véganes, opzioni vegane`],
  [
    /^vegetarian/,
    `vegetarian options, vegetarian food, vegetarische gerichte, opciones vegetarianas, options végétariennes, opzioni vegetariane`,
  ],
  [
    /^live (?:music|performances)/,
    `live music, open mic, open mic night, açık mikrofon, livemusik, live musik, canlı müzik, musique live, música en vivo, musica dal vivo, música ao vivo, muzyka na żywo, живая музыка, с живой музыкой, жива музика, ζωντανή μουσική, موسيقى حية, מוזיקה חיה, nhạc sống, musik live, ライブ音楽`,
  ],
  [/^private dining room/, `private room, private dining, separee, private dining room`],
  [/^all you can eat/, `all you can eat, open buffet, açık büfe, à volonté, 食べ放題, 무한리필, 自助餐`],
  [
    /^drive through|^drive thru/,
    `drive through, drive thru, drive in, drivethru, ドライブスルー, 드라이브스루`,
  ],
  [
    /^accepts reservations|^reservations/,
    `reservations, takes reservations, accepts reservations, book a table, tisch reservieren, rezervasyon, réservation`,
  ],
  [
    /^air conditioned/,
    `air conditioned, klimatisiert, klimalı, climatisé, con aire acondicionado, con aria condizionata, с кондиционером`,
  ],
  [
    /^(?:indoor |outdoor )?pool|^swimming pool/,
    `with pool, with a pool, swimming pool, mit pool, mit schwimmbad, havuzlu, avec piscine, con piscina, com piscina, z basenem, с бассейном, бассейном, з басейном, με πισίνα, مع مسبح, עם בריכה, có hồ bơi, med pool`,
  ],
  [/^fireplace/, `fireplace, mit kamin, şömineli, avec cheminée, con chimenea, con camino, с камином`],
  [/^lgbtq/, `lgbt, lgbtq, lgbt friendly, lgbtq friendly, gay friendly, queer friendly`],
  [/^credit cards/, `accepts credit cards, credit cards, takes cards, kartenzahlung, kredi kartı geçen`],
  [/changing table/, `changing table, baby changing, wickeltisch`],
  [
    /laptop/,
    `laptop friendly, work friendly, good for working, to work from, for working, zum arbeiten, ders çalışmak için, pour travailler, para trabajar`,
  ],
  [
    /^romantic/,
    `romantic, romantisch, romantik, romantique, romántico, romantico, романтический, date night`,
  ],
  [/^late night food/, `late night food, late food`],
];

interface FeaturePhrase {
  from: number;
  length: number;
  label: RegExp;
}

/** Words without the endings of German adjectives: "rollstuhlgerechtes". */
const keyOf = (words: readonly string[]): string =>
  words.map((word) => word.replace(/(?<=^[a-z]{7,})e[nmrs]?$/, '')).join(' ');

const labels = new Map<string, RegExp>();
for (const [label, phrases] of featureWords)
  for (const phrase of phrases.split(/[,\n]/)) {
    const key = keyOf(plainWords(phrase));
    if (key !== '' && !labels.has(key)) labels.set(key, label);
  }
const maxWords = Math.max(...Array.from(labels.keys(), (key) => key.split(' ').length));

/** Features that words of a search ask for, the longest phrases first: "dog friendly", "mit Parkplatz". */
export function featuresIn(words: readonly string[]): FeaturePhrase[] {
  const found: FeaturePhrase[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(maxWords, words.length - at);
    while (length > 0 && !labels.has(keyOf(words.slice(at, at + length)))) length -= 1;
    const label = labels.get(keyOf(words.slice(at, at + length)));
    if (label) found.push({ from: at, length, label });
    at += Math.max(1, length);
  }
  return found;
}

/** Without plural endings, which labels and visitors use inconsistently. */
const singular = (word: string): string => word.replace(/(?<=^[a-z]{3,})s$/, '');

interface LabelPhrase {
  from: number;
  length: number;
  labels: readonly string[];
}

/** Two or more words of a search that labels of features have together: "women owned", "high chairs". */
export function featureLabelsIn(words: readonly string[], labels: readonly string[]): LabelPhrase[] {
  const textOf = (some: readonly string[]) => ` ${some.map(singular).join(' ')} `;
  const folded = labels.map((label) => ({ label, text: textOf(plainWords(label)) }));
  const found: LabelPhrase[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(maxWords, words.length - at);
    const named = (): string[] => {
      const text = textOf(words.slice(at, at + length));
      return folded.filter((one) => one.text.includes(text)).map(({ label }) => label);
    };
    while (length > 1 && named().length === 0) length -= 1;
    if (length > 1) found.push({ from: at, length, labels: named() });
    at += Math.max(1, length);
  }
  return found;
}
