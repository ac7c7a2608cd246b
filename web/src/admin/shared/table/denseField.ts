import { css } from '../../../ui/theme/styles.ts';

/** As dense as the list; touch-sized on phones. */
export const denseField = {
  className: css({ minH: { base: '11', md: '9' }, textStyle: { base: 'md', md: 'sm' } }),
};
