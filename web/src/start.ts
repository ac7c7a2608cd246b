import { readPageParts } from './app/pageParts.ts';

/** Fetches the script of the page once it is painted: until then the network belongs to what the page shows. */
function start() {
  const links = readPageParts(document).map((href) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
  document.head.append(...links);
  void import('./browser.tsx');
}

// The first frame is drawn between the two.
requestAnimationFrame(() => setTimeout(start));
