import { clockOfDayName } from '../dayIndex.ts';
import { foldText } from '../../text/fold.ts';

/** Words beside a time in languages that count 24 hours. All day ('24 Stunden', '24 h') does not count. */
const clockWord = new RegExp(
  '(?<!24 ?)(?<=\\d) ?(?:uhr|uur|hrs|horas|ore|hod(?:in)?|godz|tunti|часов|час|ч|годин|год|น|h)(?![\\p{L}\\p{M}])|' +
    '(?<![\\p{L}\\p{M}])(?:saat(?:leri)?:?|kl\\.?|klo|godz\\.?|ore|as|od) ?(?=\\d)(?!24(?!\\d))',
  'u',
);

/** Words for several days in such languages, folded. */
const daysWord =
  /(?<![\p{L}\p{M}])(?:taglich|werktags|wochentags|tous les jours|en semaine|jours ouvrables|todos os dias|dias? uteis|tutti i giorni|(?:giorni )?feriali|dagelijks|werkdagen|codziennie|dni robocze|denne|kazdy den|pracovni dny|naponta|minden nap|her gun|hafta ?(?:ici|sonu)|zilnic|dagligen|alla dagar|vardagar|dagligt|alle dager|hverdage?r?|paivittain|arkisin|svaki dan|svakodnevno|vsak dan|ежедневно|каждый день|без выходных|по будням|будни|щодня|всеки ден|делници|καθημερινα)(?![\p{L}\p{M}])/u;

/** Words between days that are names of days elsewhere: 'to' is Thursday in Finnish. */
const betweenDays = /^(?:.|to|bis|ve|et|do|e|di|a|al|so)$/iu;

/** Whether words around the times suggest a 24-hour clock: 'Uhr', 'saat', or days in a language that uses one. */
export function suggests24HourClock(text: string): boolean {
  const folded = foldText(text);
  if (clockWord.test(folded) || daysWord.test(folded)) return true;
  let found = false;
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const clock = betweenDays.test(word) ? null : clockOfDayName(word);
    // Beside a day in English, the others are words that only look like days.
    if (clock === 'english') return false;
    found ||= clock === 24;
  }
  return found;
}
