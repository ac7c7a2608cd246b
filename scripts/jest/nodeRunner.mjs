import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { createEmptyTestResult } from '@jest/test-result';
import { expect } from 'expect';
import fc from 'fast-check';
import { afterEach, getState, resetState, run, setState } from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';

// Node loads what tests import, once for all test files of a worker. Jest would load, link and compile a thousand modules
// again for each file, and V8 would never optimise what all of them run.
register('./moduleHooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);

let runs = 0;

/**
 * A `testRunner` of Jest: runs the tests by jest-circus, without Jest's module loader. Only the test file is evaluated again.
 */
export default async function runFile(globalConfig, config, environment, runtime, testPath) {
  // Jest knows only the source maps of its own loader; Node knows those of its modules.
  Error.prepareStackTrace = undefined;
  const { testTimeout, testNamePattern } = globalConfig;
  resetState();
  setState({
    ...getState(),
    ...(testTimeout && { testTimeout }),
    ...(testNamePattern && { testNamePattern: new RegExp(testNamePattern, 'i') }),
  });
  if (process.env.PROPERTY_SEED) fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });
  const uncaught = collectUncaught();
  try {
    afterEach(checkExpectedAssertions);
    runs += 1;
    for (const file of [...config.setupFilesAfterEnv, testPath]) {
      await import(`${pathToFileURL(file).href}?run=${runs}`);
    }
    const { testResults, unhandledErrorsDetailed } = await run();
    await new Promise(setImmediate);
    const errors = [...unhandledErrorsDetailed, ...uncaught.errors.values()];
    return toResult(testResults.map(toAssertion), errors, [config, globalConfig, testPath]);
  } finally {
    uncaught.stop();
    // Otherwise everything that the tests created would stay in memory.
    resetState();
  }
}

// For `expect.assertions` and `expect.hasAssertions`.
function checkExpectedAssertions() {
  const [failure] = expect.extractExpectedAssertionsErrors();
  if (failure) throw failure.error;
}

/** Collects uncaught errors, which would end Jest's worker. A rejection that is handled later is not an error. */
function collectUncaught() {
  const errors = new Map();
  const replaced = replaceListeners({
    uncaughtException: [(error) => errors.set(error, error)],
    unhandledRejection: [(error, promise) => errors.set(promise, error)],
    rejectionHandled: [(promise) => errors.delete(promise)],
  });
  return { errors, stop: () => replaceListeners(replaced) };
}

function replaceListeners(listeners) {
  const replaced = {};
  for (const event of Object.keys(listeners)) {
    replaced[event] = process.rawListeners(event);
    process.removeAllListeners(event);
    for (const listener of listeners[event]) process.on(event, listener);
  }
  return replaced;
}

function toAssertion({ testPath, status, errors, errorsDetailed, duration, invocations, location }) {
  const [, ...titles] = testPath;
  const ended = errors.length > 0 ? 'failed' : 'passed';
  return {
    ...{ duration, invocations, location },
    ancestorTitles: titles.slice(0, -1),
    failureDetails: errorsDetailed,
    failureMessages: errors,
    fullName: titles.join(' '),
    numPassingAsserts: 0,
    status: { skip: 'pending', todo: 'todo' }[status] ?? ended,
    title: titles.at(-1),
  };
}

function toResult(testResults, errors, [config, globalConfig, testPath]) {
  const count = (status) => testResults.filter((test) => test.status === status).length;
  const messages = [
    formatResultsErrors(testResults, config, globalConfig, testPath),
    ...errors.map((error) => formatExecError(error, config, globalConfig, testPath)),
  ].filter(Boolean);
  return {
    ...createEmptyTestResult(),
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    failureMessage: messages.join('\n\n') || null,
    ...(errors.length > 0 && { testExecError: { message: '', stack: messages.at(-1) } }),
    testResults,
  };
}
