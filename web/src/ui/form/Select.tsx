import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { downIcon } from '../icon/icons.ts';
import { fieldRecipe } from './Input.tsx';

const NativeSelect = chakra('select', fieldRecipe);

/** The browser's own list, which a phone shows best, with our arrow. */
export function Select(props: ComponentProps<typeof NativeSelect>) {
  return (
    <chakra.span display="block" position="relative" minW="0">
      <NativeSelect appearance="none" pr="10" textOverflow="ellipsis" {...props} />
      <chakra.span
        position="absolute"
        right="3"
        top="0"
        bottom="0"
        display="grid"
        alignItems="center"
        color="muted"
        pointerEvents="none"
      >
        <Icon path={downIcon} size={18} />
      </chakra.span>
    </chakra.span>
  );
}
