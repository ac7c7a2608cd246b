import { Menu } from '@chakra-ui/react';
import { useRef } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { moreIcon } from '../../../ui/icon/adminIcons.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { floating } from '../dialog/floating.ts';
import { css } from '../../../ui/theme/styles.ts';

export interface RowMenuItem {
  label: string;
  icon: string;
  tone?: 'danger';
  onPress: () => void;
}

/** Menu of further actions on a row. */
export function RowMenu({ label, items }: { label: string; items: readonly RowMenuItem[] }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', strategy: 'fixed', gutter: 4 }}>
      <Menu.Trigger asChild>
        <Button
          ref={button}
          variant="ghost"
          size="icon"
          className={css({ h: { base: '11', md: '9' }, minH: '9', w: { base: '11', md: '9' } })}
          aria-label={label}
        >
          <Icon path={moreIcon} size={18} />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content
          {...floating}
          minW="art"
          py="1.5"
          // The row has its own keyboard shortcuts.
          onKeyDown={(event) => event.stopPropagation()}
        >
          {items.map((item) => (
            <Menu.Item
              key={item.label}
              value={item.label}
              display="flex"
              alignItems="center"
              gap="2.5"
              minH={{ base: '11', md: '10' }}
              px="3.5"
              cursor="pointer"
              whiteSpace="nowrap"
              color={item.tone === 'danger' ? 'danger' : 'text'}
              _highlighted={{ bg: 'sunken' }}
              // Not `onSelect`: the menu selects what a pointer has highlighted, so a click by assistive technology, or one
              // that comes before the highlight is rendered, would only close it.
              onClick={() => {
                // An opened dialog returns the focus when it closes.
                button.current?.focus();
                item.onPress();
              }}
            >
              <Icon path={item.icon} size={18} />
              {item.label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
