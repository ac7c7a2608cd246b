import { defineRecipe } from '@chakra-ui/react';

/** How the words beside the rail's icons show. */
export interface RailLabel {
  isHidden: boolean;
  srOnly: boolean | { base: boolean; xl: boolean };
}

/** An item of the rail; the current screen's is highlighted. */
export const railItem = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: { base: '11', md: '10' },
    px: '3',
    borderRadius: 'control',
    fontWeight: 'medium',
    textStyle: 'sm',
    color: 'accent',
    _hover: { color: 'accent.hover' },
    '&[aria-current=page]': { bg: 'surface', boxShadow: 'rest', color: 'text', '& svg': { color: 'accent' } },
  },
});
