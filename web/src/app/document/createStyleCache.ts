import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';

/** Begins the names of all classes. Not Emotion's own, whose default cache would take the rules for its own. */
const STYLE_KEY = 'd';

/** One per document; `compat` keeps the rules out of the body, so that both renderings agree. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: STYLE_KEY });
  cache.compat = true;
  return cache;
}

/** Element of a document's head with the rules that its page needs, for `readStyleCache`. */
export function printStyles(css: string, ids: string): string {
  return `<style data-rules="${ids}">${css}</style>`;
}

/**
 * The same, with the rules that the document came with. Emotion would take over their element too, which means to move
 * it: a browser then styles and lays out the whole page again.
 */
export function readStyleCache(document: Document): EmotionCache {
  const cache = createStyleCache();
  const ids = document.querySelector<HTMLElement>('style[data-rules]')?.dataset.rules ?? '';
  for (const id of ids.split(' ')) cache.inserted[id] = true;
  return cache;
}
