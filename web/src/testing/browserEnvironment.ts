import { TestEnvironment } from 'jest-environment-jsdom';

// Globals of browsers and Node that jsdom does not provide.
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
