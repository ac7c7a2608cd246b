import path from 'node:path';
import { TestEnvironment } from 'jest-environment-jsdom';
import type { openTestDirectory } from '../../../api/src/testing/openTestDirectory.ts';

const isOwn = (signal: object): boolean => signal instanceof AbortSignal;

/** A signal of Node.js, since its requests refuse those of jsdom from Node.js 22 on. */
function signalOf(signal: AbortSignal): AbortSignal {
  if (isOwn(signal)) return signal;
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
}

const initOf = (init: RequestInit = {}): RequestInit =>
  init.signal ? { ...init, signal: signalOf(init.signal) } : init;

class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, initOf(init));
  }
}

// Globals of browsers and Node that jsdom does not provide.
const missing = {
  ...{ structuredClone, TextEncoder, TextDecoder, Response, Headers },
  ...{ ReadableStream, WritableStream, TransformStream },
  Request: PageRequest,
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, initOf(init)),
};

/** jsdom for the tests of pages, with a server that runs outside of it: its packages are Node's, not a browser's. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    for (const [name, value] of Object.entries(missing)) {
      if (!(name in this.global)) Object.assign(this.global, { [name]: value });
    }
    Object.assign(this.global, { openTestDirectory: openDirectory });
  }
}

const bundle = path.resolve('.cache/test-programs/openTestDirectory.js');

async function openDirectory() {
  const server = (await import(bundle)) as { openTestDirectory: typeof openTestDirectory };
  return server.openTestDirectory();
}
