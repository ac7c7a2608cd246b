import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

export const Checkbox = styled(
  'input',
  cva({
    base: {
      appearance: 'none',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      boxSize: '18px',
      borderRadius: 'small',
      bg: 'surface',
      cursor: 'pointer',
      boxShadow: 'inset 0 0 0 1.5px {colors.field}',
      _checked: {
        bg: 'accent',
        boxShadow: 'none',
        _before: {
          content: '""',
          w: '2.5',
          h: '1.5',
          mb: '0.5',
          borderLeft: '2px solid {colors.onAccent}',
          borderBottom: '2px solid {colors.onAccent}',
          transform: 'rotate(-45deg)',
        },
      },
    },
  }),
  { type: 'checkbox' },
);
