// Runs at full size what the tests run in small: npm run stress [-- NAME … --share 0.1]. Prints each line of the list
// of cases with its result; --list shows what covers each, --results prints the last results again.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rootFolder } from '../../api/src/lib/rootFolder.ts';
import { caseLines, caseTable } from './report/caseLines.ts';
import type { StressCase } from './stressCase.ts';
import { stressCases } from './stressCases.ts';
import { resultsOfLines, lineTable, trialTable } from './report/resultTables.ts';
import { readTestResults } from './report/testResults.ts';
import { saveTrialResults, readTrialResults, type TrialResult } from './report/trialResults.ts';

const cache = path.join(rootFolder, '.cache');
const resultFile = path.join(cache, 'stress.json');
const programs =
  'many-nodes runs the programs that PG_BIN (a folder), PGBOUNCER and NGINX name, else those that Debian installs.';
const print = (line: string) => process.stderr.write(`${line}\n`);

function parseCommandLine() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      share: { type: 'string', default: '1' },
      list: { type: 'boolean', default: false },
      results: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    const names = stressCases.map(({ name }) => name).join(', ');
    process.stdout.write(`npm run stress -- [NAME …] [--share 0.1] [--list] [--results]\nNames: ${names}.\n`);
    process.exit();
  }
  const share = Number(values.share);
  if (!(share > 0 && share <= 1)) throw new RangeError('--share must be above 0 and at most 1.');
  const unknown = positionals.filter((name) => !stressCases.some((each) => each.name === name));
  if (unknown.length > 0) {
    throw new RangeError(
      `No such case: ${unknown.join(', ')}. There are: ${stressCases.map(({ name }) => name).join(', ')}.`,
    );
  }
  const cases = stressCases.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return { cases: values.results ? [] : cases, share, isList: values.list };
}

async function runTrial(each: StressCase, share: number): Promise<TrialResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-stress-'));
  const takenAt = new Date().toISOString();
  try {
    return { takenAt, share, ...(await each.run({ folder, share, print: (line) => print(`  ${line}`) })) };
  } catch (error) {
    print(error instanceof Error ? (error.stack ?? error.message) : String(error));
    const figures = error instanceof Error ? error.message : String(error);
    return { takenAt, share, hasPassed: false, figures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { cases, share, isList } = parseCommandLine();
  if (isList) return void process.stdout.write(`${caseTable()}\n\n${programs}\n`);
  const trials = await readTrialResults(resultFile);
  for (const each of cases) {
    print(each.name);
    const trial = await runTrial(each, share);
    trials[each.name] = trial;
    await saveTrialResults(resultFile, { [each.name]: trial });
  }
  const lines = resultsOfLines(caseLines, trials, await readTestResults(cache));
  const tables = `${trialTable(stressCases, caseLines, trials)}\n\n${lineTable(lines)}\n`;
  await writeFile(path.join(cache, 'stress.md'), tables);
  process.stdout.write(tables);
  if (lines.some(({ verdict }) => verdict === 'failed')) process.exitCode = 1;
}

await main();
