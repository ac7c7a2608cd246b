import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SortedFile } from './sortedFile.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sorted-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a sorted file', () => {
  it('finds every key of any number of lines, and no other', () => {
    const key = fc.string({
      unit: fc.constantFrom('a', 'b', 'z', 'é', '薬', '~'),
      minLength: 1,
      maxLength: 6,
    });
    const value = fc.string({ unit: fc.constantFrom('v', 'ü', ' '), maxLength: 900 });
    const file = path.join(folder, 'lines.tsv');
    fc.assert(
      fc.property(fc.dictionary(key, value, { maxKeys: 60 }), key, (lines, other) => {
        const text = Object.entries(lines)
          .map(([name, held]) => Buffer.from(`${name}\t${held}\n`))
          .sort((a, b) => Buffer.compare(a, b));
        writeFileSync(file, Buffer.concat(text));
        const sorted = new SortedFile(file);
        for (const [name, held] of Object.entries(lines)) expect(sorted.find(name)).toBe(held);
        expect(sorted.find(other)).toBe(Object.hasOwn(lines, other) ? lines[other] : undefined);
        expect(sorted.beginningWith(other.slice(0, 1)).sort()).toEqual(
          Object.keys(lines)
            .filter((name) => name.startsWith(other.slice(0, 1)))
            .map((name) => `${name}\t${lines[name] ?? ''}`)
            .sort(),
        );
        sorted.close();
      }),
    );
  });
});
