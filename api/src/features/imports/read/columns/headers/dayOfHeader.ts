import { dayIndex } from '../../../../../../../domain/hours/dayIndex.ts';
import { DAYS } from '../../../../../../../domain/hours/openingHours.ts';
import { foldText } from '../../../../../../../domain/text/fold.ts';

/** Words for hours that are before a day in a header, folded. */
const hours =
  '(?:(?:working |opening |business |store )?hours(?: of (?:work|operation|business|opening))?|opening times?|schedule|godziny(?: otwarcia)?|horarios?|horaires?|orari[oe]?|offnungszeiten|openingstijden|saat(?:leri)?|uren|zeiten|ore|hodiny)';
const starts =
  'opens?|opening|start|from|begin|von|ab|apertura|abre|ouverture|ouvre|otwarcie|od|acilis|baslangic|inicio|inizio|van|открытие|abertura';
const ends =
  'close[sd]?|closing|end|to|until|till|bis|cierre|cierra|fermeture|ferme|zamkniecie|do|kapanis|bitis|fin|chiusura|fine|tot|закрытие|fecha(?:mento)?';
const startOrEnd = `(?<start>${starts})|(?<end>${ends})`;

/** 'Monday', 'monday_hours', 'godziny_poniedzialek', 'Pazartesi Çalışma Saatleri', folded, with blanks for signs. */
const ofDay = new RegExp(
  `^(?:${hours} )?(?<day>\\p{L}+)(?: (?:hours|saatleri|saati|calisma saat(?:i|leri)))?$`,
  'u',
);
/** 'monday_open', 'hours_monday_to', 'Montag bis'. */
const dayThenTime = new RegExp(
  `^(?:${hours} )?(?<day>\\p{L}+) (?:${startOrEnd})(?: ?(?:time|hour|at|saati))?$`,
  'u',
);
const timeThenDay = new RegExp(`^(?:${startOrEnd})(?: (?:time|hour))? (?<day>\\p{L}+)$`, 'u');

/** Shorter names of days are words as well: Sat, Per, Do. See `guessColumns`. */
const minLength = 4;

/** A header that begins with a word for hours: 'Hours of work (Sun.)'. */
const ofHours = new RegExp(`^${hours} `);

/** 'Mon - Fri', 'Lunes a Viernes', 'Sa & So', folded: a run of days, or two. */
const run = new RegExp(
  `^(?:(?:operating )?${hours} )?(?<first>\\p{L}{2,12})(?: ?- ?| (?:to|till?|through|thru|bis|a|al|au|ate|do|t/?m|tot|po|по|до|ile|til|till) )(?<last>\\p{L}{2,12})(?: ${hours})?$`,
  'u',
);
const pair = new RegExp(
  `^(?:(?:operating )?${hours} )?(?<first>\\p{L}{2,12})(?: ?[&+] ?| (?:and|und|y|e|et|i|en|og|och|ja|ve|и|та) )(?<last>\\p{L}{2,12})(?: ${hours})?$`,
  'u',
);
const weekdays =
  /^(?:week ?days?|working days|werktags?|wochentags?|dias (?:laborables|uteis|de semana)|dias habiles|jours ouvrables|en semaine|feriali|giorni feriali|hafta ici|doordeweeks|hverdage?r?|vardagar|arkisin|будни|будние дни|dni robocze|dni powszednie|pracovni dny|平日|평일)$/u;
const weekend =
  /^(?:week-? ?ends?|wochenende|fin(?:es)? de semana|fine settimana|hafta sonu|helg|viikonloppu|выходные|weekendy|vikend|土日|주말)$/u;

const hoursAround = new RegExp(`^(?:operating )?${hours} | ${hours}$`, 'gu');
/** Characters of a header that names days. */
const maxLength = 50;

/** The days of a header that names several, Monday first; null for any other. */
function daysNamed(words: string): string[] | null {
  const bare = words.replace(hoursAround, '');
  if (weekdays.test(bare)) return DAYS.slice(0, 5);
  if (weekend.test(bare)) return DAYS.slice(5);
  const ends = run.exec(words)?.groups ?? pair.exec(words)?.groups;
  const [first, last] = [dayIndex(ends?.['first'] ?? ''), dayIndex(ends?.['last'] ?? '')];
  if (first === null || last === null || first === last) return null;
  if (!run.test(words)) return DAYS.filter((_, day) => day === first || day === last);
  return DAYS.filter((_, day) => (first < last ? day >= first && day <= last : day >= first || day <= last));
}

interface DayHeader {
  /** As a word; several with commas between them. */
  day: string;
  /** Whether the column only has the opening or the closing time. */
  part?: 'from' | 'to';
}

/** The day of a header for hours, for an opening or for a closing time; null for any other header. */
export function dayOfHeader(header: string): DayHeader | null {
  const words = foldText(header.trim().replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/[\s/._:()-]+/g, ' ')
    .trim();
  const isDay = (day: string | undefined): day is string =>
    day !== undefined && (day.length >= minLength || ofHours.test(words)) && dayIndex(day) !== null;
  const whole = ofDay.exec(words)?.groups?.['day'];
  if (isDay(whole)) return { day: whole };
  const several =
    header.length > maxLength
      ? null
      : daysNamed(
          foldText(header.trim())
            .replace(/[–—~]|_{2,}/g, '-')
            .replace(/[\s/._:]+/g, ' '),
        );
  if (several !== null) return { day: several.join() };
  const found = (dayThenTime.exec(words) ?? timeThenDay.exec(words))?.groups;
  const day = found?.['day'];
  return found && isDay(day) ? { day, part: found['start'] === undefined ? 'to' : 'from' } : null;
}
