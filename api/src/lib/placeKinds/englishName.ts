import path from 'node:path';
import { foldText } from '../../../../domain/text/fold.ts';
import { memoize } from '../../../../domain/text/memoize.ts';
import { rootFolder } from '../rootFolder.ts';
import { hasOtherKind } from './categories/hasOtherKind.ts';
import { joinedKey, kindWords } from './kindKey.ts';
import { kindOf, sureKind } from './kindOf.ts';
import { languagesOf, namesOf } from './kindNames.ts';
import { isNarrowerName } from './categories/narrowerNames.ts';
import { SortedFile } from './sortedFile.ts';

/**
 * Name of a kind of place on the English site, in sentence case; null if the dictionary has no name that means
 * only this kind.
 */
export const englishNameOf = memoize((kind: string): string | null => {
  const [name] = namesOf(kind, ['en'])[0]?.names ?? [];
  const read = name === undefined ? null : kindOf(name);
  if (name === undefined || read?.kind !== kind || read.confidence < sureKind) return null;
  return inSentenceCase(name);
});

const inSentenceCase = (name: string) =>
  name.replace(/(?<=\s)\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

/** The English name that a name is the plural of: 'Coffee shops', 'Bakeries'. Null if it is none. */
function singularOf(name: string, kind: string): string | null {
  const key = joinedKey(kindWords(name));
  const found = /s$/i.test(name)
    ? namesOf(kind, ['en'])[0]?.names.find((each) => joinedKey(kindWords(each)) === key)
    : undefined;
  return found === undefined || found.length >= name.length ? null : inSentenceCase(found);
}

/**
 * The English name of what a text in a file of the given language (ISO 639-1) means; null if it is English, no kind that
 * is sure, or a word of other languages than the file's: an "oficina" repairs in Portuguese, not in Spanish.
 */
export function inEnglish(name: string, language?: string): string | null {
  const match = kindOf(name, language);
  if (match === null || match.confidence < sureKind || match.isFiner || hasOtherKind(name, match))
    return null;
  if (isNarrowerName(name)) return null;
  const english = englishNameOf(match.kind);
  if (english === null) return null;
  if (withoutHyphens(name) === withoutHyphens(english)) return name === english ? null : english;
  if (isEnglish(name) && kindOf(name, 'en')?.kind === match.kind)
    return language !== undefined && hyphenated.test(name) ? english : singularOf(name, match.kind);
  const languages = languagesOf(name, match.kind);
  const isFree = language === undefined || languages.length === 0 || !sharesScript(name, language);
  return isFree || languages.includes(language) ? english : null;
}

/** A compound of English words as German and its neighbours write it: 'Fast-Food-Restaurant'. */
const hyphenated = /\p{L}-\p{Lu}/u;
const withoutHyphens = (name: string) => foldText(name).replaceAll('-', ' ');

// A word in another script than the file's language is foreign: a "кафе" among German kinds.
const sharesScript = (name: string, language: string) =>
  /\p{Script=Latin}/u.test(name) === (new Intl.Locale(language).maximize().script === 'Latn');

let opened: SortedFile | undefined;
const wordFile = () =>
  (opened ??= new SortedFile(path.join(rootFolder, 'api/src/generated/placeKinds/englishWords.tsv')));

/** Whether a name of a kind is written in words that English names of kinds have. */
export const isEnglish = memoize((name: string): boolean => {
  const words = foldText(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isKnown = (word: string) => wordFile().find(word) !== undefined;
  return words.length > 0 && words.every((word) => isKnown(word) || isKnown(word.replace(/s$/, '')));
});
