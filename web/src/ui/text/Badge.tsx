import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

const badgeRecipe = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '6',
    px: '2.5',
    borderRadius: 'pill',
    textStyle: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { bg: 'sunken', color: 'muted' },
      positive: { bg: 'positive.soft', color: 'positive' },
      danger: { bg: 'danger.soft', color: 'danger' },
      warning: { bg: 'warning.soft', color: 'warning' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const Badge = styled('span', badgeRecipe);
