import { chakra, Popover } from '@chakra-ui/react';
import { css } from '../../../ui/theme/styles.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { floating } from '../dialog/floating.ts';

export interface Shortcut {
  /** As written on the keyboard. */
  keys: string;
  text: string;
}

/** Keyboard shortcuts of a list, in one sentence for screen readers. */
export const shortcutsText = (shortcuts: readonly Shortcut[]) =>
  `${shortcuts.map(({ keys, text }) => `${keys}: ${text}`).join(', ')}.`;

/** A button that shows what keys do here; phones have no keys. */
export function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <Popover.Root positioning={{ placement: 'top-start', strategy: 'fixed', gutter: 4 }}>
      <Popover.Trigger asChild>
        <Button
          variant="ghost"
          size="sm"
          className={css({ display: { base: 'none', md: 'inline-flex' }, whiteSpace: 'nowrap' })}
        >
          Kısayollar
        </Button>
      </Popover.Trigger>
      <Popover.Positioner>
        <Popover.Content {...floating} aria-label="Kısayollar" maxW="calc(100vw - {spacing.4})" p="3.5">
          <chakra.dl
            display="grid"
            gridTemplateColumns="auto 1fr"
            columnGap="4"
            rowGap="2"
            textStyle="sm"
            alignItems="baseline"
          >
            {shortcuts.map(({ keys, text }) => (
              <chakra.div key={keys} display="contents">
                <dt>
                  <chakra.kbd
                    px="1.5"
                    py="0.5"
                    borderWidth="1px"
                    borderColor="line"
                    borderRadius="control"
                    fontFamily="inherit"
                    fontWeight="medium"
                  >
                    {keys}
                  </chakra.kbd>
                </dt>
                <dd>{text}</dd>
              </chakra.div>
            ))}
          </chakra.dl>
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
