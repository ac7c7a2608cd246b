import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';

/** Begins the names of all classes. Not Emotion's own, whose default cache would take the rules for its own. */
export const STYLE_KEY = 'd';

/** One per document; `compat` keeps the rules out of the body, so that both renderings agree. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: STYLE_KEY });
  cache.compat = true;
  return cache;
}
