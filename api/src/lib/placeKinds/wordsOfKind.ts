import path from 'node:path';
import { rootFolder } from '../rootFolder.ts';
import { endingsFor } from './compounds/goodsOfCompounds.ts';
import { SortedFile } from './sortedFile.ts';
import { typicalWords } from './typicalWords.ts';

let opened: SortedFile | undefined;
const wordFile = () =>
  (opened ??= new SortedFile(path.join(rootFolder, 'api/src/generated/placeKinds/words.tsv')));

/** Single folded words for a kind in any language: its names, goods, treatments and dishes. */
export const wordsOfKind = (kind: string): readonly string[] => [
  ...new Set([...typicalWords(kind), ...(wordFile().find(kind)?.split(' ') ?? []), ...endingsFor(kind)]),
];
