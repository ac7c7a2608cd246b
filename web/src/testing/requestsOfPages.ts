import type { DOMWindow } from 'jsdom';

/** Node's requests, which refuse signals of jsdom from Node.js 22 on, for pages that have no other signals. */
export function requestsOfPages(window: DOMWindow) {
  const { AbortController, Request, fetch } = globalThis;

  function signalOf(signal: AbortSignal): AbortSignal {
    if (!(signal instanceof window.AbortSignal)) return signal;
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
  return {
    Request: PageRequest,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, initOf(init)),
  };
}
