// Closed days in a separate clause: 'Tue-Sun 9-19, closed on Mondays', 'fermé le lundi, mar-dim 9h-19h'.
import { dayIndex } from '../../../../../../../domain/hours/dayIndex.ts';
import { DAYS } from '../../../../../../../domain/hours/openingHours.ts';
import { foldText } from '../../../../../../../domain/text/fold.ts';

const rests =
  'closed|closes|fecha|fechado|fechada|encerra|encerrado|encerrada|cierra|cerrado|cerrada|geschlossen|ruhetage?|fermé|fermée|ferme|chiuso|chiusa|chiude|gesloten|lukket|stengt|stängt|suljettu|zamknięte|nieczynne|zavřeno|zatvorené|zárva|zatvoreno|închis|închisă|kapalı';
const prepositions =
  'only|solo|só|seulement|nur|alleen|every|each|todos|todas|tous|ogni|on|am|an|le|les|el|los|il|la|las|lo|la|al|à|às|ao|aos|a|as|na|nas|nos|no|op|om|de|ned|w|we|v|ve|u|în';
const joins = '\\s*[&+/]\\s*|\\s+(?:and|und|y|e|et|en|og|och|i|a|og|ja|ve)\\s+';
const word = "\\p{L}[\\p{L}\\p{M}'-]*\\.?";

/** The clause: a word for closed, a preposition, one to three days, and the end of the clause. */
const clause = new RegExp(
  `(?<=^|[^\\p{L}\\p{M}])(?:${rests})\\s*:?\\s+(?:(?:${prepositions})\\s+){0,2}(?<days>${word}(?:(?:${joins})(?:(?:${prepositions})\\s+){0,2}${word}){0,2}|(?:fim|fins|fin) de semana|fine settimana|week-?ends?)(?=\\s*(?:[,;.)]|$))`,
  'giu',
);
const parts = new RegExp(`${joins}`, 'iu');
const leading = new RegExp(`^(?:(?:${prepositions})\\s+)+`, 'iu');
const weekend = /^(?:(?:fim|fins|fin) de semana|fine settimana|week-?ends?)$/iu;

/** Longest text that is examined, in characters. */
const maxLength = 400;

/** The day of a word, also in the plural: 'domingos', 'Sonntags'. */
function dayOf(text: string): number | null {
  const name = text.replace(leading, '').trim();
  return name.length < 2 ? null : (dayIndex(name) ?? dayIndex(name.replace(/s$/iu, '')));
}

function daysOf(text: string): readonly number[] | null {
  if (weekend.test(text.trim())) return [5, 6];
  const days = text.split(parts).map(dayOf);
  return days.every((day) => day !== null) ? days : null;
}

/** Moves such clauses to the end of the text as 'Monday Closed'; other texts are unchanged. Pure. */
export function withRestClauses(text: string): string {
  if (text.length > maxLength || !/\d/.test(text)) return text;
  const closed: number[] = [];
  const rest = text.replace(clause, (whole: string, ...more: unknown[]) => {
    const at = more.find((one): one is number => typeof one === 'number') ?? 0;
    const groups = more.at(-1) as { days?: string };
    // 'Sunday closed, Monday …': the word belongs to the day before it.
    const before = /(\p{L}[\p{L}\p{M}.]*)\W*$/u.exec(foldText(text.slice(0, at)))?.[1];
    const days = before !== undefined && dayOf(before) !== null ? null : daysOf(groups.days ?? '');
    if (days === null) return whole;
    closed.push(...days);
    return '';
  });
  if (closed.length === 0) return text;
  const bare = rest
    .replace(/\(\s*\)/g, '')
    .replace(/^[\s,;.]+|[\s,;.(–-]+$/gu, '')
    .replace(/([,;])\s*[,;.]/g, '$1');
  return [bare, ...closed.map((day) => `${DAYS[day] ?? ''} Closed`)].join('; ');
}
