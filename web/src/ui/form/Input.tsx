import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

/** Style of inputs and selects. */
export const fieldRecipe = cva({
  base: {
    w: 'full',
    minW: '0',
    minH: '11',
    px: '3',
    textStyle: 'md',
    color: 'text',
    bg: 'surface',
    borderRadius: 'control',
    boxShadow: 'inset 0 0 0 1px {colors.field}',
    _forcedColors: { border: '1px solid' },
    // Forced colours show the outline in place of the shadow.
    _focusVisible: { outline: '2px solid transparent', boxShadow: 'inset 0 0 0 2px {colors.accent}' },
    _invalid: { boxShadow: 'inset 0 0 0 2px {colors.danger}' },
    _disabled: { bg: 'sunken', color: 'muted', cursor: 'not-allowed' },
  },
});

export const Input = styled('input', fieldRecipe);
