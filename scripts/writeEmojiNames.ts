// Writes codegen/kinds/emojiNames.tsv: what emoji that stand for kinds of place are called, from the annotations of
// Unicode's repository of locales (the package cldr-annotations-full, Unicode License V3).
// Usage: node --import tsx scripts/writeEmojiNames.ts FOLDER_OF_ANNOTATIONS
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dictionaryLanguages } from '../codegen/kinds/dictionaryLanguages.ts';
import { emojiByKind } from '../domain/search/emoji/emojiByKind.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: writeEmojiNames.ts FOLDER_OF_ANNOTATIONS');

interface Annotation {
  default?: string[];
  tts?: string[];
}
interface AnnotationFile {
  annotations: { annotations: Record<string, Annotation> };
}

const maxWords = 3;
const kindOfEmoji = new Map(
  Object.entries(emojiByKind).flatMap(([kind, emojis]) =>
    emojis.split(' ').map((emoji) => [emoji, kind] as const),
  ),
);
/** CLDR's codes of languages, where they differ. */
const files: Readonly<Record<string, string>> = { 'zh-TW': 'zh-Hant', 'zh-CN': 'zh', 'pt-BR': 'pt' };

/**
 * The name of each emoji, if no emoji of another kind has it, and the words that several emoji of its kind and no
 * others have: "Schuh". A word of one emoji may be a mood or a colour.
 */
function* wordsOf(annotations: Readonly<Record<string, Annotation>>): Generator<[emoji: string, string[]]> {
  const owners = new Map<string, Set<string>>();
  const fold = (word: string) => word.toLowerCase();
  for (const [emoji, { default: words = [], tts = [] }] of Object.entries(annotations))
    for (const word of [...words, ...tts])
      owners.set(fold(word), (owners.get(fold(word)) ?? new Set()).add(emoji));
  for (const [emoji, kind] of kindOfEmoji) {
    const { default: words = [], tts = [] } = annotations[emoji] ?? {};
    const own = [...new Set([...tts, ...words])].filter((word) => {
      const emojis = [...(owners.get(fold(word)) ?? [])];
      const isOfKind = emojis.every((each) => kindOfEmoji.get(each) === kind);
      return isOfKind && (tts.includes(word) || emojis.length > 1) && word.split(' ').length <= maxWords;
    });
    if (own.length > 0) yield [emoji, own];
  }
}

const lines = Object.keys(dictionaryLanguages).flatMap((language) => {
  const file = path.join(folder, files[language] ?? language, 'annotations.json');
  const { annotations } = (JSON.parse(readFileSync(file, 'utf8')) as AnnotationFile).annotations;
  return [...wordsOf(annotations)].map(([emoji, words]) => `${emoji}\t${language}\t${words.join('|')}\n`);
});
writeFileSync('codegen/kinds/emojiNames.tsv', lines.join(''));
