import { readFileSync } from 'node:fs';
import { dictionaryLanguages } from './dictionaryLanguages.ts';
import type { KindText } from './otherTexts.ts';
import { signKinds } from './signKinds.ts';

/** What signs of kinds are called, each by its name and by the words that only signs of its kind have. */
export function signWords(): (KindText & { isName: boolean })[] {
  const kindOfSign = new Map(
    Object.entries(signKinds).flatMap(([kind, signs]) =>
      signs.split(' ').map((sign) => [sign, kind] as const),
    ),
  );
  const lines = readFileSync('codegen/kinds/signWords.tsv', 'utf8').trimEnd().split('\n');
  return lines.flatMap((line) => {
    const [sign = '', file = '', words = ''] = line.split('\t');
    const [kind, language] = [kindOfSign.get(sign), dictionaryLanguages[file]];
    if (kind === undefined || language === undefined) return [];
    return words.split('|').map((text, at) => ({ text, kind, language, isName: at === 0 }));
  });
}
