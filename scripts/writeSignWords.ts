// Writes codegen/kinds/signWords.tsv: what signs (emoji) that stand for kinds of place are called, from the annotations of
// Unicode's repository of locales (the package cldr-annotations-full, Unicode License V3).
// Usage: node --import tsx scripts/writeSignWords.ts FOLDER_OF_ANNOTATIONS
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dictionaryLanguages } from '../codegen/kinds/dictionaryLanguages.ts';
import { signKinds } from '../codegen/kinds/signKinds.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: writeSignWords.ts FOLDER_OF_ANNOTATIONS');

interface Annotation {
  default?: string[];
  tts?: string[];
}
interface AnnotationFile {
  annotations: { annotations: Record<string, Annotation> };
}

const maxWords = 3;
const kindOfSign = new Map(
  Object.entries(signKinds).flatMap(([kind, signs]) => signs.split(' ').map((sign) => [sign, kind] as const)),
);
/** What CLDR calls the languages that it spells otherwise. */
const files: Readonly<Record<string, string>> = { 'zh-TW': 'zh-Hant', 'zh-CN': 'zh', 'pt-BR': 'pt' };

/**
 * The name of each sign, if no sign of another kind is called so, and the words that several signs of its kind and no
 * others have: "Schuh". A word of one sign may be a mood or a colour.
 */
function* wordsOf(annotations: Readonly<Record<string, Annotation>>): Generator<[sign: string, string[]]> {
  const owners = new Map<string, Set<string>>();
  const fold = (word: string) => word.toLowerCase();
  for (const [sign, { default: words = [], tts = [] }] of Object.entries(annotations))
    for (const word of [...words, ...tts])
      owners.set(fold(word), (owners.get(fold(word)) ?? new Set()).add(sign));
  for (const [sign, kind] of kindOfSign) {
    const { default: words = [], tts = [] } = annotations[sign] ?? {};
    const own = [...new Set([...tts, ...words])].filter((word) => {
      const signs = [...(owners.get(fold(word)) ?? [])];
      const isOfKind = signs.every((each) => kindOfSign.get(each) === kind);
      return isOfKind && (tts.includes(word) || signs.length > 1) && word.split(' ').length <= maxWords;
    });
    if (own.length > 0) yield [sign, own];
  }
}

const lines = Object.keys(dictionaryLanguages).flatMap((language) => {
  const file = path.join(folder, files[language] ?? language, 'annotations.json');
  const { annotations } = (JSON.parse(readFileSync(file, 'utf8')) as AnnotationFile).annotations;
  return [...wordsOf(annotations)].map(([sign, words]) => `${sign}\t${language}\t${words.join('|')}\n`);
});
writeFileSync('codegen/kinds/signWords.tsv', lines.join(''));
