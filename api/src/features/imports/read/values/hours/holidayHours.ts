// Hours of public holidays, which fall on any day of the week, and exceptions of single days.

/** Words for public holidays by language; those of OpenStreetMap's notation are in capitals. */
const words = [
  '(?:(?:public|bank|national|gazetted|legal|federal|statutory)\\s)?holidays?',
  'public hols?\\.?',
  '(?:gesetzlichen?\\s)?feiertagen?|feiertags?',
  '(?:les\\s)?(?:jours?\\s)?f[ée]ri[ée]s?',
  '(?:d[ií]as\\s)?(?:festivos?|feriados?)|festius',
  '(?:giorni\\s)?festivi',
  'feestdagen',
  '(?:dni\\s)?[śs]wi[ąa]teczne|[śs]wi[ęe]ta',
  'sv[áa]t(?:ky|ek)|sviatky',
  '[üu]nnepnap(?:ok)?(?:on)?',
  'helligdage?r?|helgdagar|r[öo]da dagar|pyh[äa]t',
  's[ăa]rb[ăa]tori(?:\\slegale)?|praznic(?:i|ima)|prazniki',
  'resm[iîİ]\\s?tatil(?:ler(?:de)?)?|bayram(?:lar(?:da)?)?',
  'праздник(?:и|ам)?|праздничные(?:\\sдни)?|свята|святкові|празници',
  'αργίες',
  'hari\\slibur(?:\\snasional)?|ng[àa]y\\s?l[ễe]',
].join('|');
const holiday = `(?:(?:${words})(?!\\p{L}))`;

/** Conjunctions between days. */
const joint = '(?:,|&|\\+|/|(?<=\\s)(?:and|und|u\\.|et|y|e|en|i|og|och|ja|ve|și|si|и|та|και)(?=\\s))';

/** 'Sunday and Public Holiday', 'Su,PH': holidays beside a day, whose hours they have. */
const besideDay = new RegExp(`(?<=\\p{L}\\.?)\\s{0,3}${joint}\\s{0,3}${holiday}`, 'giu');
/** 'Sun & PH', 'Sat/Sun/PH', in capitals. */
const besideDayInShort = /(?<=\p{L}\.?)\s{0,3}(?:,|&|\+|\/|and\b)\s{0,3}(?:PHs?|P\.H\.)(?!\p{L})/gu;
/** 'Sonn- und Feiertage'. */
const sundaysInGerman = new RegExp(`(?<!\\p{L})sonn-\\s{0,3}(?:und|u\\.|&|/)\\s{0,3}feiertagen?`, 'giu');

/** Times, and words for closed. */
const hours =
  "(?:[\\d\\s:.,–—&+-]|[ap]\\.?m(?!\\p{L})|(?:to|bis|à|a|as|às|uhr|h|o'clock|closed|off|geschlossen|zu|ferm[ée]e?|cerrado|fechado|chiuso|gesloten|kapal[ıi]|nieczynne|zamkni[ęe]te|zatvoreno|закрыто|выходной|зачинено|tutup)(?!\\p{L}))";
const ofTheirOwn = new RegExp(
  `(^|[;|\\n,])\\s{0,3}${holiday}(?:\\s{1,3}to\\s{1,3}${holiday})?\\s{0,3}:?${hours}{0,80}(?=$|[;|\\n]|\\p{L})`,
  'giu',
);
/** The same in the notation of OpenStreetMap, for public and for school holidays. */
const besideDayInCode = /(?<=\b(?:Mo|Tu|We|Th|Fr|Sa|Su))\s?,\s?(?:PH|SH)\b/g;
const beforeDayInCode = /\b(?:PH|SH)\s?,\s?(?=(?:Mo|Tu|We|Th|Fr|Sa|Su)\b)/g;
const ofTheirOwnInCode =
  /(^|;)\s{0,3}(?:PH|SH)(?:,(?:PH|SH))?\b[^;|\n\p{L}]{0,80}(?:off|closed)?(?=\s{0,3}(?:$|;))/gu;

const mayName = new RegExp(`${holiday}|\\b[PS]Hs?\\b|P\\.H\\.`, 'iu');
const maxLength = 2000;

/** Removes hours of public holidays, which weekly hours cannot represent. Pure. */
export function withoutHolidays(text: string): string {
  if (text.length > maxLength || !mayName.test(text)) return text;
  const rest = text
    .replace(sundaysInGerman, 'Sonntag')
    .replace(besideDayInCode, '')
    .replace(beforeDayInCode, '')
    .replace(ofTheirOwnInCode, '$1')
    .replace(besideDay, '')
    .replace(besideDayInShort, '')
    .replace(ofTheirOwn, '$1')
    .replace(/^[\s;|,]+|[\s;|,]+$/g, '');
  return /\d|\p{L}{2}/u.test(rest) ? rest : text;
}

const codes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const dayCode = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const rule = new RegExp(`^(${dayCode}(?:-${dayCode})?(?:,\\s?${dayCode}(?:-${dayCode})?)*)\\s+(\\S.*)$`);
const mostRules = 20;

/** The days that '<code>' and '<code>-<code>' stand for, from 0 for Monday. */
function daysOf(list: string): number[] {
  return list.split(/,\s?/).flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map((code) => codes.indexOf(code));
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => (first + i) % 7);
  });
}

/** Hours in the notation of OpenStreetMap, in which a rule replaces those before it on its days; any other text as it is. */
export function withoutReplaced(text: string): string {
  const rules = text.length > maxLength ? [] : text.split(/\s*;\s*/).filter((each) => each !== '');
  if (rules.length < 2 || rules.length > mostRules) return text;
  const read = rules.map((each) => rule.exec(each));
  const ofDays = new Map<number, string>();
  let isReplacing = false;
  for (const match of read) {
    if (match === null) return text;
    for (const day of daysOf(match[1] ?? '')) {
      isReplacing ||= ofDays.has(day);
      ofDays.set(day, (match[2] ?? '').replace(/^off$/i, 'closed'));
    }
  }
  if (!isReplacing) return text;
  return [...ofDays]
    .sort(([a], [b]) => a - b)
    .map(([day, times]) => `${codes[day]} ${times}`)
    .join('; ');
}
