import { readPageParts } from './app/pageParts.ts';
import { nextTask } from './lib/nextTask.ts';

// What the page stands on, by weight, and the page itself last.
const steps = [
  () => import('react-dom/client'),
  () => import('./graphql/client.ts'),
  () => import('./app/Providers.tsx'),
  () => import('./app/Providers.tsx').then(({ system }) => system()),
  () => import('./browser.tsx'),
];

/**
 * Fetches the script of the page once it is painted: until then the network belongs to what the page shows. It is
 * fetched at once and run in steps, between which a touch is answered.
 */
async function start() {
  const links = readPageParts(document).map((href) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
  document.head.append(...links);
  for (const step of steps) {
    await step();
    await nextTask();
  }
}

// The first frame is drawn between the two.
requestAnimationFrame(() => setTimeout(() => void start()));
