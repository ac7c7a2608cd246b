import { chakra, defineRecipe } from '@chakra-ui/react';

const hiddenRecipe = defineRecipe({
  base: {
    position: 'absolute',
    w: 'hairline',
    h: 'hairline',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** Words for screen readers alone. */
export const VisuallyHidden = chakra('span', hiddenRecipe);
