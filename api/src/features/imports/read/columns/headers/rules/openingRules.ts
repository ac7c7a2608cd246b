// Rules for pairs of columns that say when places open and when they close.
import { foldText } from '../../../../../../../../domain/text/fold.ts';
import { closingDaysOf } from '../../../values/hours/closingDays.ts';
import type { ColumnField } from '../../columnFields.ts';
import { shareOf, type JudgedHeader } from '../judgedHeader.ts';
import { minShown, mostShare, readAs, rule, type ExaminedColumn } from './headerRule.ts';

/** Words for opening and closing as whole headers, folded; each is ambiguous alone ('Open', 'to'). */
const opening =
  /^(?:open|opens|opening(?: hour| time)?|from|von|ab|abre|apre|ouvre|offnet|opent|oppnar|oppner|abner|apner|avataan|aukeaa|otwarte od|otevreno od|otvorene od|nyitas|nyit|deschide|otvara|открытие|открывается|відкриття|відкривається|отваря|ανοιγει|acilis|buka|開店|開館|시작)$/u;
const closing =
  /^(?:close|closes|closed|closing(?: hour| time)?|to|until|till|bis|cierra|fecha|chiude|ferme|schlie(?:ss|ß)t|sluit|stanger|lukker|stenger|suljetaan|sulkeutuu|otwarte do|otevreno do|otvorene do|do|zaras|zar|inchide|zatvara|закрытие|закрывается|закриття|закривається|затваря|κλεινει|kapanis|tutup|閉店|閉館|종료)$/u;

const time = /^\d{1,2}(?:[:.h]\d{2}(?::\d{2})?)?\s?(?:[ap]\.?m\.?|h|uhr)?$/i;
const areTimes = (values: readonly string[]) =>
  values.length >= minShown && shareOf(values, (value) => time.test(value)) >= mostShare;

const plain = (header: string) =>
  foldText(header.trim().replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).replace(/[\s_.:-]+/g, ' ');

/** Whether a column of times has a header of one kind beside a column of times with one of the other kind. */
const isOfPair =
  (own: RegExp, other: RegExp) =>
  ({ one, reading, header, values, judged }: ExaminedColumn): boolean => {
    const isOther = (each: JudgedHeader) =>
      each !== one && other.test(plain(each.header)) && areTimes(each.values);
    return reading === undefined && own.test(plain(header)) && areTimes(values) && judged.some(isOther);
  };

const ofTimes = new Set<ColumnField | undefined>(['opensAt', 'closesAt', 'dailyHours']);

/** 'Days' over days of the week beside times of opening: the days on which places are open. */
export const daysOfTimes = rule(
  ({ reading, header, values, judged }) =>
    reading === undefined &&
    values.length >= minShown &&
    days.test(plain(header)) &&
    judged.some((each) => ofTimes.has(each.reading?.field) || opening.test(plain(each.header))) &&
    shareOf(values, (value) => (closingDaysOf(value)?.length ?? 0) > 0) >= mostShare,
  readAs('openDays'),
);
const days =
  /^(?:(?:open(?:ing)?|business|working|week) ?)?(?:days?|tage?|jours?|dias?|giorni|dagen|dager|dagar|dni|dny|napok|zile|gunler|gun|дни|hari|ngay|曜日|요일)$/u;

/** 'Open' beside 'Close', 'Abre' beside 'Cierra'. */
export const openingOfPair = rule(isOfPair(opening, closing), readAs('opensAt', 50));
export const closingOfPair = rule(isOfPair(closing, opening), readAs('closesAt', 50));
