import type { EmotionCache } from '@emotion/cache';
import { createStyleCache } from '../app/document/createStyleCache.ts';
import { cssFaults } from './cssFaults.ts';

/**
 * Names classes and writes no rules: jsdom lays nothing out, yet would match each rule against each element asked for.
 * Throws where a rule has a declaration that browsers drop.
 */
export function unappliedStyles(): EmotionCache {
  const styles = createStyleCache();
  styles.sheet.insert = (rule) => {
    const faults = cssFaults(rule);
    if (faults.length > 0) throw new Error(`no browser takes ${faults.join('; ')} in ${rule}`);
  };
  return styles;
}
