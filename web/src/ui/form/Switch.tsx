import { chakra, defineRecipe } from '@chakra-ui/react';

/** A checkbox drawn as a switch. */
export const Switch = chakra(
  'input',
  defineRecipe({
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
  { defaultProps: { type: 'checkbox', role: 'switch' } },
);
