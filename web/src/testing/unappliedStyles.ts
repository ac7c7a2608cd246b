import type { EmotionCache } from '@emotion/cache';
import { createStyleCache } from '../app/createStyleCache.ts';

/** Names classes and writes no rules: jsdom lays nothing out, yet would match each rule against each element asked for. */
export function unappliedStyles(): EmotionCache {
  const styles = createStyleCache();
  styles.sheet.insert = () => undefined;
  return styles;
}
