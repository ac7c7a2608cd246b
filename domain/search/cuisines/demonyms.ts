import { countryCode, countryCodes, countryName } from '../../countries.ts';
import { foldText } from '../../text/fold.ts';

/** Languages whose adjectives are read; names of languages are adjectives in most of them. */
const languages = [
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'uk',
  'sr',
  'tr',
  'el',
  'ar',
  'vi',
  'ro',
  'cs',
];
/** Languages whose adjectives are the names of languages as they stand: "olasz", "איטלקית". */
const sameAdjectives = ['he', 'hu', 'fa', 'sv', 'da', 'fi', 'hr'];
/** Languages whose names of countries are read: "restoran Jepang" has Japanese food. */
const nounLanguages = [
  'id',
  'th',
  'ko',
  'ja',
  'zh',
  'fa',
  'he',
  'hi',
  'hu',
  'cs',
  'ro',
  'sv',
  'da',
  'fi',
  'hr',
];
const letters = 'abcdefghijklmnopqrstuvwxyz';
const [shortestStem, shortestCountry] = [6, 4];
/** Letters that inflections change at the end of an adjective: "тибетской", "tibetisches". */
const maxEndingLength = 4;
/** How adjectives of countries end: "libanesisch", "мексиканский", "marocain", "libański". */
const adjective =
  /(?:isch(?:e[nmrs]?)?|(?:ai|oi|ie|ene|ee)s[e]?|(?:ai|ie)n(?:ne|e)?|an[oai]s?|an[ei]|e[sn]se|es[aei]|[сц]ь?к\p{L}{1,3}|[sc]k(?:i|a|ie|iej|u)|sk[at]?|esc|ean|ez|[cdn]i|lainen|in[oa]s?|e[nñ][oa]s?|er|ית|י)$/u;
/** German and Dutch write the part of a country together with its adjective: "süditalienisch". */
const partOfCountry = /^(?:s(?:u|ue)d|nord|ost|west|zentral|mittel|zuid|noord|oost|midden)([a-z]{5,})$/;
const continent = /^(?:amerik|afrik)/;
/** Africa has cuisines as countries have, but no language of its name. */
const african = /^(?:afrik(?!aan)|african|africain|africk|afryk|африкан|αφρικαν|افريق|אפריקא)/;
/** Arabic and Persian adjectives with article and gender: "لبنانية", "الصيني", "ایرانی". */
const nisba = /^(?:ال)?([\u0620-\u06ff]{3,}?)[يی](?:ه|ة)?$/;

interface Stems {
  /** English adjectives by the stems of names of languages elsewhere. */
  byLanguage: ReadonlyMap<string, string>;
  /** How English adjectives begin by the stems of names of countries elsewhere. */
  byCountry: ReadonlyMap<string, string>;
  /** English adjectives by those of other languages that are not inflections of a stem. */
  byAdjective: ReadonlyMap<string, string>;
  /** The same by the stems of Arabic adjectives, without signs over the first letter, which are often left out. */
  byNisba: ReadonlyMap<string, string>;
}

let stems: Stems | undefined;

/** Built on first use. */
function allStems(): Stems {
  if (stems) return stems;
  const byLanguage = new Map<string, string>();
  const byCountry = new Map<string, string>();
  const byNisba = new Map<string, string>();
  const byAdjective = new Map(
    [irregular, regional]
      .flatMap(Object.entries<string>)
      .flatMap(([name, words]) => words.split(' ').map((word): [string, string] => [foldText(word), name])),
  );
  const put = (map: Map<string, string>, stem: string, name: string, shortest: number) => {
    if (stem.length >= shortest && !stem.includes(' ') && !map.has(stem)) map.set(stem, name);
  };
  const namesIn = (language: string) =>
    new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  const english = namesIn('en');
  const codes = [...letters].flatMap((first) => [...letters].map((second) => first + second));
  const named = codes.flatMap((code) => {
    const name = foldText(english.of(code) ?? '');
    return /^[a-z]+$/.test(name) ? [{ code, name: name === 'hindi' ? 'indian' : name }] : [];
  });
  for (const language of languages) {
    const display = namesIn(language);
    for (const { code, name } of named) {
      const folded = foldText(display.of(code) ?? '');
      put(byLanguage, nisba.exec(folded)?.[1] ?? '', name, 3);
      put(byLanguage, folded.slice(0, -2), name, shortestStem);
    }
  }
  for (const language of sameAdjectives) {
    const display = namesIn(language);
    for (const { code, name } of named) put(byAdjective, foldText(display.of(code) ?? ''), name, 4);
  }
  for (const language of [...languages, ...nounLanguages]) {
    const regions = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of countryCodes) {
      const name = foldText(regions.of(code) ?? '');
      const begun = begunAdjective(code);
      // "Srilankais" is of Sri Lanka.
      const whole = name.replace(/[ -]/g, '');
      for (const stem of begun ? [whole, ...countryEndings.map((ending) => whole.replace(ending, ''))] : [])
        put(byCountry, stem, begun ?? '', /[a-z]/.test(stem) ? shortestCountry : 2);
      for (const stem of begun && (language === 'ar' || language === 'fa') ? nisbaStems(name) : [])
        put(byNisba, stem, begun ?? '', 3);
    }
  }
  stems = { byLanguage, byCountry, byAdjective, byNisba };
  return stems;
}

/** Endings of country names that their adjectives lack: "Szwajcaria", "Schweiz", "Zwitserland", "אוסטריה". */
const countryEndings = [/(?:[ei]en|ien|on|[aeiouyаяеи])$/, /(?:ij?[ae]|n|land|ия|ія|ии|יה|[הו])$/];

/** Adjectives that no rule makes of the name of their country or language. */
const irregular: Readonly<Record<string, string>> = {
  swiss:
    'suizo suiza suizos suíço suíça suisse svájci elvețian elvețiană zwitsers zwitserse ελβετικό ελβετική שוויצרית สวิส svizzero svizzera',
  austrian: 'osztrák oostenrijks oostenrijkse נמסאי østrigsk',
  syrian:
    'sirio sírio síria szír syrisk syriska syrská syrský syryjska syryjski sirian συριακό συριακή סורית',
  hungarian: 'macar مجري مجرية hongaria unguresc ungureasca unkarilainen mađarski mađarska',
  ethiopian: 'اتیوپیایی אתיופית etiopian etiopiană',
  iranian: 'iranian iraans iraanse iransk iranska iranilainen iráni',
  korean: 'coréen coréenne coreean 한국 코리안 เกาหลี',
  indian: 'הודית hint indiaas indiase intialainen',
  turkish: '터키 turcesc turceasca',
  russian: 'rusesc rusească',
  american: 'アメリカ 아메리칸 อเมริกัน אמריקאית američki',
  italian: 'อิตาเลียน italienesc',
  greek: 'กรีก grecesc greceasca',
  mexican: 'เม็กซิกัน מקסיקנית',
  french: 'perancis',
};

/** Adjectives of parts of countries that have a cuisine of their own, by the adjective of the country. */
const regional: Readonly<Record<string, string>> = {
  austrian:
    'wiener wienerisch wienerische viennese viennois viennoise tiroler tirolerisch steirisch steirische венский венская венские viyana',
  german:
    'bayerisch bayerische bayerisches bayrisch bayrische bavarian bavarois bávaro bavarese schwäbisch schwäbische fränkisch fränkische badisch badische баварский баварская bavyera bawarska bawarski beiers beierse bavorská',
  italian:
    'neapolitanisch neapolitanische neapolitan napoletana napoletano napolitaine napolitano sizilianisch sizilianische sicilian siciliana siciliano sicilien sicilienne toskanisch toskanische tuscan toscano toscana sardisch sardische sardo sarda römisch römische romana venezianisch apulisch pugliese неаполитанская сицилийская тосканская napoliten sicilya',
  spanish:
    'baskisch baskische basque vasco vasca katalanisch katalanische catalan catalana andalusisch andalusische andaluz andaluza galicisch gallega gallego баскская каталонская',
  french:
    'bretonisch bretonische breton bretonne elsässisch elsässische alsacien alsacienne alsatian provenzalisch provençal provençale savoyard savoyarde lyonnais lyonnaise',
  chinese:
    'kantonesisch kantonesische cantonese sichuan szechuan szechwan shanghainese hunan dongbei кантонская сычуаньская',
  indian:
    'punjabi panjabi südindisch südindische gujarati rajasthani bengali keralan hyderabadi mughlai пенджабская',
  greek: 'kretisch kretische cretan κρητική κρητικό κρητικός критская',
  turkish: 'anatolisch anatolische anatolian anadolu osmanisch osmanische ottoman osmanlı',
  lebanese: 'levantinisch levantinische levantine',
  swiss: 'tessiner bündner walliser berner appenzeller',
};

const bareAlif = (word: string): string => word.replace(/[أإآ]/g, 'ا');

/** "سوريا" is the land of what is "سوري", and "أفغانستان" that of what is "أفغاني". */
function nisbaStems(country: string): string[] {
  const whole = bareAlif(country.replace(/^.* /, ''));
  return [whole, whole.replace(/^ال/, '')].flatMap((name) => [
    name.replace(/(?:ستان|يا|ية|يه|[اةه])$/, ''),
    name.replace(/اند$/, 'ند'),
    name,
  ]);
}

/** Adjectives that do not begin as their countries do, or begin as other words do. */
const ownAdjectives: Readonly<Record<string, string>> = {
  india: 'indian',
  austria: 'austrian',
  australia: 'australian',
  switzerland: 'swiss',
  netherlands: 'dutch',
  spain: 'spanish',
  france: 'french',
  greece: 'greek',
  denmark: 'danish',
  turkey: 'turkish',
  poland: 'polish',
  philippines: 'filipin',
  'palestinian territories': 'palestin',
  'saudi arabia': 'saudi',
  'sri lanka': 'sri',
  'south korea': 'korean',
  'united kingdom': 'british',
  'united states': 'american',
};
/** Letters of Hebrew that have another form at the end of a word. */
const finalForms: Readonly<Record<string, string>> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };
const withFinalForm = (stem: string): string =>
  stem.replace(/[כמנפצ]$/, (letter) => finalForms[letter] ?? letter);

/** How the English adjective of a country begins: "leban", "thai"; null if that is not sure. */
function begunAdjective(code: string): string | null {
  const country = foldText(countryName(code) ?? '');
  return (
    ownAdjectives[country] ??
    (/^[a-z]{4,}$/.test(country)
      ? country.replace(/(?<=.{4})(?:land|on|(?<!pak)i?stan)$|(?<=.{4})[aeiouy]+$/, '')
      : null)
  );
}

/** Whether a word may be the adjective of a country in another language than English. */
export const isAdjective = (word: string): boolean =>
  adjective.test(word) && !/(?:ese|dische?[nmrs]?)$/.test(word);

/** Letters of a beginning that may be a word of its own. */
const shortBeginning = 4;

/**
 * A beginning as `demonymOf` returns it as beginnings that are not words of their own: "chin" as "china", "chine" and "chino", since
 * Co Chin Chin is not Chinese and Chili's not Chilean.
 */
export function beginningsOf(begun: string): string[] {
  const name = Array.from('aeiou', (vowel) => begun + vowel).find((one) => countryCode(one) !== null);
  if (begun.length > shortBeginning || name === undefined || countryCode(begun) !== null) return [begun];
  return [...new Set([name, `${begun}e`, `${begun}o`])];
}

/**
 * How English begins the adjective of a country or a language that a folded word of another language names: "тибетский" and
 * "tibetisches" are tibetan, "suriye" begins as Syrian does. Null for other words.
 */
export function demonymOf(word: string): string | null {
  if (african.test(word)) return 'africa';
  const code = word.length < 4 ? null : countryCode(word);
  const country = code === null ? null : begunAdjective(code);
  if (country !== null) return country;
  const whole = partOfCountry.exec(word)?.[1];
  const part = whole !== undefined && adjective.test(whole) ? whole : null;
  if (part !== null && continent.test(part)) return null;
  // "Österreichisch" is not an eastern "erreichisch".
  const ofPart = part === null ? null : demonymOf(part);
  if (ofPart !== null) return ofPart;
  const { byLanguage, byCountry, byAdjective, byNisba } = allStems();
  const own = byAdjective.get(word);
  if (own !== undefined) return own;
  for (let cut = 0; cut <= maxEndingLength && word.length - cut >= shortestStem; cut += 1) {
    const name = byLanguage.get(word.slice(0, word.length - cut));
    if (name !== undefined) return name;
  }
  const arabic = nisba.exec(word)?.[1];
  if (arabic !== undefined) {
    const spellings = [arabic, arabic.replace(/^ا/, 'إ'), arabic.replace(/^ا/, 'أ')];
    const named = spellings.map((spelling) => byLanguage.get(spelling)).find(Boolean);
    // "نمساوي" is of النمسا.
    const nouns = [arabic, arabic.replace(/و$/, ''), arabic.replace(/[یي]$/, '')];
    return (
      named ??
      nouns
        .flatMap((stem) => [byNisba.get(bareAlif(stem)), byNisba.get(`ال${bareAlif(stem)}`)])
        .find(Boolean) ??
      null
    );
  }
  const named = byCountry.get(word);
  if (named !== undefined || !adjective.test(word)) return named ?? null;
  for (let length = word.length - 1; length >= shortestCountry; length -= 1) {
    const stem = withFinalForm(word.slice(0, length));
    const alias = countryCode(stem);
    const name = byCountry.get(stem) ?? (alias === null ? null : begunAdjective(alias));
    if (name !== null) return name;
  }
  return null;
}
