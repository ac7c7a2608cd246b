import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

const hiddenRecipe = cva({
  base: {
    position: 'absolute',
    w: 'hairline',
    h: 'hairline',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** Text only for screen readers. */
export const VisuallyHidden = styled('span', hiddenRecipe);
