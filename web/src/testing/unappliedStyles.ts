import createCache, { type EmotionCache } from '@emotion/cache';
import { cssFaults } from './cssFaults.ts';

/**
 * Emotion cache for the back office that names classes and inserts no rules: jsdom has no layout, yet would match each rule against each
 * element. Throws for a rule with a declaration that browsers ignore.
 */
export function unappliedStyles(): EmotionCache {
  const styles = createCache({ key: 'css' });
  styles.sheet.insert = (rule) => {
    const faults = cssFaults(rule);
    if (faults.length > 0) throw new Error(`no browser applies ${faults.join('; ')} in ${rule}`);
  };
  return styles;
}
