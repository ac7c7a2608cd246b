import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { dialectIn } from './dialect.ts';

const folders = ['api/src', 'web/src', 'domain', 'bench', 'e2e', 'scripts', 'codegen', 'docs'];

/** Files in which these words are meant as in a dictionary, or are names of options and columns. */
const allowed: [file: RegExp, why: string][] = [
  [/^scripts\/dialect/, 'lists the words'],
  [/^bench\/generator\//, 'texts of fictional businesses and reviews'],
  [/^web\/src\/ui\/listing\/Street\.tsx$/, 'draws doors of houses'],
  [/^domain\/messages\//, 'names the option --doubts'],
  [/^docs\/(?:api|commands|operating|metrics)\.md$/, 'documents names of options, fields and metrics'],
];

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter(
      (file) =>
        /\.(?:tsx?|mjs|md)$/.test(file) && !/(?:^|\/)(?:generated|node_modules)(?:\/|\.ts$)/.test(file),
    ),
);

describe('the code and its documents', () => {
  it('use terms of the field instead of a private dialect', () => {
    expect(files.length).toBeGreaterThan(1000);
    const found = files
      .filter((file) => !allowed.some(([pattern]) => pattern.test(file)))
      .flatMap((file) => dialectIn(file, readFileSync(file, 'utf8')));
    expect([...new Set(found)]).toEqual([]);
  });

  it.each([
    ['an identifier', 'const keptPages = 1;'],
    ['a comment', '/** Runs errands. */\nconst a = 1;'],
    ['a title', "it.each([1])('lands whole', () => undefined);"],
    ['a description', "const a = { description: 'What it tells.' };"],
    ['a name', 'const partedWords = 1;'],
  ])('would be found with %s of the dialect', (_what, source) => {
    expect(dialectIn('a.ts', source)).toHaveLength(1);
  });

  it('may use names of the contract and words within others', () => {
    expect(dialectIn('a.ts', "const { kept, doubts } = landscape('an island');")).toEqual([]);
  });
});
