import { readPageParts } from './app/pageParts.ts';

/** Fetches the script of the page once it is painted: until then the network belongs to what the page shows. */
function start() {
  for (const href of readPageParts(document)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  void import('./browser.tsx');
}

// The first frame is drawn between the two.
requestAnimationFrame(() => setTimeout(start));
