import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';

// Node loads what tests import, once for all test files of a worker. Jest would load, link and compile a thousand modules
// again for each file, and V8 would never optimise what all of them run.
register('./moduleHooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);

const require = createRequire(import.meta.url);
const stateOfRun = new Set(['EVENT_HANDLERS', 'JEST_STATE_SYMBOL']);
let runs = 0;

/** Jest's own runner, in the same realm as the tests. Only the test file itself is evaluated anew. */
export default async function run(globalConfig, config, environment, runtime, testPath, send) {
  runtime.unstable_importModule = (file) => import(`${pathToFileURL(file).href}?run=${(runs += 1)}`);
  // It keeps the state of a run in globals and in this module. Both go, or all that its tests made would stay in memory.
  runtime.requireInternalModule = (file) => {
    for (const key of Object.getOwnPropertySymbols(globalThis))
      if (stateOfRun.has(key.description)) delete globalThis[key];
    delete require.cache[file];
    const internal = require(file);
    require.cache[file].parent.children.length = 0;
    return internal;
  };
  // Jest knows only the source maps of its own loader; Node knows those of its modules.
  Error.prepareStackTrace = undefined;
  return circus.default(globalConfig, config, environment, runtime, testPath, send);
}
