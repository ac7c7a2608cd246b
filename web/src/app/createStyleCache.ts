import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';

/** One per document; `compat` keeps the rules out of the body, so that both renderings agree. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}
