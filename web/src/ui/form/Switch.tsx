import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

/** A checkbox drawn as a switch. */
export const Switch = styled(
  'input',
  cva({
    base: {
      appearance: 'none',
      position: 'relative',
      flex: 'none',
      w: '10',
      h: '6',
      borderRadius: 'pill',
      bg: 'field',
      cursor: 'pointer',
      transition: 'background {durations.motion} {easings.motion}',
      _before: {
        content: '""',
        position: 'absolute',
        left: '3px',
        top: '3px',
        boxSize: '18px',
        borderRadius: 'pill',
        bg: 'surface',
        transition: 'transform {durations.motion} {easings.motion}',
      },
      _checked: { bg: 'accent', _before: { transform: 'translateX(16px)' } },
    },
  }),
  { type: 'checkbox', role: 'switch' },
);
