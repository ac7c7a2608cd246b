import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

/** The width of the content, 1200 px at most, with the page's gutters. */
export const Wrap = styled('div', cva({ base: { maxW: 'wrap', mx: 'auto', px: { base: '4', md: '6' } } }));
