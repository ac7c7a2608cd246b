import { landmarks, sights } from './landmarks.ts';
import { nicknames } from './nicknames.ts';
import { plainWords } from './plainWords.ts';

/** Words for streets and how addresses write them; of each group any is found by any other. Several words are one spelling. */
const streetGroups = `
  street=st, avenue=ave=av, boulevard=blvd, road=rd, drive=dr, lane=ln, court=ct, highway=hwy, parkway=pkwy, square=sq, place=pl, terrace=ter
  circle=cir, plaza=plz, crescent=cres, close=cl, gardens=gdns, grove=gr, trail=trl, expressway=expy, freeway=fwy, route=rte
  rue=r, boulevard=bd=bld=bvd=boul, chemin=chem=ch, impasse=imp, allée=all, faubourg=fbg=fg, quai=q, cours=crs, passage=pass
  calle=c=cl, carrer=c, avenida=av=avda=avd, plaza=pza=plza=pl, plaça=pl, paseo=po=p o, carretera=ctra, camino=cno, glorieta=gta, ronda=rda, travesía=trva
  rua=r, travessa=tv=trav, largo=lg, praça=pc=pca, estrada=estr, rodovia=rod, alameda=al
  via=v, viale=v le=vle, corso=c so=cso, piazza=p za=p zza=pza, piazzale=p le, largo=l go, vicolo=vic, strada=str
  straße=strasse=str, platz=pl, gasse=g, allee=al, straat=str, laan=ln, plein=pln, gatan=g, vägen=v, gata=gt, gate=gt, vegen=vn, veien=vn
  ulica=ul=улица=ул, aleja=aleje=al, plac=pl, osiedle=os, ulice=ul, náměstí=nám, třída=tř, nábřeží=nábř, trg=tg, bulevar=bul
  utca=u, körút=krt, rakpart=rkp, strada=str, bulevardul=bd=b dul=bdul=bulevard=blvd, șoseaua=șos, calea=cal, aleea=al
  caddesi=cadde=cad=cd, sokak=sokağı=sok=sk, bulvarı=bulvar=bul=blv=blvd, mahallesi=mahalle=mah=mh, meydanı=meyd
  проспект=просп=пр=пр т=пр кт, площадь=пл, переулок=пер, бульвар=бул=б р, шоссе=ш, набережная=наб
  вулиця=вул, провулок=пров, площа=пл, булевар=бул, булевард=бул, λεωφόρος=λεωφ, οδός=οδ, πλατεία=πλ, jalan=jl=jln, gang=gg, đường=đ`;

/**
 * Spellings that stand for each other in names and addresses; of each group any is found by any other. Several words are
 * one spelling. Titles, parts of houses and chains.
 */
const groups = `
  st=street=saint, st=sankt, ste=sainte, ste=suite, dr=doctor=doktor=docteur=dott=dottore=doutor, bldg=building, apt=apartment=apartmanı=apartman
  hbf=hauptbahnhof, bhf=bahnhof, дом=д, корпус=корп=к, будинок=буд
  mt=mount, ft=fort, ctr=center=centre, center=centre, intl=international, univ=university=üniversitesi, hosp=hospital=hastanesi
  mfg=manufacturing, svc=service=services, bros=brothers, co=company, corp=corporation, assoc=associates, dept=department
  kebab=kebap=kabab=kabob=kebob, käsefondue=fondue
  rest=restaurant, theatre=theater, jewellery=jewelry, tyre=tire, colour=color, grey=gray
  bbq=barbecue=barbeque, b b=bed breakfast, ac=air conditioning, hvac=heating cooling, vet=veterinary=veterinarian
  ac=klima, dds=dentist, dişçi=diş hekimi=diş kliniği, rmt=massage, er=emergency room, atm=cash machine, gp=doctor, kfz=auto=car
  ks=khach san, nh=nhà hàng, 스벅=스타벅스, 맥날=맥도날드, スタバ=スターバックス, マック=マクドナルド, maccas=mcdonald, pret=pret a manger
  starbucks=스타벅스=スターバックス=星巴克=старбакс=ستاربكس=סטארבקס, mcdonald=맥도날드=マクドナルド=麦当劳=麥當勞=макдоналдс=ماكدونالدز=מקדונלדס=แมคโดนัลด์
  kfc=ケンタッキー=肯德基=كنتاكي, pizza hut=피자헛=ピザハット=必胜客=必勝客=пицца хат=بيتزا هت=פיצה האט, burger king=버거킹=バーガーキング=汉堡王=бургер кинг=برجر كنج
  subway=써브웨이=서브웨이=サブウェイ=赛百味=сабвей=صب واي, dunkin=던킨=دانكن, baskin robbins=배스킨라빈스=باسكن روبنز, costa=코스타=コスタ=كوستا, domino=도미노피자=ドミノピザ=达美乐=دومينوز
  tim hortons=تيم هورتنز, 7 eleven=세븐일레븐=セブンイレブン, ikea=이케아=イケア=宜家=ايكيا=איקאה, hilton=힐튼=ヒルトン=希尔顿=хилтон=هيلتون, marriott=메리어트=マリオット=万豪=марриотт=ماريوت
  novotel=노보텔=ノボテル=诺富特=новотель=نوفوتيل, carrefour=카르푸=家乐福=карфур=كارفور, uniqlo=유니클로=ユニクロ=优衣库, lawson=ローソン, family mart=ファミリーマート=패밀리마트=全家
  mcdo=mac donald=macdonald=mcdonald=mc donald, kfc=kentucky fried chicken, bk=burger king`;

const streets = new Set(
  plainWords(`street st avenue ave road rd lane ln drive dr boulevard blvd square sq highway hwy strasse str straße platz weg gasse
    caddesi cadde cad cd sokak sokağı sok sk bulvarı улица ул проспект пр переулок οδός`),
);

const streetWords = new Set([
  ...streets,
  ...streetGroups
    .split(/[,=\n]/)
    .map(plainWords)
    .flatMap((spelling) => (spelling.length === 1 ? spelling : [])),
]);

/** Whether words may be an address: they have the number of a house. */
export const isAddress = (words: readonly string[]): boolean =>
  words.some((word) => /^\d{1,5}[a-z]?$/.test(word));

export const isStreetWord = (word: string): boolean => streetWords.has(word);

/** Words for streets that stand before their names. */
const streetsBefore = new Set(
  plainWords(
    'rue avenue boulevard calle avenida rua via viale corso улица ул вулиця οδός شارع طريق jalan jl ถนน',
  ),
);

/** Whether the word before is one for a street: "شارع فلسطين", "rue de Rome" without its preposition. */
export const isBehindStreetWord = (words: readonly string[], from: number): boolean =>
  streetsBefore.has(words[from - 1] ?? '');

/** Whether words from a place on are an address rather than a kind: "bankalar caddesi 21", "53 market sq". */
export const isStreetName = (words: readonly string[], from: number, length: number): boolean =>
  streets.has(words[from + length] ?? '') &&
  [words[from - 1], words[from + length + 1], words[from + length + 2]].some((word) =>
    /^\d{1,4}[a-z]?$/.test(word ?? ''),
  );

/** Words for what a place has, in languages whose visitors meet words of others on listings. */
const properties = `
  halal=helal=حلال=халяль=清真=ฮาลาล=할랄=ハラル, kosher=koscher=koşer=casher=cacher=כשר=кошер=кошерный
  vegan=vegano=vegana=vegane=veganes=веган=веганский=טבעוני=ヴィーガン=비건=纯素=純素=วีแกน
  vegetarian=vegetarisch=vegetarisches=vegetarische=vegetariano=vegetariana=végétarien=végétarienne=vejetaryen=вегетарианский=צמחוני=素食=蔬食
  organic=bio=organik=orgánico=biologico=biologique=органический=有機=유기농
  gluten free=glutenfrei=sin gluten=sans gluten=senza glutine=sem glúten=glutensiz=без глютена=ללא גלוטן
  rooftop=dachterrasse=roof=çatı=çatı katı=toit terrasse=azotea=крыша=на крыше=سطح, terrace=terrasse=teras=terraza=terrazza=терраса, beach=strand=plage=playa=praia=plaj=пляж=παραλία=شاطئ
  delivery=lieferservice=lieferdienst=paket servis=livraison=доставка=توصيل=משלוחים=배달=宅配`;

const states = `
  al=alabama, ak=alaska, az=arizona, ar=arkansas, ca=california, co=colorado, ct=connecticut, de=delaware, fl=florida, ga=georgia
  hi=hawaii, id=idaho, il=illinois, in=indiana, ia=iowa, ks=kansas, ky=kentucky, me=maine, md=maryland, ma=massachusetts, mi=michigan
  mn=minnesota, ms=mississippi, mo=missouri, mt=montana, ne=nebraska, nv=nevada, nh=new hampshire, nj=new jersey, nm=new mexico
  nc=north carolina, nd=north dakota, oh=ohio, ok=oklahoma, or=oregon, pa=pennsylvania, ri=rhode island, sc=south carolina
  sd=south dakota, tn=tennessee, tx=texas, ut=utah, vt=vermont, va=virginia, wa=washington, wv=west virginia, wi=wisconsin, wy=wyoming`;

const spellings = new Map<string, string[][]>();
const nicknamed = new Set<string>();
// Two letters also find the city, but a city does not find the two letters, which are words elsewhere.
for (const [list, isCity] of [
  [streetGroups, false],
  [groups, false],
  [properties, false],
  [landmarks, false],
  [sights, false],
  [states, false],
  [nicknames, true],
] as const)
  for (const group of list.split(/[,\n]/)) {
    const all = group
      .split('=')
      .map((spelling) => plainWords(spelling))
      .filter((words) => words.length > 0);
    for (const words of all) {
      const key = words.join(' ');
      const others = all.filter(
        (other) => other.join(' ') !== key && !(isCity && other.join(' ').length < 3),
      );
      spellings.set(key, [...(spellings.get(key) ?? []), ...others]);
      if (isCity) nicknamed.add(key);
    }
  }

// The state of New York is among the cities, because it shares the city's abbreviation.
const stateNames = new Set(
  `${states}, ny, new york`.split(/[,=\n]/).map((name) => plainWords(name).join(' ')),
);

/** Whether words are a state of the US, by its name or as addresses have it. */
export const isState = (words: readonly string[]): boolean => stateNames.has(words.join(' '));

/** Whether words are all of a name of a city that has others. */
export const isNickname = (words: readonly string[]): boolean => nicknamed.has(words.join(' '));

export interface Abbreviation {
  words: readonly string[];
  means: readonly string[];
}

const maxWords = 5;

/** "Mac Donalds" has an s that the name may have or lack. */
const spellingsOf = (key: string): string[][] | undefined =>
  spellings.get(key) ?? (key.length > 6 && key.endsWith('s') ? spellings.get(key.slice(0, -1)) : undefined);

/** A German street or square of one word as addresses abbreviate it: "limmatplatz" is Limmatpl. Null for other words. */
export function shortStreet(word: string): string | null {
  const parts = /^(\p{L}{3,})(platz|strasse|gasse)$/u.exec(word);
  return parts
    ? `${parts[1] ?? ''}${parts[2] === 'platz' ? 'pl' : parts[2] === 'strasse' ? 'str' : 'g'}`
    : null;
}

/** Other spellings of words that stand together in a search. */
export function abbreviationsIn(words: readonly string[]): Abbreviation[] {
  const streets = words.flatMap((word, at): Abbreviation[] => {
    const short = shortStreet(word);
    if (short !== null) return [{ words: [word], means: [short] }];
    // "Badener Str." is Badenerstrasse, or Badenerstr.
    const next = words[at + 1] ?? '';
    return /^[a-z]{3,}$/.test(word) && /^str(?:asse)?$/.test(next)
      ? ['strasse', 'str'].map((end) => ({ words: [word, next], means: [word + end] }))
      : [];
  });
  // A letter is a word for a street in an address alone.
  const isLetter = (spelling: readonly string[]) => spelling.join(' ').length === 1;
  const spelt = spellingsWithin(words).filter(
    (one) => isAddress(words) || !(isLetter(one.words) || isLetter(one.means)),
  );
  return streets.concat(spelt);
}

function spellingsWithin(words: readonly string[]): Abbreviation[] {
  return words.flatMap((_word, from) =>
    Array.from({ length: Math.min(maxWords, words.length - from) }, (_, more) =>
      words.slice(from, from + more + 1),
    ).flatMap((part) => (spellingsOf(part.join(' ')) ?? []).map((means) => ({ words: part, means }))),
  );
}
