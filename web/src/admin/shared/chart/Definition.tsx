import { chakra, Popover } from '@chakra-ui/react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { infoIcon } from '../../../ui/icon/icons.ts';
import { floating } from '../dialog/floating.ts';

const Opener = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: { base: '11', md: '8' },
    m: { base: '-3', md: '-1.5' },
    flex: 'none',
    color: 'accent',
    borderRadius: 'pill',
  },
});

/** Popover with the definition of a figure; Esc or a click elsewhere closes it. */
export function Definition({ of, text }: { of: string; text: string }) {
  const name = `${of}: tanım`;
  return (
    <Popover.Root positioning={{ placement: 'bottom-end', strategy: 'fixed', gutter: 4 }}>
      <chakra.span ml="auto" flex="none">
        <Popover.Trigger asChild>
          <Opener aria-label={name}>
            <Icon path={infoIcon} size={18} />
          </Opener>
        </Popover.Trigger>
      </chakra.span>
      <Popover.Positioner>
        <Popover.Content
          {...floating}
          aria-label={name}
          w="art"
          maxW="calc(100vw - {spacing.4})"
          p="3"
          textStyle="sm"
          fontWeight="normal"
        >
          {text}
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
