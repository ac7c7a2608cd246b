import { JSDOM, type DOMWindow } from 'jsdom';
import { ModuleMocker } from 'jest-mock';
import { fillBrowserGaps } from './browserGaps.ts';
import { requestsOfPages } from './requestsOfPages.ts';

const address = 'http://localhost/';

/** Both Node and jsdom have these; pages and jsdom need those of jsdom. */
const replaced = [
  ...['Event', 'EventTarget', 'CustomEvent', 'MessageEvent'],
  ...['AbortController', 'AbortSignal', 'Blob', 'File', 'FormData', 'DOMException'],
  ...['navigator', 'Storage', 'localStorage', 'sessionStorage'],
];

/** The timers of Node, which tests may replace by fake ones. */
const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'] as const;
const started = new Set<NodeJS.Timeout>();

let opened: JSDOM | null = null;

/** One window for all test files of a worker, since the modules that they share have seen it. */
function openWindow(): JSDOM {
  const dom = new JSDOM('<!doctype html>', { url: address, pretendToBeVisual: true });
  const { window } = dom;
  fillBrowserGaps(window);
  collectTimers();
  for (const name of timers) {
    Object.defineProperty(window, name, { configurable: true, get: () => globalThis[name] });
  }
  // Before the window's own AbortController becomes global.
  const requests = requestsOfPages(window);
  expose(window);
  Object.assign(globalThis, requests);
  return dom;
}

/** So that what a page does later ends with its test file. */
function collectTimers() {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start: (...args: Parameters<typeof setTimeout>) => NodeJS.Timeout = globalThis[name];
    const startCollected: typeof start = (...args) => {
      const timer = start(...args);
      started.add(timer);
      return timer;
    };
    Object.assign(globalThis, { [name]: startCollected });
  }
}

/** Makes the names of the window global, as in a browser. */
function expose(window: DOMWindow) {
  const bound = new Map<unknown, unknown>();
  const inherited = ['addEventListener', 'removeEventListener', 'dispatchEvent'];
  for (const name of [...Object.getOwnPropertyNames(window), ...inherited]) {
    if (name in globalThis && !replaced.includes(name)) continue;
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        const value: unknown = window[name];
        if (typeof value !== 'function' || /^[A-Z]/.test(name)) return value;
        if (!bound.has(value)) bound.set(value, value.bind(window));
        return bound.get(value);
      },
      set(value: unknown) {
        window[name] = value;
      },
    });
  }
}

const descriptorsOf = (window: DOMWindow) =>
  [globalThis, window, window.document, window.navigator, window.Node.prototype].map(
    (object: object) => [object, Object.getOwnPropertyDescriptors(object)] as const,
  );

/** Removes what a test file put into the window, so that the next one finds it empty. */
function restore(dom: JSDOM, before: ReturnType<typeof descriptorsOf>) {
  const { document, localStorage, sessionStorage } = dom.window;
  for (const timer of started) clearTimeout(timer);
  started.clear();
  for (const [object, descriptors] of before) {
    for (const name of Reflect.ownKeys(object)) {
      const descriptor = Reflect.get(descriptors, name) as PropertyDescriptor | undefined;
      // Modules that stay loaded may have globals of their own.
      if (descriptor === undefined && object !== globalThis) Reflect.deleteProperty(object, name);
      else if (descriptor?.configurable) Object.defineProperty(object, name, descriptor);
    }
  }
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.body.replaceChildren();
  // Emotion's cache knows what it has written.
  document.head.replaceChildren(...document.head.querySelectorAll('style[data-emotion]'));
  localStorage.clear();
  sessionStorage.clear();
  dom.cookieJar.removeAllCookiesSync();
  dom.reconfigure({ url: address });
}

/** For nodeRunner.mjs: jsdom for the tests of pages, which share it and their modules within a worker. */
export default class BrowserEnvironment {
  readonly global = globalThis;
  readonly moduleMocker = new ModuleMocker(globalThis);
  #before: ReturnType<typeof descriptorsOf> = [];

  async setup() {
    opened ??= openWindow();
    this.#before = descriptorsOf(opened.window);
  }

  async teardown() {
    if (opened) restore(opened, this.#before);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
