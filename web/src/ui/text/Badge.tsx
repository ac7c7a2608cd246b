import { chakra, defineRecipe } from '@chakra-ui/react';

const badgeRecipe = defineRecipe({
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

export const Badge = chakra('span', badgeRecipe);
