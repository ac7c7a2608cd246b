import path from 'node:path';
import { memoize } from '../../../../domain/text/memoize.ts';
import { rootFolder } from '../rootFolder.ts';
import { joinedKey, kindWords } from './kindKey.ts';
import { meaningsOf, type Meaning } from './meanings.ts';
import { SortedFile } from './sortedFile.ts';

const isName = ({ rank }: Meaning): boolean => rank === 'n' || rank === 'a';

/** The languages (ISO 639-1) in which a text is a name of a kind. */
export function languagesOf(text: string, kind: string): string[] {
  const meanings = meaningsOf(joinedKey(kindWords(text)));
  return meanings.flatMap((each) => (each.kind === kind && isName(each) ? each.languages : []));
}

/**
 * The language (ISO 639-1) in which most of these texts are names of kinds; undefined if that is English or unclear. A
 * name of many languages counts less than one of few.
 */
export function languageOfKinds(texts: readonly string[]): string | undefined {
  const scores = new Map<string, number>();
  for (const text of texts) {
    const languages = new Set(
      meaningsOf(joinedKey(kindWords(text))).flatMap((each) => (isName(each) ? each.languages : [])),
    );
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + 1 / languages.size);
  }
  const [first, second] = [...scores].sort(([, a], [, b]) => b - a);
  if (!first || first[0] === 'en' || first[1] < 1) return undefined;
  return first[1] > 1.2 * (second?.[1] ?? 0) ? first[0] : undefined;
}

let openedNames: SortedFile | undefined;
const nameFile = () =>
  (openedNames ??= new SortedFile(path.join(rootFolder, 'api/src/generated/placeKinds/names.tsv')));

/** Whether the dictionary has names of a kind. */
export const isKnownKind = memoize((kind: string): boolean => nameFile().find(kind) !== undefined);

/**
 * Names of a kind, the usual one first, for each of the given languages (ISO 639-1) that has any. Empty for an unknown
 * kind.
 */
export function namesOf(kind: string, languages: readonly string[]): { language: string; names: string[] }[] {
  const line = nameFile().find(kind);
  if (line === undefined) return [];
  const all = JSON.parse(line) as Record<string, string[]>;
  return languages.flatMap((language) => {
    const names = all[language];
    return names ? [{ language, names }] : [];
  });
}
