import { dayIndex } from '../../../../../../../domain/hours/dayIndex.ts';
import { DAYS } from '../../../../../../../domain/hours/openingHours.ts';
import { beforeDay, dayGroups, inflectedDays, withRomanDays } from './dayWords.ts';
import { dictionary, plainHourText, withPlainStates } from './hourWords.ts';
import { plainDigits } from '../numbers/plainDigits.ts';

/** One text per day, for `normaliseWorkingHours`. */
type DayTexts = Partial<Record<(typeof DAYS)[number], string>>;

type Token =
  | { kind: 'days'; days: readonly number[] }
  | { kind: 'time' | 'pause'; text: string }
  | { kind: 'dash' | 'closed' | 'allDay' | 'break' }
  | { kind: 'word'; text: string };

const week = [0, 1, 2, 3, 4, 5, 6];
const workdays = week.slice(0, 5);
const weekend = [5, 6];

/** Words for several days, folded. */
const groups: readonly (readonly [RegExp, readonly number[]])[] = [
  [
    /(?:mon(?:day)?[-–]sun(?:day)?|daily|every ?day|all week|7 days a week|7j\/7|7 ?\/ ?7|taglich|tous les jours|todos los dias|todos os dias|tutti i giorni|dagelijks|codziennie|denne|kazdy den|naponta|minden nap|her gun|hang ngay|setiap hari|zilnic|dagligen|alla dagar|dagligt|alle dager|paivittain|svaki dan|svakodnevno|vsak dan|ежедневно|каждый день|без выходных|щодня|всеки ден|καθημερινα|毎日|每天|每日|매일|ทุกวัน|يوميا|كل يوم|כל יום|כל השבוע|רוزانه|हर दिन|प्रतिदिन)/gu,
    week,
  ],
  [
    /(?:weekdays|working days|werktags|wochentags|en semaine|jours ouvrables|dias? laborables?|dias? uteis|entre semana|giorni feriali|feriali|werkdagen|dni robocze|pracovni dny|vszedniap|hafta ?ici|vardagar|hverdage|hverdager|arkisin|radnim danom|по будням|будни(?:е дни)?|будні|делници|καθημερινες|平日|工作日|평일|วันธรรมดา|hari kerja|ngay thuong|أيام الأسبوع|ימי חול)/gu,
    workdays,
  ],
  [
    /(?:weekends?|week-end|am wochenende|wochenende|fins? de semana|fines de semana|hafta ?sonu|vikend(?:em)?|hetvege|helger|viikonloppuisin|weekendy|по выходным|вихідні дні|σαββατοκυριακο|土日祝?|周末|週末|주말|วันหยุดสุดสัปดาห์|akhir pekan|cuoi tuan|סוף שבוע)/gu,
    weekend,
  ],
];

const ideographs = '一二三四五六日';
const [japanese, korean, hebrew] = ['月火水木金土日', '월화수목금토일', 'בגדהושא'];

const inflectedByName = new Map(inflectedDays);
const inflectedDay = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[...inflectedByName.keys()].join('|')})(?![\\p{L}\\p{M}])`,
  'gu',
);

/** Marks a set of days within text. */
const mark = (days: readonly number[]) => ` \u0001${days.join('')}\u0001 `;

function withMarkedDays(text: string): string {
  let marked = withRomanDays(text.trim(), (day) => mark([day]));
  for (const [pattern, days] of [...dayGroups, ...groups]) marked = marked.replace(pattern, mark(days));
  // Portuguese counts its working days from the second: '2ª a 6ª'. Vietnamese does so, too: 'Thứ 2', 'T2'.
  if (/feira|\b(?:sab|dom)\b|[2-6]a\.? ?(?:a|e|-) ?[2-6]a/u.test(marked))
    marked = marked.replace(/(?<!\d)([2-6])[ªa]\.?(?:\s?-?feira)?(?![\p{L}\d])/gu, (_, day: string) =>
      mark([Number(day) - 2]),
    );
  return marked
    .replace(inflectedDay, (name) => mark([inflectedByName.get(name) ?? 0]))
    .replace(beforeDay, '')
    .replace(/(?<!\p{L})(?:thu |t)([2-7])(?!\d)/gu, (_, day: string) => mark([Number(day) - 2]))
    .replace(/(?<!\p{L})(?:chu nhat|cn)(?!\p{L})/gu, mark([6]))
    .replace(
      /(?:周|星期|礼拜|禮拜|週)([一二三四五六日天])(?:(?=[至到\-~])([至到\-~])([一二三四五六日天])(?![\p{L}]))?/gu,
      (_, day: string, dash?: string, to?: string) => {
        const at = (name: string) => mark([ideographs.indexOf(name === '天' ? '日' : name)]);
        return dash === undefined || to === undefined ? at(day) : `${at(day)}-${at(to)}`;
      },
    )
    .replace(/(?<![\p{L}\d])([月火水木金土日])(?:曜日?)?(?=[^\p{L}]|[・至から])/gu, (_, day: string) =>
      mark([japanese.indexOf(day)]),
    )
    .replace(/(?<![\p{L}\d])([월화수목금토일])(?:요일)?(?![\p{L}])/gu, (_, day: string) =>
      mark([korean.indexOf(day)]),
    )
    .replace(/(?<!\p{L})(?:ימים |ימי |יום )?([א-וש])['’׳"]?(?!\p{L})/gu, (_, day: string) =>
      mark([hebrew.indexOf(day)]),
    );
}

const dash =
  /^(?:[-–—−~〜～]|->|至|到|から|to\b|till?\b|until\b|thru\b|through\b|bis\b|au\b|a\b|al\b|hasta\b|az\b|as\b|alle\b|ate\b|tot\b|do\b|до|по|ile\b|iki\b|den\b|ถึง|إلى|الى|حتى|עד)/u;
const half = '(?:a\\.?\\s?m\\b\\.?|p\\.?\\s?m\\b\\.?)';
const time = new RegExp(
  `^(?:翌日?)?(${half})?\\s*(\\d{1,2})(?:\\s?[:.h時点时시]\\s?(\\d{2})(?!\\d)(?:分|분)?|\\s?[h時点时시](?![\\p{L}])|(?!\\d))\\s*(${half})?(?:\\s?(?:uhr|uur|hrs?|น\\.?|kl\\.?|ч\\.?)(?!\\p{L}))?`,
  'u',
);
const word = /^[\p{L}\p{M}]+[.'’׳]?/u;

/** Filler words beside hours. */
const fillers = new Set(
  'from von de das dalle dal du le les los desde od c с з kl kl. klo uhr open opens geoffnet ouvert abierto aberto aperto открыто und and et y e en og och i и та ve ja や と 및 と、 および and holidays ph feiertage feiertags festivos feriados 祝 祝日 営業 営業時間 营业 营业时间 kun a jam 祝前日 祝祭日 ランチ ディナー モーニング lunch dinner من nuo val val. casova casa sati sata sat hod hod. praznikom praznicima'.split(
    ' ',
  ),
);

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let rest = text;
  while (rest !== '') {
    const blank = /^[\s:：,，、،.・]+/u.exec(rest)?.[0];
    const stop = /^[;；|\n/／]+/u.exec(rest)?.[0];
    const days = /^\u0001(\d+)\u0001/.exec(rest);
    const pause = /^\(break [\d:.hapm -]{1,30}\)/.exec(rest)?.[0];
    const clock = time.exec(rest);
    const to = dash.exec(rest)?.[0];
    const letters = word.exec(rest)?.[0];
    const taken = blank ?? stop ?? pause ?? days?.[0] ?? clock?.[0] ?? to ?? letters ?? rest.slice(0, 1);
    if (blank !== undefined) {
      rest = rest.slice(taken.length);
      continue;
    }
    if (stop !== undefined) tokens.push({ kind: 'break' });
    else if (pause !== undefined) tokens.push({ kind: 'pause', text: pause });
    else if (days) tokens.push({ kind: 'days', days: [...(days[1] ?? '')].map(Number) });
    else if (clock)
      tokens.push({
        kind: 'time',
        text: `${hourOf(clock)}:${clock[3] ?? '00'}${(clock[1] ?? clock[4] ?? '').replace(/[.\s]/g, '')}`,
      });
    else if (to !== undefined) tokens.push({ kind: 'dash' });
    else if (letters !== undefined) tokens.push(wordToken(letters));
    else tokens.push({ kind: 'word', text: taken });
    rest = rest.slice(taken.length);
  }
  return tokens;
}

/** '1h' as '01', which indicates a 24-hour clock. */
function hourOf([text, , hour]: RegExpExecArray): string {
  const number = String(Number(hour) % 24);
  return /\d\s?h/.test(text) ? number.padStart(2, '0') : number;
}

function wordToken(written: string): Token {
  if (written === 'allday') return { kind: 'allDay' };
  if (written === 'shut') return { kind: 'closed' };
  const { days } = dictionary();
  const day =
    dayIndex(written) ??
    dayIndex(written.replace(/s$/, '')) ??
    DAYS.findIndex((name) => name === (days.get(written) ?? days.get(written.replace(/s$/, ''))));
  return day >= 0 ? { kind: 'days', days: [day] } : { kind: 'word', text: written };
}

/** The days from one to another, also across the end of the week. */
const span = (from: number, to: number) =>
  Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, i) => (from + i) % 7);

/** Remarks on last orders and bookings: '(L.O.21:30)', '（要予約）'. */
const lastOrders =
  /[(（][^()（）]{0,40}(?:(?<![a-z])l\.?o(?![a-z])|last ?orders?|ラストオーダー|予約)[^()（）]{0,40}[)）]/giu;
/** Words for public holidays, which are not a weekday. */
const holidays =
  /(?<!\s)[,;]?\s*\(?(?:excluding|excl\.?|except|closed|not) (?:on )?(?:public|bank|national) holidays?\)?/giu;
/** Days in brackets after hours without a day: '11h - 22h (Mon-Sun)'. */
const daysInBrackets = /^([^()]*\d[^()]*)\(([^()\d]{2,60})\)\s*$/u;

export const withoutLastOrders = (text: string): string => text.replace(lastOrders, ' ');

const plain = (text: string) =>
  withoutLastOrders(text).replace(holidays, '').replace(daysInBrackets, '$1 $2');

/**
 * Parses weekly hours as a sequence of tokens (days, times, words for closed and all day), for texts without separators between
 * days, in any of the languages. Null if an unknown word or number is left. Pure.
 */
export function scanWeek(text: string): DayTexts | null {
  const words = withMarkedDays(withPlainStates(halvesInEnglish(plainDigits(plainHourText(plain(text))))));
  const tokens = tokensOf(words);
  if (areHoursFirst(tokens)) return scanHoursFirst(tokens);
  const found: DayTexts = {};
  let days: number[] = [];
  let values: string[] = [];
  let before = '';
  const flush = () => {
    // Lunch and dinner of the same days may follow each other.
    const isMore = days.join() === before;
    for (const day of days) {
      const name = DAYS[day];
      if (name === undefined || values.length === 0) continue;
      found[name] = [...(isMore ? [found[name]] : []), ...values].join(', ');
    }
    if (values.length > 0) {
      before = days.join();
      days = [];
    }
    values = [];
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const [next, after] = [tokens[at + 1], tokens[at + 2]];
    if (token?.kind === 'days') {
      if (values.length > 0) flush();
      if (next?.kind === 'dash' && after?.kind === 'days') {
        days.push(...span(token.days[0] ?? 0, after.days.at(-1) ?? 0));
        at += 2;
      } else days.push(...token.days);
    } else if (token?.kind === 'word' && !fillers.has(token.text)) {
      // An unknown word may limit the hours, or name another day.
      return null;
    } else if (token?.kind === 'time') {
      if (next?.kind !== 'dash' || after?.kind !== 'time') return null;
      values.push(`${token.text}-${after.text}`);
      at += 2;
    } else if (token?.kind === 'pause') values.push(`${values.pop() ?? ''} ${token.text}`);
    else if (token?.kind === 'closed') values.push('Closed');
    else if (token?.kind === 'allDay') values.push('Open 24 hours');
    if (days.length === 0 && values.length > 0) {
      // Hours before their days, or without days.
      if (tokens.some(({ kind }) => kind === 'days') || values[0] !== 'Open 24 hours') return null;
      days = [...week];
    }
  }
  flush();
  return Object.keys(found).length === 0 ? null : found;
}

const isHoursOrDays = ({ kind }: Token) =>
  kind === 'days' || kind === 'time' || kind === 'closed' || kind === 'allDay';

/** Whether the hours are before their days: '9:00-17:00 Monday to Friday, 9:00-12:30 Saturdays'. */
function areHoursFirst(tokens: readonly Token[]): boolean {
  const parts = tokens.filter(isHoursOrDays);
  const [first] = parts;
  return (first?.kind === 'time' || first?.kind === 'allDay') && parts.at(-1)?.kind === 'days';
}

function scanHoursFirst(tokens: readonly Token[]): DayTexts | null {
  const found: DayTexts = {};
  let values: string[] = [];
  let hasDays = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const [next, after] = [tokens[at + 1], tokens[at + 2]];
    if (token === undefined || (token.kind === 'word' && !fillers.has(token.text))) return null;
    if (token.kind === 'days') {
      const isSpan = next?.kind === 'dash' && after?.kind === 'days';
      const days = isSpan ? span(token.days[0] ?? 0, after.days.at(-1) ?? 0) : token.days;
      for (const day of days) found[DAYS[day] ?? 'Monday'] = values.join(', ');
      if (isSpan) at += 2;
      hasDays = true;
    } else if (isHoursOrDays(token)) {
      if (hasDays) values = [];
      hasDays = false;
      if (token.kind === 'time' && (next?.kind !== 'dash' || after?.kind !== 'time')) return null;
      if (token.kind === 'time') at += 2;
      const range = token.kind === 'time' && after?.kind === 'time' ? `${token.text}-${after.text}` : null;
      values.push(range ?? (token.kind === 'closed' ? 'Closed' : 'Open 24 hours'));
    }
  }
  return found;
}

function halvesInEnglish(text: string): string {
  const { halves, halfBefore, halfAfter } = dictionary();
  return text
    .replace(halfBefore, (_, name: string, clock: string) => `${clock} ${halves.get(name) ?? name}`)
    .replace(halfAfter, (_, clock: string, name: string) => `${clock} ${halves.get(name) ?? name}`);
}
