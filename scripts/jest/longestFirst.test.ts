import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

interface Test {
  path: string;
  context: { config: { rootDir: string; cache: boolean }; hasteFS: { getSize: () => number } };
}
const { default: LongestFirst, longFiles } = (await import(
  new URL('longestFirst.mjs', import.meta.url).href
)) as {
  default: new (options: object) => { sort(tests: Test[]): Test[] };
  longFiles: Record<string, number>;
};

const rootDir = path.resolve('.');
const testOf = (file: string, size: number): Test => ({
  path: path.join(rootDir, file),
  context: { config: { rootDir, cache: false }, hasteFS: { getSize: () => size } },
});

it('test files that no run has timed start by the time that they are known to take, or by their size', () => {
  const files = [
    testOf('api/src/small.test.ts', 1000),
    testOf('api/src/jobs/jobOutcomes.test.ts', 5000),
    testOf('api/src/large.test.ts', 12_000),
    testOf('bench/benches/benchQueries.test.ts', 2000),
  ];
  const sorted = new LongestFirst({}).sort(files);
  expect(sorted.map(({ path: file }) => path.relative(rootDir, file))).toEqual([
    'bench/benches/benchQueries.test.ts',
    'api/src/jobs/jobOutcomes.test.ts',
    'api/src/large.test.ts',
    'api/src/small.test.ts',
  ]);
});

it('every test file that is known to take long exists', () => {
  expect(Object.keys(longFiles).filter((file) => !existsSync(file))).toEqual([]);
});
