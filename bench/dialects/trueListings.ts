import { slugify } from '../../domain/text/slugs.ts';
import { mixSeeds, Random } from '../generator/random.ts';
import { truthCountries, type TruthCountry } from './truthCountries.ts';

/** Ground truth of a listing, before a dialect writes it. */
export interface TrueListing {
  name: string;
  kind: Kind;
  category: string;
  /** E.164 with blanks, and as it is dialled in its country. */
  phone: string;
  nationalPhone: string;
  website: string;
  email: string;
  street: string;
  /** Without the name of the country. */
  address: string;
  city: string;
  state: string;
  postalCode: string;
  country: TruthCountry;
  latitude: number;
  longitude: number;
  rating: number;
  reviewCount: number;
  /** Minutes of the day, Monday first; null is closed. */
  hours: readonly (readonly [number, number] | null)[];
  /** The same for dialects with complex hours: several ranges per day, ends past midnight; an empty list is closed. */
  week: readonly (readonly Range[])[];
  status: 'OPERATIONAL' | 'CLOSED_TEMPORARILY' | 'CLOSED_PERMANENTLY';
  description: string;
  photo: string;
  placeId: string;
  googleId: string;
  mapsLink: string;
  person: TruePerson;
}

/** Minutes since the day's 00:00; an end may pass 1440. */
export type Range = readonly [number, number];

interface TruePerson {
  first: string;
  last: string;
  title: string;
  email: string;
  mobile: string;
}

/** Kinds of place with their names by language. */
const kindNames = {
  restaurant:
    'en Restaurant,de Restaurant,fr Restaurant,es Restaurante,it Ristorante,pt Restaurante,nl Restaurant,pl Restauracja,cs Restaurace,sr Restoran,ru Ресторан,uk Ресторан,tr Restoran,el Εστιατόριο,ar مطعم,vi Nhà hàng,th ร้านอาหาร,ja レストラン,ko 음식점,he מסעדה,zh 餐厅,id Restoran,sv Restaurang,hu Étterem,ro Restaurant,da Restaurant,hr Restoran,fi Ravintola,no Restaurant,bg Ресторант,sk Reštaurácia,sl Restavracija,lt Restoranas,lv Restorāns,et Restoran,fa رستوران,ka რესტორანი,ms Restoran,tw 餐廳,is Veitingastaður,sq Restorant,hy Ռեստորան,az Restoran,kk Мейрамхана,bn রেস্টুরেন্ট,sw Mgahawa,mk Ресторан',
  bakery:
    'en Bakery,de Bäckerei,fr Boulangerie,es Panadería,it Panetteria,pt Padaria,nl Bakkerij,pl Piekarnia,cs Pekárna,sr Pekara,ru Пекарня,uk Пекарня,tr Fırın,el Φούρνος,ar مخبز,vi Tiệm bánh,th ร้านเบเกอรี่,ja パン屋,ko 제과점,he מאפייה,zh 面包店,id Toko Roti,sv Bageri,hu Pékség,ro Brutărie,da Bageri,hr Pekara,fi Leipomo,no Bakeri,bg Пекарна,sk Pekáreň,sl Pekarna,lt Kepykla,lv Maiznīca,et Pagariäri,fa نانوایی,ka საცხობი,ms Kedai Roti,tw 麵包店,is Bakarí,sq Furrë Buke,hy Հացի փուռ,az Çörək sexi,kk Наубайхана,bn বেকারি,sw Duka la Mikate,mk Пекара',
  pharmacy:
    'en Pharmacy,de Apotheke,fr Pharmacie,es Farmacia,it Farmacia,pt Farmácia,nl Apotheek,pl Apteka,cs Lékárna,sr Apoteka,ru Аптека,uk Аптека,tr Eczane,el Φαρμακείο,ar صيدلية,vi Nhà thuốc,th ร้านขายยา,ja 薬局,ko 약국,he בית מרקחת,zh 药店,id Apotek,sv Apotek,hu Gyógyszertár,ro Farmacie,da Apotek,hr Ljekarna,fi Apteekki,no Apotek,bg Аптека,sk Lekáreň,sl Lekarna,lt Vaistinė,lv Aptieka,et Apteek,fa داروخانه,ka აფთიაქი,ms Farmasi,tw 藥局,is Apótek,sq Farmaci,hy Դեղատուն,az Aptek,kk Дәріхана,bn ফার্মেসি,sw Duka la Dawa,mk Аптека',
  dentist:
    'en Dentist,de Zahnarzt,fr Dentiste,es Dentista,it Dentista,pt Dentista,nl Tandarts,pl Dentysta,cs Zubař,sr Stomatolog,ru Стоматология,uk Стоматологія,tr Diş Kliniği,el Οδοντίατρος,ar طبيب أسنان,vi Nha khoa,th ทันตแพทย์,ja 歯科,ko 치과,he רופא שיניים,zh 牙科诊所,id Dokter Gigi,sv Tandläkare,hu Fogorvos,ro Dentist,da Tandlæge,hr Stomatolog,fi Hammaslääkäri,no Tannlege,bg Зъболекар,sk Zubár,sl Zobozdravnik,lt Odontologas,lv Zobārsts,et Hambaarst,fa دندانپزشک,ka სტომატოლოგი,ms Doktor Gigi,tw 牙醫,is Tannlæknir,sq Dentist,hy Ատամնաբույժ,az Stomatologiya,kk Стоматология,bn দন্ত চিকিৎসক,sw Daktari wa Meno,mk Стоматолог',
  hotel:
    'en Hotel,de Hotel,fr Hôtel,es Hotel,it Hotel,pt Hotel,nl Hotel,pl Hotel,cs Hotel,sr Hotel,ru Гостиница,uk Готель,tr Otel,el Ξενοδοχείο,ar فندق,vi Khách sạn,th โรงแรม,ja ホテル,ko 호텔,he מלון,zh 酒店,id Hotel,sv Hotell,hu Szálloda,ro Hotel,da Hotel,hr Hotel,fi Hotelli,no Hotell,bg Хотел,sk Hotel,sl Hotel,lt Viešbutis,lv Viesnīca,et Hotell,fa هتل,ka სასტუმრო,ms Hotel,tw 飯店,is Hótel,sq Hotel,hy Հյուրանոց,az Otel,kk Қонақ үй,bn হোটেল,sw Hoteli,mk Хотел',
  florist:
    'en Florist,de Blumenladen,fr Fleuriste,es Floristería,it Fiorista,pt Florista,nl Bloemist,pl Kwiaciarnia,cs Květinářství,sr Cvećara,ru Цветочный магазин,uk Квітковий магазин,tr Çiçekçi,el Ανθοπωλείο,ar محل زهور,vi Cửa hàng hoa,th ร้านดอกไม้,ja 花屋,ko 꽃집,he חנות פרחים,zh 花店,id Toko Bunga,sv Blomsterhandel,hu Virágbolt,ro Florărie,da Blomsterbutik,hr Cvjećarnica,fi Kukkakauppa,no Blomsterbutikk,bg Магазин за цветя,sk Kvetinárstvo,sl Cvetličarna,lt Gėlių parduotuvė,lv Ziedu veikals,et Lillepood,fa گل‌فروشی,ka ყვავილების მაღაზია,ms Kedai Bunga,tw 花店,is Blómabúð,sq Luleshitës,hy Ծաղկի խանութ,az Gül mağazası,kk Гүл дүкені,bn ফুলের দোকান,sw Duka la Maua,mk Цвеќара',
} as const;
export type Kind = keyof typeof kindNames;

const kinds = Object.keys(kindNames) as Kind[];
const names = new Map(
  kinds.map((kind) => [
    kind,
    new Map(kindNames[kind].split(',').map((entry) => [entry.slice(0, 2), entry.slice(3)])),
  ]),
);

/** The name of a kind in a language (ISO 639-1). */
export const kindName = (kind: Kind, language: string): string => names.get(kind)?.get(language) ?? kind;

const digits = (pattern: string, random: Random) => pattern.replace(/#/g, () => String(random.integer(0, 9)));

/** `count` listings of the countries in turn, the same for the same seed. Names differ. */
export function trueListings(
  seed: number,
  countries: readonly string[],
  count: number,
  hasWeeks = false,
): TrueListing[] {
  const taken = new Set<string>();
  const listings: TrueListing[] = [];
  for (let index = 0; index < count; index += 1) {
    const country = truthCountries.get(countries[index % countries.length] ?? '');
    if (!country) throw new RangeError(`There are no listings of ${countries.join(', ')}.`);
    const random = new Random(mixSeeds(seed, index));
    let name = makeName(country, random);
    for (let attempt = 0; taken.has(name.text); attempt += 1) name = makeName(country, random, attempt > 20);
    taken.add(name.text);
    const listing = makeListing(country, name, random);
    listings.push(
      hasWeeks ? { ...listing, week: drawWeek(new Random(mixSeeds(seed, index + 77))) } : listing,
    );
  }
  return listings;
}

/** Seven days of one of the weeks that real listings have. */
function drawWeek(random: Random): Range[][] {
  const week = (days: readonly Range[], saturday: readonly Range[], sunday: readonly Range[]) => [
    ...[0, 1, 2, 3, 4].map(() => [...days]),
    [...saturday],
    [...sunday],
  ];
  const daily = (ranges: readonly Range[]) => week(ranges, ranges, ranges);
  const lunch = [
    [720, 870],
    [1110, 1320],
  ] as const;
  return random.pick([
    week([[540, 1080]], [[540, 780]], []),
    week([[540, 1080]], [[540, 780]], []),
    week([[570, 1170]], [[570, 1170]], []),
    week(lunch, lunch, [[720, 900]]),
    daily([[0, 1440]]),
    daily([[1020, 1560]]),
    daily([[480, 1320]]),
    [[], ...week(lunch, lunch, lunch).slice(1)],
  ]);
}

interface MadeName {
  kind: Kind;
  text: string;
}

function makeName(country: TruthCountry, random: Random, isLong = random.chance(0.2)): MadeName {
  const kind = random.pick(kinds);
  const category = kindName(kind, country.language);
  const words = isLong
    ? `${random.pick(country.words)} ${random.pick(country.families)}`
    : random.pick(random.chance(0.6) ? country.words : country.families);
  const isAfter = ['en', 'tr', 'ja', 'ko', 'zh', 'tw', 'sv', 'hu', 'da', 'fi', 'no', 'et'].includes(
    country.language,
  );
  return { kind, text: isAfter ? `${words} ${category}` : `${category} ${words}` };
}

function makeListing(country: TruthCountry, { kind, text: name }: MadeName, random: Random): TrueListing {
  const category = kindName(kind, country.language);
  const city = random.pick(country.cities);
  const line = country.street
    .replace('{street}', random.pick(country.streets))
    .replace('{number}', String(random.integer(2, 180)));
  const postalCode = digits(city.code, random);
  const drawn = digits(country.phone.international.replace(/^\S+ /, ''), random);
  const address = country.address
    .replace('{street1}', line)
    .replace('{city}', city.name)
    .replace('{code}', postalCode)
    .replace('{state}', city.state)
    .trim();
  const slug = `${slugify(name) || kind}-${random.integer(10, 99)}`;
  const latitude = Number((city.latitude + (random.next() - 0.5) * 0.03).toFixed(6));
  const longitude = Number((city.longitude + (random.next() - 0.5) * 0.03).toFixed(6));
  const id = `ChIJ${slug
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 8)
    .padEnd(8, 'x')}${digits('###############', random)}`;
  const googleId = `0x${digits('1########', random)}:0x${digits('9########', random)}`;
  const opens = random.pick([480, 540, 600, 690]);
  const closes = random.pick([1020, 1080, 1200, 1320]);
  const first = random.pick(country.firstNames);
  const last = random.pick(country.families);
  return {
    ...{
      name,
      kind,
      category,
      street: line,
      address,
      city: city.name,
      state: city.state,
      postalCode,
      country,
    },
    phone: `${country.phone.international.split(' ', 1)[0] ?? ''} ${drawn}`,
    nationalPhone: nationalOf(country, drawn),
    website: `https://www.${slug}.example/`,
    email: `info@${slug}.example`,
    ...{ latitude, longitude },
    rating: random.integer(31, 49) / 10,
    reviewCount: random.integer(7, 2400),
    hours: [1, 2, 3, 4, 5, 6].map(() => [opens, closes] as const).concat([null as never]),
    week: [...[1, 2, 3, 4, 5, 6].map(() => [[opens, closes] as const]), []],
    status: random.chance(0.06)
      ? 'CLOSED_PERMANENTLY'
      : random.chance(0.04)
        ? 'CLOSED_TEMPORARILY'
        : 'OPERATIONAL',
    description: `${name}, ${city.name}. ${random.pick(['Family run since 1982; everybody is welcome.', 'We look forward to your visit!\nBook ahead at weekends.', 'Known for quality, open all year. No. 1 in town?'])}`,
    photo: `https://lh5.googleusercontent.com/p/${slug}=w408-h306`,
    placeId: id,
    googleId,
    mapsLink: `https://www.google.com/maps/place/${encodeURIComponent(name).replaceAll('%20', '+')}/data=!4m7!3m6!1s${googleId}!8m2!3d${latitude}!4d${longitude}!16s!19s${id}?hl=en`,
    person: {
      ...{ first, last, title: random.pick(['Owner', 'CEO', 'General Manager', 'Marketing Director']) },
      email: `${slugify(first) || 'anna'}.${slugify(last) || 'person'}@${slug}.example`,
      mobile: `${country.phone.international.split(' ', 1)[0] ?? ''} ${digits(country.phone.international.replace(/^\S+ /, ''), random)}`,
    },
  };
}

/** The digits of a number as they are dialled within the country. */
function nationalOf({ phone }: TruthCountry, drawn: string): string {
  const own = drawn.replace(/\D/g, '');
  const fixed = phone.national.replace(/[^\d#]/g, '').length - own.length;
  let next = -fixed;
  return phone.national.replace(/[\d#]/g, (written) => {
    const digit = next < 0 ? written : (own[next] ?? written);
    next += 1;
    return digit;
  });
}
