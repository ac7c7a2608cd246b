// `npm test`: everything that must hold, from the types to a real browser. Ends with `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { prepare } from './build.mjs';
import { checkSchema } from './codegen.mjs';
import { fail, inRoot, ProgramError, quietStep, run, runNode, step } from './program.mjs';
import { withScratchFolder } from './scratchFolder.mjs';

const counts = { passed: 0, failed: 0 };

/** Runs a check as a step of its own; one that fails is told and does not keep the others from running. */
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

// Each test file runs its modules anew: machine code made of them is thrown away with it, and threads beside, for code and
// for garbage, take the processors from other tests.
const jestFlags = [
  '--experimental-vm-modules',
  '--interrupt-budget=600000',
  '--single-threaded-gc',
  '--max-semi-space-size=64',
  '--no-flush-bytecode',
];

// One of them waits for its database, its timers or its pages at any time, on two processors too.
const threeAtOnce = '--maxWorkers=3';

/** Runs jest projects; its tests are counted one by one. */
async function tests(announce, text, projects, args, env) {
  const report = inRoot('.cache', `jest-${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const jest = [
    ...jestFlags,
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${report}`,
    '--silent',
    ...args,
  ];
  let output;
  try {
    output = await announce(text, () =>
      run(process.execPath, jest, { what: text, env: { ...env, NODE_NO_WARNINGS: '1', NODE_ENV: 'test' } }),
    );
  } catch (error) {
    output = error.output ?? String(error);
  }
  const result = readReport(report);
  counts.passed += result.numPassedTests;
  counts.failed +=
    result.numFailedTests + result.numRuntimeErrorTestSuites + (result.numTotalTests === 0 ? 1 : 0);
  if (!result.success) process.stderr.write(`${failures(result) || output.slice(-20_000)}\n`);
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
  // Without a build or a browser nothing below means anything.
  await prepare();
  const browser = await step('Looking for a browser', findBrowser);
  process.env.CHROMIUM_PATH = browser;

  await withScratchFolder(async (scratch) => {
    // The linter keeps one core busy for as long as it takes; nothing waits for it but the browser.
    await Promise.all([lint(), otherChecks().then(() => unitTests(scratch))]);
    await browserTests(scratch);
  });
  process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

function unitTests(scratch) {
  const env = scratch ? { SCRATCH_FOLDER: scratch, TMPDIR: scratch } : {};
  return tests(quietStep, 'Unit and integration tests', ['domain', 'api', 'web'], [threeAtOnce], env);
}

function browserTests(scratch) {
  // Browsers that are packed with rules of their own may keep their profile only where the system says.
  const env = scratch ? { SCRATCH_FOLDER: scratch } : {};
  return tests(step, 'Browser tests', ['e2e'], [threeAtOnce, '--forceExit'], env);
}

async function lint() {
  await check('Lint', () => runNode('node_modules/oxlint/bin/oxlint', []));
  const boundaries = ['--config', '.dependency-cruiser.mjs', 'domain', 'api', 'web'];
  await check('Import boundaries', () =>
    runNode('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', boundaries),
  );
}

async function otherChecks() {
  await check('The contract is that of the code', checkSchema);
  // One checker: each more would look at the same types of packages again, and the linter has the other core.
  await check('Types', () => runNode('node_modules/typescript7/bin/tsc', ['--noEmit', '--checkers', '1']));
  await check('Format', () => runNode('node_modules/oxfmt/bin/oxfmt', ['--check']));
  await check('Unused files, exports and packages', () => runNode('node_modules/knip/bin/knip.js', []));
}

main().catch(fail);
