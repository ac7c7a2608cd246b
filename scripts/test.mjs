// `npm test`: all checks and tests, from types to a real browser. Prints `N passed, N failed` at the end.
// `npm run check`: the checks only, about 30 seconds.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { prepare } from './build.mjs';
import { checkSchema, generate } from './codegen.mjs';
import { install } from './install.mjs';
import { shortRunOptions } from './jest/knownV8Options.mjs';
import { fail, inRoot, ProgramError, quietStep, run, runNode, step } from './program.mjs';
import { withScratchFolder } from './scratchFolder.mjs';

const isCheckOnly = process.argv.includes('--checks');
const counts = { passed: 0, failed: 0 };

/** Runs a check as a step. A failure is reported and the remaining checks still run. */
async function check(text, work) {
  try {
    await quietStep(text, work);
    counts.passed += 1;
  } catch (error) {
    counts.failed += 1;
    process.stderr.write(
      `${(error instanceof ProgramError ? error.output : String(error?.stack ?? error)).trim()}\n\n`,
    );
  }
}

const jestFlags = ['--experimental-vm-modules', ...shortRunOptions()];

// A change is judged by the same examples everywhere; `PROPERTY_SEED=7 npm test` tries others.
const seed = process.env.PROPERTY_SEED ?? '1';
// A share of the examples of a test file that runs alone; `PROPERTY_SHARE=1 npm test` tries them all.
const share = process.env.PROPERTY_SHARE ?? '0.4';

// More than a few failed files have a cause of their own.
const maxRepeatedFiles = 3;

/**
 * Runs Jest projects and adds their tests to the counts. A few failed files run a second time, without others beside them;
 * a failure that was not repeated is printed, since it is a fault of the product or of its test, but does not fail the run.
 */
async function tests(announce, text, projects, args, env) {
  // Three workers also on two cores: at any time one of them waits for a database, a timer or a page.
  const [first, output] = await announce(text, () => jest(text, projects, ['--maxWorkers=3', ...args], env));
  const failed = first.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  if (first.success || failed.length === 0 || failed.length > maxRepeatedFiles) {
    count(first.numPassedTests, first);
    if (!first.success) process.stderr.write(`${failures(first) || output.slice(-20_000)}\n`);
    return;
  }
  const [second] = await announce(`${text}, ${failed.length} failed, repeated`, () =>
    jest(text, projects, ['--maxWorkers=1', ...args, '--runTestsByPath', ...failed], env),
  );
  const repeated = first.testResults
    .filter(({ name }) => failed.includes(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  count(first.numPassedTests - repeated + second.numPassedTests, second);
  process.stderr.write(`${second.success ? 'Failed once, then passed:\n' : ''}${failures(first)}\n`);
}

function count(passed, { numFailedTests, numRuntimeErrorTestSuites, numTotalTests }) {
  counts.passed += passed;
  counts.failed += numFailedTests + numRuntimeErrorTestSuites + (numTotalTests === 0 ? 1 : 0);
}

/** Runs Jest; what fails is in the report. Returns the report and what was printed. */
async function jest(what, projects, args, env) {
  const report = inRoot('.cache', `jest-${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const output = await run(
    process.execPath,
    [
      ...jestFlags,
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${report}`,
      '--silent',
      ...args,
    ],
    {
      what,
      env: { ...env, PROPERTY_SEED: seed, PROPERTY_SHARE: share, NODE_NO_WARNINGS: '1', NODE_ENV: 'test' },
    },
  ).catch((error) => error.output ?? String(error));
  return [readReport(report), output];
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {
      success: false,
      numPassedTests: 0,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 0,
      numTotalTests: 0,
      testResults: [],
    };
  }
}

function failures({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${name}\n${message}`)
    .join('\n');
}

async function main() {
  mkdirSync(inRoot('.cache'), { recursive: true });
  if (isCheckOnly) {
    await install();
    await generate();
    await Promise.all([lint(), otherChecks()]);
    return finish();
  }
  await prepare();
  const browser = await step('Looking for a browser', findBrowser);
  process.env.CHROMIUM_PATH = browser;

  await withScratchFolder(async (scratch) => {
    // The linter occupies one core; only the browser tests wait for it.
    await Promise.all([lint(), otherChecks().then(() => unitTests(scratch))]);
    await browserTests(scratch);
  });
  finish();
}

function finish() {
  process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

// Apart, since workers that run tests of pages are soon full, and their successors would load the API again.
async function unitTests(scratch) {
  const env = scratch ? { SCRATCH_FOLDER: scratch, TMPDIR: scratch } : {};
  await tests(quietStep, 'Tests of the rules and the API', ['domain', 'api'], [], env);
  await tests(quietStep, 'Tests of the pages', ['web'], [], env);
}

function browserTests(scratch) {
  // No TMPDIR: a browser packaged with an AppArmor profile may write its profile folder only to the system's own.
  const env = scratch ? { SCRATCH_FOLDER: scratch } : {};
  return tests(step, 'Browser tests', ['e2e'], ['--forceExit'], env);
}

async function lint() {
  await check('Lint', () => runNode('node_modules/oxlint/bin/oxlint', []));
  const boundaries = ['--config', '.dependency-cruiser.mjs', 'domain', 'api', 'web'];
  await check('Import boundaries', () =>
    runNode('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', boundaries),
  );
}

async function otherChecks() {
  await check('schema.graphql matches the code', checkSchema);
  // A second checker would check the packages' types again, and the linter has the other core.
  const args = isCheckOnly
    ? ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']
    : ['--checkers', '1'];
  await check('Types', () => runNode('node_modules/typescript7/bin/tsc', ['--noEmit', ...args]));
  await check('Format', () => runNode('node_modules/oxfmt/bin/oxfmt', ['--check']));
  await check('Unused files, exports and packages', () => runNode('node_modules/knip/bin/knip.js', []));
}

main().catch(fail);
