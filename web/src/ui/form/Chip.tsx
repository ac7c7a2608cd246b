import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

/** Style of a pill: a removable filter, a short link. `asChild` makes it a link. */
const chipRecipe = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: { base: '11', md: '9' },
    px: '3.5',
    borderRadius: 'pill',
    textStyle: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    flex: 'none',
    maxW: 'full',
    color: 'accent',
    bg: 'surface',
    boxShadow: 'inset 0 0 0 1px {colors.line}',
    _forcedColors: { border: '1px solid' },
    _largeText: { whiteSpace: 'normal', py: '2' },
    _hover: { color: 'accent.hover', boxShadow: 'inset 0 0 0 1px {colors.field}' },
  },
  variants: {
    active: {
      true: {
        bg: 'accent.soft',
        boxShadow: 'inset 0 0 0 1px {colors.accent}',
        _forcedColors: { border: '3px solid Highlight' },
      },
    },
  },
});

export const Chip = styled('button', chipRecipe);
