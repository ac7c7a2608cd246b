import './ui/theme/site.css';
import { readPageParts } from './app/document/pageParts.ts';
import { nextTask } from './lib/nextTask.ts';

// Dependencies of the page, largest first, and the page itself last.
const steps = [
  () => import('react-dom/client'),
  () => import('./app/Providers.tsx'),
  async () => (await import('./browser.tsx')).start(),
];

/** Waits until the first frame is seen, or for a second after it was drawn if the browser does not report it. */
function firstFrame(): Promise<unknown> {
  return new Promise((seen) => {
    requestAnimationFrame(() => setTimeout(seen, 1000));
    new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
  });
}

/**
 * Fetches the page's script after the first paint, with lower priority than photos: until then, the network is for visible
 * content. The script is fetched at once and run in steps, so that input is handled in between.
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

/** The back office is empty without its script; a public page is complete. */
function reportMissingScript() {
  const root = document.getElementById('root');
  if (!root || root.hasChildNodes()) return;
  const link = Object.assign(document.createElement('a'), { href: '', textContent: 'Yeniden yükle' });
  const text = Object.assign(document.createElement('p'), {
    textContent: 'Yönetim paneli yüklenemedi. Bağlantınızı denetleyip sayfayı yeniden yükleyin.',
  });
  const main = Object.assign(document.createElement('main'), { role: 'alert' });
  main.append(text, link);
  root.append(main);
}

start().catch((error: unknown) => {
  reportMissingScript();
  throw error;
});
