import type { VisitEvent } from '../../../../domain/visits.ts';
import { visitAddress } from '../../../../domain/visits.ts';

/** Maximum number of events per request. */
const MAX_EVENTS = 10;
const DELAY_MS = 500;

let waiting: VisitEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send() {
  clearTimeout(timer);
  timer = undefined;
  while (waiting.length > 0) {
    const events = waiting.slice(0, MAX_EVENTS);
    waiting = waiting.slice(MAX_EVENTS);
    navigator.sendBeacon(visitAddress, new Blob([JSON.stringify({ events })], { type: 'application/json' }));
  }
}

/** Reports events shortly afterwards, or when the page is left. Robots that identify themselves report nothing. */
export function reportVisits(events: readonly VisitEvent[]): void {
  if (navigator.webdriver || events.length === 0) return;
  if (waiting.length === 0 && timer === undefined)
    document.addEventListener('visibilitychange', send, { once: true });
  waiting.push(...events);
  timer ??= setTimeout(send, DELAY_MS);
}
