import path from 'node:path';
import { TestEnvironment } from 'jest-environment-jsdom';
import type { openTestDirectory } from '../../../api/src/testing/openTestDirectory.ts';

// Globals of browsers and Node that jsdom does not provide.
const missing = [
  ...['structuredClone', 'TextEncoder', 'TextDecoder', 'fetch', 'Request', 'Response', 'Headers'],
  ...['ReadableStream', 'WritableStream', 'TransformStream'],
] as const;

/** jsdom for the tests of pages, with a server that runs outside of it: its packages are Node's, not a browser's. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    for (const name of missing) {
      if (!(name in this.global)) Object.assign(this.global, { [name]: globalThis[name] });
    }
    Object.assign(this.global, { openTestDirectory: openDirectory });
  }
}

const bundle = path.resolve('.cache/test-programs/openTestDirectory.js');

async function openDirectory() {
  const server = (await import(bundle)) as { openTestDirectory: typeof openTestDirectory };
  return server.openTestDirectory();
}
