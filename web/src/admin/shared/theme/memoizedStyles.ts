import type { SystemContext, SystemStyleObject } from '@chakra-ui/react';
import { serializeStyles } from '@emotion/serialize';
import { memoize } from '../../../../../domain/text/memoize.ts';

/** A page has some three hundred. */
const maxEntries = 2000;
const maxLength = 4000;

/**
 * The rules of style props, worked out, written and hashed once for all elements that have the same: Chakra and Emotion do
 * it for each one, which was a quarter of a page's rendering. Emotion takes what it has written itself as it is.
 */
export function memoizedStyles(css: SystemContext['css']): SystemContext['css'] {
  const written = memoize((text) => serializeStyles([css(...(JSON.parse(text) as SystemStyleObject[]))]), {
    maxEntries,
    maxLength,
  });
  return (...styles) => written(JSON.stringify(styles));
}
