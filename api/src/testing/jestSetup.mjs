import { tsImport } from 'tsx/esm/api';

/** Once before all tests that need a database. Plain JavaScript, since Jest loads it before any transform. */
export default async function setup() {
  const { startTestDatabase } = await tsImport('./startTestDatabase.ts', import.meta.url);
  globalThis.stopTestDatabase = await startTestDatabase();
}
