import { dayIndex } from '../dayIndex.ts';

const except =
  '(?:except(?:ing)?|excluding|apart from|but not|außer|ausser|ausgenommen|sauf|excepté|hormis|excepto|salvo|menos|exceto|tranne|eccetto|escluso|esclusi|' +
  'behalve|uitgezonderd|oprócz|z wyjątkiem|poza|kromě|okrem|kivéve|exceptând|cu excepția|osim|razen|кроме|крім|освен|εκτός|undtagen|utom|förutom|unntatt|paitsi)';
const article = '(?:(?:for|on|am|an|den|dem|le|les|el|los|la|il|os|o|as|às|de|di|op|w|we|v|om|på|από)\\s+)?';
const day = '[\\p{L}\\p{M}]+\\.?(?:-feira)?';
const joint = '\\s*(?:,|&|\\+|/|\\s(?:and|und|et|y|e|ed|en|i|a|og|och|ja|и|та|ve)\\s)\\s*';
const days = `${day}(?:${joint}${article}${day}){0,5}`;
const before = new RegExp(
  `[(,;]?\\s*(?<!\\p{L})${except}:?\\s+${article}(${days})(?=[\\s),:;.]|$)[)]?`,
  'giu',
);
/** Turkish, Hungarian, Japanese and Korean put the word behind the days. */
const behind = new RegExp(
  `[(,;]?\\s*(?<!\\p{L})(${days})\\s*(?:hariç|haric|dışında|kivételével|以外|を除く|제외)(?!\\p{L})[)]?`,
  'giu',
);
/** Whether a word for an exception is in a text; a day beside it has other hours than the rest. */
const mayExcept = new RegExp(
  `(?<!\\p{L})(?:${except}|hariç|haric|dışında|kivételével)(?!\\p{L})|以外|を除く|제외`,
  'iu',
);

const maxLength = 300;

/** The days that a list names; null if one of its words is none. */
function namedDays(list: string): number[] | null {
  const found = list
    .split(new RegExp(joint, 'iu'))
    .map((name) => dayIndex(name.replace(new RegExp(`^${article}`, 'iu'), '').trim()));
  return found.every((each) => each !== null) ? found : null;
}

/**
 * Hours with days that are excepted: 'Every day except Monday 10-18' is 'Every day 10-18' without Monday. Undefined for a text
 * without an exception, null for one that cannot be read.
 */
export function withoutExceptions(text: string): { rest: string; closed: number[] } | null | undefined {
  if (text.length > maxLength || !mayExcept.test(text)) return undefined;
  const closed: number[] = [];
  let isRead = true;
  let rest = text;
  for (const pattern of [before, behind])
    rest = rest.replace(pattern, (clause, list: string, at: number, whole: string) => {
      const named = namedDays(list);
      // Hours behind the days as well as before the word are those of the excepted days.
      const hasBoth = /\d/.test(whole.slice(0, at)) && /\d/.test(whole.slice(at + clause.length));
      if (named === null || hasBoth) isRead = false;
      closed.push(...(named ?? []));
      return ' ';
    });
  if (!isRead || closed.length === 0 || mayExcept.test(rest)) return null;
  return { rest: rest.replace(/\s+/g, ' ').trim(), closed };
}
