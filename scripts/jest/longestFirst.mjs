import path from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/**
 * Seconds of test files that take long for their size, when the whole suite runs on two cores. Reports of such a run, in
 * `.cache/jest-*.json`, have those of the present.
 */
export const longFiles = {
  'api/src/features/imports/read/formats/hostileFiles.test.ts': 45,
  'api/src/features/imports/read/readSpreadsheet.test.ts': 18,
  'api/src/jobs/jobOutcomes.test.ts': 17,
  'api/src/lib/command/commands.test.ts': 21,
  'api/src/lib/db/connections/ConnectionWatch.test.ts': 47,
  'bench/benches/benchQueries.test.ts': 22,
  'e2e/admin/importsAndDatabase.test.ts': 80,
  'e2e/servers/manyNodes.test.ts': 54,
  'e2e/servers/outages.test.ts': 50,
  'e2e/servers/unsafeLinks.test.ts': 64,
  'e2e/visitors/overlays.test.ts': 45,
};

/** Others are taken for this fast: a file of 10 kB for one of 8 s. */
const bytesPerMs = 1.25;

/**
 * Starts the longest test files first, so that no core is idle at the end: by their time in the last run, as Jest does, and
 * where there was none, as in a new clone, by the time that they are known to take.
 */
export default class LongestFirst extends TestSequencer {
  time(test) {
    const { config, hasteFS } = test.context;
    const known = longFiles[path.relative(config.rootDir, test.path).split(path.sep).join('/')];
    const size = () => hasteFS.getSize(test.path) ?? 0;
    return super.time(test) ?? (known === undefined ? size() / bytesPerMs : known * 1000);
  }
}
