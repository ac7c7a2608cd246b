import { foldText } from './text/fold.ts';

/** Every ISO 3166-1 alpha-2 code, and XK. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT ' +
  'MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');

/** Names that people write and no list of names has. */
const aliases: readonly [code: string, names: string][] = [
  [
    'US',
    'usa, u.s., u.s.a., us of a, america, united states of america, abd, amerika, eua, eeuu, ee.uu., ηπα, vs, сша, америка, امريكا, أمريكا, ארהב',
  ],
  [
    'GB',
    'uk, u.k., great britain, britain, england, scotland, wales, northern ireland, ingiltere, grossbritannien, inglaterra, angleterre, inghilterra, англия, великобритания, انجلترا, بريطانيا, אנגליה',
  ],
  [
    'TR',
    'turkey, turkiye cumhuriyeti, turquia, turquie, turchia, τουρκια, turkei, turkije, republic of turkey',
  ],
  ['DE', 'federal republic of germany, brd'],
  ['AE', 'uae, u.a.e., emirates, bae, vae, eau, dubai, abu dhabi, оаэ, эмираты, الامارات, الإمارات'],
  ['NL', 'holland, the netherlands, hollanda, hollande'],
  ['KR', 'korea, republic of korea, south korea, corea, corée, корея, كوريا, 한국, 남한, 南韩, 南韓'],
  ['KP', 'dprk, north korea'],
  ['CZ', 'czech republic, cekya, tschechien'],
  ['RU', 'russian federation'],
  ['IE', 'republic of ireland, eire'],
  ['MK', 'macedonia, north macedonia, fyrom'],
  ['CI', 'ivory coast'],
  ['CD', 'dr congo, drc, democratic republic of the congo'],
  ['CG', 'congo, republic of the congo'],
  ['VN', 'viet nam'],
  ['MM', 'burma'],
  ['SZ', 'swaziland'],
  ['CV', 'cape verde'],
  ['VA', 'vatican, holy see'],
  ['PS', 'palestine, palestinian territories'],
  ['DO', 'dominicana, rep dom, rep dominicana, доминикана'],
  ['HK', 'hong kong'],
  ['MO', 'macau, macao'],
  ['TW', 'taiwan'],
  ['CN', "prc, people's republic of china, mainland china"],
  ['TL', 'east timor'],
  ['SA', 'ksa, kingdom of saudi arabia, السعودية, السعوديه, саудовская аравия'],
  ['CY', 'kibris, kktc, northern cyprus, south cyprus'],
  ['BA', 'bosnia, bosnia and herzegovina, bosnia-herzegovina'],
];

/** The languages whose names of countries are understood. */
const languages =
  'en tr de fr es pt it el nl ru uk sr pl ar vi ko ja zh zh-Hant he fa th hi fi sv da nb hu cs ro bg ka hy'.split(
    ' ',
  );

/** Points of Hebrew and Arabic, which may be left out; the vowels of Indian scripts make other names. */
const points = /[\u0591-\u05c7\u064b-\u065f\u0670]/g;

function comparable(name: string): string {
  return foldText(name.normalize('NFC'))
    .replace(/&/g, ' and ')
    .replace(/^the /, '')
    .replace(points, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

const known = new Set(countryCodes);
let english: Intl.DisplayNames | undefined;
let codesByName: Map<string, string | null> | undefined;

/** Built on first use: only imports need these names. A name of two countries is that of neither, unless an alias decides. */
function names(): Map<string, string | null> {
  if (codesByName) return codesByName;
  codesByName = new Map();
  const decided = new Set<string>();
  for (const [code, list] of aliases)
    for (const name of list.split(', ').map(comparable)) {
      codesByName.set(name, code);
      decided.add(name);
    }
  for (const language of languages) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of countryCodes) {
      const name = comparable(display.of(code) ?? '');
      if (name === '' || decided.has(name)) continue;
      codesByName.set(name, codesByName.has(name) && codesByName.get(name) !== code ? null : code);
    }
  }
  return codesByName;
}

/** The ISO 3166-1 alpha-2 code of a code or of a name in one of 33 languages; null for any other text. */
export function countryCode(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || trimmed.length > 80) return null;
  const capitals = trimmed.toUpperCase();
  if (known.has(capitals)) return capitals;
  return names().get(comparable(trimmed)) ?? null;
}

/** The English name of a country by its code; null for an unknown code. */
export function countryName(code: string | null | undefined): string | null {
  const capitals = code?.toUpperCase() ?? '';
  if (!known.has(capitals)) return null;
  english ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
  return english.of(capitals) ?? null;
}

/** The flag of a country by its code; the globe where there is no such country. */
export function countryFlag(code: string | null | undefined): string {
  const capitals = code?.toUpperCase() ?? '';
  if (!known.has(capitals)) return '🌍';
  return Array.from(capitals, (letter) => String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 65)).join('');
}
