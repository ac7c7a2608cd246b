import { readFileSync } from 'node:fs';
import { dictionaryLanguages } from './dictionaryLanguages.ts';
import type { KindText } from './optionTexts.ts';
import { emojiByKind } from '../../domain/search/emoji/emojiByKind.ts';

/** Names of emoji that stand for kinds: the name of each, and the words that only emoji of its kind have. */
export function emojiNames(): (KindText & { isName: boolean })[] {
  const kindOfEmoji = new Map(
    Object.entries(emojiByKind).flatMap(([kind, emojis]) =>
      emojis.split(' ').map((emoji) => [emoji, kind] as const),
    ),
  );
  const lines = readFileSync('codegen/kinds/emojiNames.tsv', 'utf8').trimEnd().split('\n');
  return lines.flatMap((line) => {
    const [emoji = '', file = '', words = ''] = line.split('\t');
    const [kind, language] = [kindOfEmoji.get(emoji), dictionaryLanguages[file]];
    if (kind === undefined || language === undefined) return [];
    return words.split('|').map((text, at) => ({ text, kind, language, isName: at === 0 }));
  });
}
