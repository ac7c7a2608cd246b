import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const cases = `
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));
it('passes', () => expect(1).toBe(1));
it.each([1, 2])('passes with %i', (n: number) => expect(n).toBeLessThan(3));
it('fails', () => expect(1).toBe(2));
it('hangs', () => new Promise(() => undefined));
it('lacks assertions', () => expect.assertions(1));
it.skip('is skipped', () => undefined);
it.todo('is planned');
it('throws later', async () => { setTimeout(() => { throw new Error('thrown by a timer'); }); await aMoment(); });
it('rejects', async () => { void Promise.reject(new Error('caught by nobody')); await aMoment(); });
it('catches late', async () => { const late = Promise.reject(new Error('caught ' + 'late')); await aMoment(); late.catch(() => 0); });
describe('hooks', () => {
  beforeAll(() => { throw new Error('before all'); });
  afterAll(() => { throw new Error('after all'); });
  it('is not run', () => undefined);
});
`;

interface Report {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  success: boolean;
  testResults: { message: string; assertionResults: { status: string; title: string }[] }[];
}

describe('the runner of tests on Node', () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'runner-test-')));
  let report: Report;

  beforeAll(() => {
    writeFileSync(path.join(folder, 'cases.test.ts'), cases);
    const config = {
      rootDir: folder,
      testRunner: path.resolve('scripts/jest/nodeRunner.mjs'),
      testEnvironment: path.resolve('scripts/jest/nodeEnvironment.mjs'),
      transform: {},
      testTimeout: 1000,
    };
    const jest = ['node_modules/jest/bin/jest.js', '--json', '--config', JSON.stringify(config)];
    report = JSON.parse(spawnSync(process.execPath, jest, { encoding: 'utf8' }).stdout) as Report;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const titles = (status: string) =>
    report.testResults
      .flatMap((file) => file.assertionResults)
      .filter((test) => test.status === status)
      .map((test) => test.title);

  it('reports each failure, a timeout and a failed hook as a failed test', () => {
    expect(report.success).toBe(false);
    expect(titles('failed')).toEqual(['fails', 'hangs', 'lacks assertions', 'is not run']);
    expect(report).toMatchObject({ numPassedTests: 6, numPendingTests: 1, numTodoTests: 1 });
  });

  it('fails a file for an error outside of its tests', () => {
    const message = report.testResults[0]?.message;
    for (const error of ['thrown by a timer', 'caught by nobody', 'after all'])
      expect(message).toContain(error);
    expect(message).not.toContain('caught late');
  });
});
