import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { rootFolder } from '../../../api/src/lib/rootFolder.ts';

export type Verdict = 'passed' | 'failed' | 'not run';

/** Result of the newest run of a test file. */
export interface TestFile {
  /** When, in ISO. */
  takenAt: string;
  /** A file that could not even be read has failed without any. */
  isBroken: boolean;
  /** Each with its own title and those of its groups. */
  tests: { titles: string[]; verdict: Verdict }[];
}

/** The parts that matter of what Jest writes with --json. */
interface JestReport {
  startTime: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/** Results of `npm test` in a folder, by test file; the newest of several runs. */
export async function readTestResults(folder: string): Promise<Map<string, TestFile>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^jest-.+\.json$/.test(name));
  const reports = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as JestReport),
  );
  const files = new Map<string, TestFile>();
  for (const { startTime, testResults } of reports.sort((a, b) => a.startTime - b.startTime)) {
    for (const { name, status, assertionResults } of testResults) {
      files.set(path.relative(rootFolder, name), {
        takenAt: new Date(startTime).toISOString(),
        isBroken: status === 'failed' && assertionResults.length === 0,
        tests: assertionResults.map((test) => ({
          titles: [...test.ancestorTitles, test.title],
          verdict: test.status === 'passed' || test.status === 'failed' ? test.status : 'not run',
        })),
      });
    }
  }
  return files;
}

/** Result of the tests of a title: one of a table (`%s`) covers all tests made of it. */
export function verdictOf(file: TestFile | undefined, title: string): Verdict {
  if (!file) return 'not run';
  if (file.isBroken) return 'failed';
  const pattern = new RegExp(
    `^${title
      .split(/%[a-z]/)
      .map(escaped)
      .join('.*')}$`,
    's',
  );
  const verdicts = file.tests
    .filter(({ titles }) => titles.some((each) => pattern.test(each)))
    .map(({ verdict }) => verdict);
  return worst(verdicts);
}

/** Failed where one has, passed where all have. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('failed')) return 'failed';
  return verdicts.length > 0 && verdicts.every((each) => each === 'passed') ? 'passed' : 'not run';
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
