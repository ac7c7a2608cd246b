import { chakra, defineRecipe } from '@chakra-ui/react';

/** The width of the content, 1200 px at most, with the page's gutters. */
export const Wrap = chakra(
  'div',
  defineRecipe({ base: { maxW: 'wrap', mx: 'auto', px: { base: '4', md: '6' } } }),
);
