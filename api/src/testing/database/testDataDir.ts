import path from 'node:path';

/** The folder for files that tests of this process keep; it goes when the run is over. */
export function testDataDir(): string {
  const folder = process.env.TEST_DATA_DIR;
  if (!folder) throw new Error('Tests that keep files belong to the api project of jest.config.ts.');
  return path.join(folder, String(process.pid));
}
