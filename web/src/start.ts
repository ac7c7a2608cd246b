import './ui/theme/site.css';
import { readPageParts } from './app/document/pageParts.ts';
import { nextTask } from './lib/nextTask.ts';

// Dependencies of the page, largest first, and the page itself last.
const steps = [
  () => import('react-dom/client'),
  () => import('./app/Providers.tsx'),
  () => import('./browser.tsx'),
];

/** Waits until the first frame is seen, or for a second after it was drawn if the browser does not report it. */
function firstFrame(): Promise<unknown> {
  return new Promise((seen) => {
    requestAnimationFrame(() => setTimeout(seen, 1000));
    new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
  });
}

/**
 * Fetches the script of the page once it is painted: until then the network belongs to what the page shows, and
 * afterwards its photos come first. It is fetched at once and run in steps, between which a touch is answered.
 */
async function start() {
  // The back office has nothing to show before its script runs.
  if (document.getElementById('root')?.hasChildNodes()) await firstFrame().catch(() => undefined);
  const links = readPageParts(document).map((href) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
  );
  document.head.append(...links);
  for (const step of steps) {
    await step();
    await nextTask();
  }
}

void start();
