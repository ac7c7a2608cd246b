import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

const skeletonRecipe = cva({
  base: {
    display: 'block',
    borderRadius: 'small',
    backgroundImage: 'linear-gradient(90deg, {colors.sunken} 25%, {colors.line} 50%, {colors.sunken} 75%)',
    backgroundSize: '200% 100%',
    animation: 'shimmer 1.6s linear infinite',
  },
});

/** Placeholder in the shape of the content; hidden from screen readers, which announce the status instead. */
export const Skeleton = styled('span', skeletonRecipe, { 'aria-hidden': true });
