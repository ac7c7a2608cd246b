// Tries at full size what the tests try in small: npm run endure [-- NAME … --share 0.1]; --list says what holds each case.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { caseLines, caseTable } from './caseLines.ts';
import type { EndureCase, Outcome } from './endureCase.ts';
import { endureCases } from './endureCases.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

function chosenCases(): { cases: EndureCase[]; share: number; isList: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { share: { type: 'string', default: '1' }, list: { type: 'boolean', default: false } },
  });
  const share = Number(values.share);
  if (!(share > 0 && share <= 1)) throw new RangeError('--share must be above 0 and at most 1.');
  const unknown = positionals.filter((name) => !endureCases.some((each) => each.name === name));
  if (unknown.length > 0) {
    throw new RangeError(
      `No such case: ${unknown.join(', ')}. There are: ${endureCases.map(({ name }) => name).join(', ')}.`,
    );
  }
  const cases = endureCases.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return { cases, share, isList: values.list };
}

async function tried(each: EndureCase, share: number): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-endure-'));
  try {
    return await each.run({ folder, share, say: (line) => say(`  ${line}`) });
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { isKept: false, figures: error instanceof Error ? error.message : String(error) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { cases, share, isList } = chosenCases();
  if (isList) return void process.stdout.write(`${caseTable()}\n`);
  const lines = ['| case | lines | promise | seen | kept |', '|---|---|---|---|---|'];
  for (const each of cases) {
    say(each.name);
    const { isKept, figures } = await tried(each, share);
    if (!isKept) process.exitCode = 1;
    const numbers = caseLines
      .filter(({ cases: held }) => held?.includes(each.name))
      .map(({ name }) => name.split(' ')[0]);
    lines.push(
      `| ${each.name} | ${numbers.join(', ')} | ${each.promise} | ${figures} | ${isKept ? 'yes' : 'no'} |`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

await main();
