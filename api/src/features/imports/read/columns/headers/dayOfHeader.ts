import { dayIndex } from '../../../../../../../domain/hours/dayIndex.ts';
import { foldText } from '../../../../../../../domain/text/fold.ts';

/** Words for hours that stand before a day in a header, folded. */
const hours =
  '(?:(?:working |opening |business |store )?hours|opening times?|godziny(?: otwarcia)?|horarios?|horaires?|orari[oe]?|offnungszeiten|openingstijden|saat(?:leri)?|uren|zeiten|ore|hodiny)';
const starts =
  'opens?|opening|start|from|begin|von|ab|apertura|abre|ouverture|ouvre|otwarcie|od|acilis|baslangic|inicio|inizio|van|открытие|abertura';
const ends =
  'close[sd]?|closing|end|to|until|till|bis|cierre|cierra|fermeture|ferme|zamkniecie|do|kapanis|bitis|fin|chiusura|fine|tot|закрытие|fecha(?:mento)?';
const moment = `(?<start>${starts})|(?<end>${ends})`;

/** 'Monday', 'monday_hours', 'godziny_poniedzialek', 'Pazartesi Çalışma Saatleri', folded, with blanks for signs. */
const ofDay = new RegExp(
  `^(?:${hours} )?(?<day>\\p{L}+)(?: (?:hours|saatleri|saati|calisma saat(?:i|leri)))?$`,
  'u',
);
/** 'monday_open', 'hours_monday_to', 'Montag bis'. */
const ofDayAndMoment = new RegExp(
  `^(?:${hours} )?(?<day>\\p{L}+) (?:${moment})(?: ?(?:time|hour|at|saati))?$`,
  'u',
);
const ofMomentAndDay = new RegExp(`^(?:${moment})(?: (?:time|hour))? (?<day>\\p{L}+)$`, 'u');

/** Shorter names of days are words as well: Sat, Per, Do. See `guessColumns`. */
const shortest = 4;

interface DayHeader {
  /** As a word. */
  day: string;
  /** Of a column that holds only when the place opens or closes on that day. */
  part?: 'from' | 'to';
}

/** The day of which a column with this header holds the hours, or their beginning or end; null for any other header. */
export function dayOfHeader(header: string): DayHeader | null {
  const words = foldText(header.trim().replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).replace(/[\s/._:-]+/g, ' ');
  const isDay = (day: string | undefined): day is string =>
    day !== undefined && day.length >= shortest && dayIndex(day) !== null;
  const whole = ofDay.exec(words)?.groups?.['day'];
  if (isDay(whole)) return { day: whole };
  const found = (ofDayAndMoment.exec(words) ?? ofMomentAndDay.exec(words))?.groups;
  const day = found?.['day'];
  return found && isDay(day) ? { day, part: found['start'] === undefined ? 'to' : 'from' } : null;
}
