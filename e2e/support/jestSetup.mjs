import { tsImport } from 'tsx/esm/api';
import { prepare } from '../../scripts/build.mjs';
import { shortRunOptions } from '../../scripts/jest/knownV8Options.mjs';
import { findBrowser } from '../../scripts/browser.mjs';

/** Runs once before all browser tests: builds, finds a browser and starts the directory that they share. In plain JavaScript, since Jest loads it before any transform. */
export default async function setup() {
  await prepare();
  process.env.CHROMIUM_PATH ??= await findBrowser();
  process.env.SHORT_RUN_OPTIONS = shortRunOptions().join(' ');
  const { startSharedDirectory } = await tsImport('./startSharedDirectory.ts', import.meta.url);
  globalThis.stopSharedDirectory = await startSharedDirectory();
}
