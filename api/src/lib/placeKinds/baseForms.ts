import { foldText } from '../../../../domain/text/fold.ts';

/** Languages with an inflection of nouns, its endings, and the stem changes before them. */
interface Inflection {
  languages: readonly string[];
  ending: RegExp;
  changes: readonly (readonly [RegExp, string])[];
}

const inflection = (
  languages: string,
  ending: RegExp,
  ...changes: readonly (readonly [RegExp, string])[]
): Inflection => ({ languages: languages.split(' '), ending, changes });

/** Plurals and cases that keys of the dictionary keep; these have no vowels at their end, and no plurals of western Europe. */
const inflections: readonly Inflection[] = [
  // "Fogorvosok", "éttermek"; "jatetxeak".
  inflection('hu eu', /(?:k|t|ban|ben)$/, [/([^aeiouy])([lmr])$/, '$1e$2']),
  // "Ravintolat", "apteekit".
  inflection('fi sq', /(?:t|i?ssa|i?lla)$/, [/([kpt])$/, '$1$1']),
  // "Hambaarstid", "apteegid".
  inflection('et', /d$/, [/g$/, 'k']),
  // "Dentyści", "fryzjerzy", "mechanicy", "frizerji"; "restauracjach".
  inflection(
    'pl cs sk sl hr sr bs',
    /(?:[eiy]|a[chm]|ami|om|[oei][wvh]|ych)$/,
    ...[[/sc$/, 'st'] as const, [/rz$/, 'r'] as const, [/rj$/, 'r'] as const, [/c$/, 'k'] as const],
    // Of adjectives, keys have the y: "sklepy spożywcze".
    [/(?<=cz|[^aeiouy]n|[sc]k)$/, 'y'],
  ),
  // "Viešbučiai".
  inflection('lt', /(?:[aiu]|[aoe]s)$/, [/c$/, 't']),
  // "Hoteluri", "restaurantele".
  inflection('ro', /(?:uri(?:le|lor)?|ul|lor|le)$/),
  // "Restauranger".
  inflection('sv da no nb', /(?:[aeo]r(?:na)?|ene)$/),
  inflection('ru uk be bg sr mk', /(?:[оеё]в|[еи]й|[оеа]м|ами|[аяыи]х|[іїє]в|ът|ите|та|то)$/u),
  inflection('el', /ων$/u),
  // "რესტორნები".
  inflection('ka', /(?:ები|ში|ის)$/u, [/$/u, 'ი'], [/([ბ-ჰ])([ნრლ])$/u, '$1ა$2ი']),
  inflection('hy', /(?:ն?եր(?:ը|ի|ում)?|ը|ում)$/u),
];

/** Minimum length of a stem; shorter ones are ambiguous. */
const shortestStem = 5;

/** Possible base forms of words with plural or case endings, and the languages (ISO 639-1) with these endings. */
export function baseForms(text: string): { form: string; languages: readonly string[] }[] {
  const words = foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return inflections
    .filter(({ ending }) => words.some((word) => ending.test(word)))
    .flatMap(({ ending, languages, changes }) => {
      const stemOf = (word: string) =>
        ending.test(word) ? word.replace(ending, '').replace(/[aeiouy]+$/, '') : word;
      const stems = words.map(stemOf);
      const forms = [stems, ...changes.map(([end, other]) => stems.map((stem) => stem.replace(end, other)))];
      return forms.map((form) => ({ form: form.join(' '), languages }));
    })
    .filter(({ form }) => form.length >= shortestStem);
}
