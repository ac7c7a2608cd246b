import type { CaseLine } from './caseLine.ts';
import type { StressCase } from '../stressCase.ts';
import { verdictOf, worst, type TestFile, type Verdict } from './testResults.ts';
import type { TrialResult, TrialResults } from './trialResults.ts';

interface LineResult {
  name: string;
  verdict: Verdict;
  /** The source, and the date. */
  seen: string;
}

/** The result of each line: failed if one of its trials and tests failed, passed if all passed. */
export function resultsOfLines(
  lines: readonly CaseLine[],
  trials: TrialResults,
  files: ReadonlyMap<string, TestFile>,
): LineResult[] {
  return lines.map(({ name, tests, cases = [] }) => {
    const ofTrials = cases.map((each) => ({
      verdict: trialVerdict(trials[each]),
      seen: `${each} ${trialWords(trials[each])}`,
    }));
    const ofTests = tests.map(([file, title]) => ({
      file,
      title,
      verdict: verdictOf(files.get(file), title),
    }));
    const areRun = ofTests.some(({ verdict }) => verdict !== 'not run');
    const passed = ofTests.filter(({ verdict }) => verdict === 'passed');
    const times = passed.map(({ file }) => files.get(file)?.takenAt ?? '').sort();
    return {
      name,
      verdict: worst([...ofTrials, ...ofTests].map(({ verdict }) => verdict)),
      seen: [
        ...ofTrials.map(({ seen }) => seen),
        ...(passed.length > 0 ? [`${passed.length} of ${ofTests.length} tests ${minuteText(times[0])}`] : []),
        ...(ofTests.length > 0 && !areRun ? [`${ofTests.length} tests not run`] : []),
        ...ofTests
          .filter(({ verdict }) => areRun && verdict !== 'passed')
          .map(({ file, title, verdict }) => `${verdict}: ${file}: “${title}”`),
      ].join('<br>'),
    };
  });
}

/** The last result of each trial, in Markdown. */
export function trialTable(
  cases: readonly StressCase[],
  lines: readonly CaseLine[],
  trials: TrialResults,
): string {
  const rows = cases.map(({ name, promise }) => {
    const numbers = lines.filter((line) => line.cases?.includes(name)).map((line) => line.name.split(' ')[0]);
    const figures = cell(trials[name]?.figures ?? '–');
    return `| ${name} | ${numbers.join(', ')} | ${cell(promise)} | ${figures} | ${trialWords(trials[name])} |`;
  });
  return ['| trial | cases | promise | seen | result |', '|---|---|---|---|---|', ...rows].join('\n');
}

/** Every line with its result, and how many came to what, in Markdown. */
export function lineTable(results: readonly LineResult[]): string {
  const count = (wanted: Verdict) => results.filter(({ verdict }) => verdict === wanted).length;
  return [
    '| case | result | seen |',
    '|---|---|---|',
    ...results.map(({ name, verdict, seen }) => `| ${name} | ${verdict} | ${cell(seen)} |`),
    '',
    `${count('passed')} passed, ${count('failed')} failed, ${count('not run')} not run`,
  ].join('\n');
}

function trialVerdict(trial: TrialResult | undefined): Verdict {
  if (!trial) return 'not run';
  return trial.hasPassed ? 'passed' : 'failed';
}

function trialWords(trial: TrialResult | undefined): string {
  if (!trial) return 'not run';
  const size = trial.share === 1 ? '' : ` at ${trial.share} of its size`;
  return `${trialVerdict(trial)} ${minuteText(trial.takenAt)}${size}`;
}

const minuteText = (iso = '') => iso.slice(0, 16).replace('T', ' ');
const cell = (text: string) => text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
