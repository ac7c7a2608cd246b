import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';

// Node loads what tests import, once for all test files of a worker. Jest would load, link and compile a thousand modules
// again for each file, and V8 would never optimise what all of them run.
register('./moduleHooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);

const require = createRequire(import.meta.url);
const handlersOfEvents = Symbol.for('EVENT_HANDLERS');
let runs = 0;

/** Jest's own runner, in the same realm as the tests. Only the test file itself is evaluated anew. */
export default async function run(globalConfig, config, environment, runtime, testPath, send) {
  runtime.unstable_importModule = (file) => import(`${pathToFileURL(file).href}?run=${(runs += 1)}`);
  // It keeps the state of a run in globals and in this module.
  runtime.requireInternalModule = (file) => {
    delete require.cache[file];
    delete globalThis[handlersOfEvents];
    return require(file);
  };
  // Jest knows only the source maps of its own loader; Node knows those of its modules.
  Error.prepareStackTrace = undefined;
  return circus.default(globalConfig, config, environment, runtime, testPath, send);
}
