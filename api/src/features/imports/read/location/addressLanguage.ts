import { foldText } from '../../../../../../domain/text/fold.ts';

export interface LanguageSign {
  countries: readonly string[];
  weight: number;
}

const of = (countries: string, weight = 1.5) => ({ countries: countries.split(' '), weight });

/** Scripts that one country writes in. */
const ownScripts: readonly (readonly [RegExp, LanguageSign])[] = [
  [/\p{Script=Thai}/u, of('TH', 2.5)],
  [
    /[\p{Script=Hiragana}\p{Script=Katakana}]|[都道府県]\p{Script=Han}{1,6}[市区町村郡]|(?<!\p{Script=Han})(?:東京都|北海道|(?:大阪|京都)府|\p{Script=Han}{2,3}県)/u,
    of('JP', 2.5),
  ],
  [/\p{Script=Hangul}/u, of('KR', 2.5)],
  [/\p{Script=Hebrew}/u, of('IL', 2.5)],
  [/\p{Script=Georgian}/u, of('GE', 2.5)],
  [/\p{Script=Armenian}/u, of('AM', 2.5)],
  [/\p{Script=Khmer}/u, of('KH', 2.5)],
  [/\p{Script=Lao}/u, of('LA', 2.5)],
  [/\p{Script=Myanmar}/u, of('MM', 2.5)],
  [/\p{Script=Sinhala}/u, of('LK', 2.5)],
];

/** Scripts and letters that few countries use. */
const scripts: readonly (readonly [RegExp, LanguageSign])[] = [
  ...ownScripts,
  [/\p{Script=Ethiopic}/u, of('ET')],
  [/\p{Script=Bengali}/u, of('BD IN')],
  [/\p{Script=Tamil}/u, of('IN LK')],
  [/[\p{Script=Devanagari}]/u, of('IN NP')],
  [
    /[\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}]/u,
    of('IN', 2.5),
  ],
  [/\p{Script=Greek}{3}/u, of('GR CY')],
  [/^(?!.*[號區縣]).*?[市区县省镇]\p{Script=Han}{1,12}(?:路|街|道|巷|号|村)/su, of('CN', 2.5)],
  [/[\p{Script=Han}]{2}/u, of('CN TW HK MO JP')],
  [/[іїєґ]/iu, of('UA', 2)],
  [/[әғқңұһ]/iu, of('KZ', 2.5)],
  [/[ѓќѕ]/iu, of('MK', 2.5)],
  [/ə/iu, of('AZ', 2.5)],
  [/[þð]/iu, of('IS', 2.5)],
  [/[ģķļņ]/iu, of('LV', 2)],
  [/[ėįų]/iu, of('LT', 2)],
  [/[ľĺŕ]/iu, of('SK', 2)],
  [/[ђћљњџј]/iu, of('RS BA ME MK')],
  [/\p{Script=Cyrillic}{3}/u, of('RU UA BY KZ KG BG RS MK')],
  [/[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu, of('VN', 2.5)],
  [/[پچژگ]/u, of('IR PK AF IQ')],
  [/\p{Script=Arabic}{3}/u, of('SA AE EG KW QA BH OM JO LB IQ SY YE MA DZ TN LY SD PS')],
];

const word = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}])`, 'u');
const ending = (endings: string) => new RegExp(`\\p{L}{2}(?:${endings})(?![\\p{L}])`, 'u');

/** Words for streets, in folded text. */
const streets: readonly (readonly [RegExp, LanguageSign])[] = [
  [
    word(
      'mah(?:allesi)?\\.?|cad(?:de|desi)?\\.?|cd\\.|sok(?:ak|agi)?\\.?|sk\\.|bulvari|blv\\.? ?no|caddesi|mahalle|apt\\. ?no|is merkezi|organize sanayi|osb',
    ),
    of('TR', 2),
  ],
  [ending('strasse|str\\.|gasse|platz|allee|ufer|damm|chaussee|weg'), of('DE AT CH LI')],
  [word('strasse|platz|allee'), of('DE AT CH LI')],
  [ending('straat|laan|plein|gracht|kade|dijk|singel'), of('NL BE')],
  [ending('gatan|vagen|torget|grand'), of('SE FI')],
  [ending('gade|vej|stræde|strade'), of('DK')],
  [ending('gata|veien|vegen|gate'), of('NO')],
  [ending('katu|tie|kuja|polku'), of('FI')],
  [word('rue|avenue de|bd|boulevard de|place de|quai|chemin|impasse'), of('FR BE CH LU CA MC')],
  [
    word(
      'calle|c/|carrer|avda\\.?|paseo|plaza (?:de|del|mayor|san|santa|la|el|espana)|carretera|colonia|col\\.',
    ),
    of('ES MX AR CO PE CL EC VE UY'),
  ],
  [word('colonia|col\\.'), of('MX')],
  [word('via|viale|piazza|corso|vicolo|largo'), of('IT CH')],
  [word('rua|avenida|travessa|praca|alameda|rodovia'), of('BR PT AO MZ')],
  [word('ul\\.|al\\.|os\\.'), of('PL HR BA RS SI')],
  [word('ulica|bulevar|trg'), of('RS HR BA SI ME MK SK')],
  [word('namesti|ulice|trida'), of('CZ')],
  [word('namestie'), of('SK')],
  [word('iela|bulvaris|prospekts'), of('LV')],
  [word('gatve|g\\.|pr\\.|al\\.'), of('LT', 0.75)],
  [word('tanav|maantee|puiestee'), of('EE')],
  [word('rruga|bulevardi'), of('AL XK')],
  [word('kucesi|prospekti'), of('AZ')],
  [word('barabara|mtaa'), of('TZ KE')],
  [word('utca|ut|ter|korut|u\\.'), of('HU')],
  [word('strada|str\\.|bulevardul|soseaua|calea|bd\\.'), of('RO MD')],
  [word('jl\\.?|jalan raya|kec\\.?|kel\\.?|kabupaten|kota'), of('ID')],
  [word('jalan|lorong|taman'), of('MY ID SG')],
  [word('дүүрэг|хороо|хороолол|гудамж|аймаг|өргөн чөлөө'), of('MN', 2.5)],
  [word('brgy\\.?|barangay'), of('PH', 2.5)],
  [word('soi|thanon|khwaeng|khet|tambon|amphoe|mueang'), of('TH', 2.5)],
  [word('quan|phuong|duong|tp\\.? hcm'), of('VN')],
  [word('odos|leoforos'), of('GR CY')],
  [word('tehsil|taluka|pradesh'), of('IN')],
  [word('nagar|marg|chowk'), of('IN NP')],
  [word('al\\. [a-z]|ul\\. [a-z]'), of('PL')],
  // 'BLK 347 ... #01-2126': blocks of flats and units by their floor.
  [/(?<![\p{L}\d])(?:blk|block) \d{1,4}[a-z]? (?!lot).*#(?:b\d|\d\d)-\d{2,4}/u, of('SG', 1)],
  [/#(?:b\d|\d\d)-\d{2,4}[a-z]?(?:\/\d{2,4})*(?![\p{L}\d])/u, of('SG', 1.5)],
];

/** The only country that writes in the script of a text; null for other scripts. */
export function countryOfScript(text: string): string | null {
  if (!/[^\p{ASCII}]/u.test(text)) return null;
  return ownScripts.find(([pattern]) => pattern.test(text))?.[1].countries[0] ?? null;
}

/** Evidence for a country from the script and the words of an address. */
export function languageSigns(address: string): LanguageSign[] {
  const signs: LanguageSign[] = [];
  if (/[^\p{ASCII}]/u.test(address))
    for (const [pattern, sign] of scripts) if (pattern.test(address)) signs.push(sign);
  return [...signs, ...streetSigns(address)];
}

/** Evidence for a country from the words for streets in an address. */
export function streetSigns(address: string): LanguageSign[] {
  const folded = foldText(address);
  return streets.flatMap(([pattern, sign]) => (pattern.test(folded) ? [sign] : []));
}
