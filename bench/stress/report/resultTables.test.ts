import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rootFolder } from '../../../api/src/lib/rootFolder.ts';
import { resultsOfLines, lineTable, trialTable } from './resultTables.ts';
import { readTestResults } from './testResults.ts';
import { saveTrialResults, readTrialResults } from './trialResults.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-results-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A report as Jest writes it, of one file. */
async function report(name: string, startedAt: string, tests: [title: string, status: string][] | 'broken') {
  const file = {
    name: path.join(rootFolder, 'api/src/a.test.ts'),
    status: tests === 'broken' || tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
    assertionResults:
      tests === 'broken'
        ? []
        : tests.map(([title, status]) => ({ ancestorTitles: ['a file'], title, status })),
  };
  const whole = { startTime: Date.parse(startedAt), testResults: [file] };
  await writeFile(path.join(folder, `jest-${name}.json`), JSON.stringify(whole));
}

const a = 'api/src/a.test.ts';
const lines = [
  { name: '1 tests', tests: [[a, 'is (not) a pattern'] as const] },
  { name: '2 a table', tests: [[a, 'takes %s for %i'] as const] },
  { name: '3 both', tests: [[a, 'is (not) a pattern'] as const], cases: ['long'] },
  { name: '4 elsewhere', tests: [['api/src/b.test.ts', 'is there'] as const] },
  { name: '5 part', tests: [[a, 'is (not) a pattern'] as const, [a, 'is new'] as const] },
  { name: '6 group', tests: [[a, 'a file'] as const] },
];
const takenAt = '2026-11-22T20:30:00.000Z';
const long = { takenAt, share: 1, hasPassed: true, figures: '7 of 7\nwell' };
const verdicts = async (trials = {}) =>
  resultsOfLines(lines, trials, await readTestResults(folder)).map(({ verdict }) => verdict);

describe('the result line of a case', () => {
  it('is empty before any run', async () => {
    expect(await verdicts()).toEqual(Array(6).fill('not run'));
  });

  it('shows the newest run of its tests and of its trials', async () => {
    await report('old', '2026-11-21T10:00:00Z', [['is (not) a pattern', 'failed']]);
    await report('new', '2026-11-22T10:00:00Z', [
      ['is (not) a pattern', 'passed'],
      ['is not a pattern', 'failed'],
      ['takes a cup for 1', 'passed'],
      ['takes a can for 2', 'failed'],
      ['is new', 'pending'],
    ]);
    expect(await verdicts()).toEqual(['passed', 'failed', 'not run', 'not run', 'not run', 'failed']);
    const results = resultsOfLines(lines, { long }, await readTestResults(folder));
    expect(results[2]).toEqual({
      name: '3 both',
      verdict: 'passed',
      seen: 'long passed 2026-11-22 20:30<br>1 of 1 tests 2026-11-22 10:00',
    });
    expect(lineTable(results)).toContain('| 1 tests | passed |');
    expect(lineTable(results)).toContain('not run: api/src/a.test.ts: “is new”');
    expect(lineTable(results)).toMatch(/\n2 passed, 2 failed, 2 not run$/);
    expect((await verdicts({ long: { ...long, hasPassed: false } }))[2]).toBe('failed');
  });

  it('shows a failure if the file of its tests could not be read', async () => {
    await report('newest', '2026-11-22T11:00:00Z', 'broken');
    expect((await verdicts())[0]).toBe('failed');
  });
});

describe('results of trials', () => {
  const trial = { name: 'long', promise: 'holds', run: () => Promise.reject(new Error('not here')) };

  it('stay until the trial is repeated at full size', async () => {
    const file = path.join(folder, 'stress.json');
    expect(await readTrialResults(file)).toEqual({});
    await saveTrialResults(file, { long });
    await saveTrialResults(file, { long: { ...long, share: 0.1, hasPassed: false }, other: long });
    expect(await readTrialResults(file)).toEqual({ long, other: long });
  });

  it('are shown in one line each, with their cases and durations', () => {
    const row = '| long | 3 | holds | 7 of 7 well | passed 2026-11-22 20:30 |';
    expect(trialTable([trial], lines, { long })).toContain(row);
    expect(trialTable([trial], lines, { long: { ...long, share: 0.1 } })).toContain('at 0.1 of its size');
    expect(trialTable([trial], lines, {})).toContain('| – | not run |');
  });
});
