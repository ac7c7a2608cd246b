import { tsImport } from 'tsx/esm/api';

/** Once before all browser tests: a directory that they share. Plain JavaScript, since Jest loads it before any transform. */
export default async function setup() {
  const { startSharedDirectory } = await tsImport('./startSharedDirectory.ts', import.meta.url);
  globalThis.stopSharedDirectory = await startSharedDirectory();
}
