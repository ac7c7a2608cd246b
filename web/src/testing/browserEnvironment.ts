import { TestEnvironment } from 'jest-environment-jsdom';

// What browsers and Node both have and jsdom does not hand on.
const missing = [
  ...['structuredClone', 'TextEncoder', 'TextDecoder', 'fetch', 'Request', 'Response', 'Headers'],
  ...['ReadableStream', 'WritableStream', 'TransformStream'],
] as const;

/** jsdom for the tests of pages. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    for (const name of missing) {
      if (!(name in this.global)) Object.assign(this.global, { [name]: globalThis[name] });
    }
  }
}
