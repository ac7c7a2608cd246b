import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

export const Radio = styled(
  'input',
  cva({
    base: {
      appearance: 'none',
      flex: 'none',
      boxSize: '18px',
      borderRadius: 'pill',
      bg: 'surface',
      cursor: 'pointer',
      boxShadow: 'inset 0 0 0 1.5px {colors.field}',
      _checked: { boxShadow: 'inset 0 0 0 5.5px {colors.accent}' },
    },
  }),
  { type: 'radio' },
);
