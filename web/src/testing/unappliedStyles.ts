import type { EmotionCache } from '@emotion/cache';
import { createStyleCache } from '../app/document/createStyleCache.ts';
import { cssFaults } from './cssFaults.ts';

/**
 * Emotion cache that names classes and inserts no rules: jsdom has no layout, yet would match each rule against each
 * element. Throws for a rule with a declaration that browsers ignore.
 */
export function unappliedStyles(): EmotionCache {
  const styles = createStyleCache();
  styles.sheet.insert = (rule) => {
    const faults = cssFaults(rule);
    if (faults.length > 0) throw new Error(`no browser takes ${faults.join('; ')} in ${rule}`);
  };
  return styles;
}
