import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { caseLines } from './caseLines.ts';
import { stressCases } from '../stressCases.ts';

const root = new URL('../../..', import.meta.url);
const known = new Set(stressCases.map(({ name }) => name));

describe.each([...caseLines])('$name', ({ tests, cases = [] }) => {
  it('names existing tests', async () => {
    expect(tests.length + cases.length).toBeGreaterThan(0);
    expect(cases.filter((name) => !known.has(name))).toEqual([]);
    const missing: string[] = [];
    for (const [file, title] of tests) {
      const source = (await readFile(new URL(file, root), 'utf8')).replaceAll("\\'", "'");
      // As a whole: results are found by it.
      if (!["'", '"', '`'].some((quote) => source.includes(quote + title + quote))) missing.push(title);
    }
    expect(missing).toEqual([]);
  });
});

it('the stress report names each trial', () => {
  const named = new Set(caseLines.flatMap(({ cases = [] }) => cases));
  expect([...known].filter((name) => !named.has(name))).toEqual([]);
});
