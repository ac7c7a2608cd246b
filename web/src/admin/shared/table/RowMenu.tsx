import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { moreIcon } from '../../../ui/icon/adminIcons.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';

export interface RowMenuItem {
  label: string;
  icon: string;
  tone?: 'danger';
  onPress: () => void;
}

/** What else can be done with a row. */
export function RowMenu({ label, items }: { label: string; items: readonly RowMenuItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const close = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen]);

  function handleKeyDown(event: KeyboardEvent) {
    if (!isOpen) return;
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      setOpen(false);
      button.current?.focus();
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const entries = [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = entries.indexOf(document.activeElement as HTMLElement);
    entries[(at + step + entries.length) % entries.length]?.focus();
  }

  return (
    <chakra.div ref={box} position="relative" onKeyDown={handleKeyDown}>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        h={{ base: '11', md: '9' }}
        minH="9"
        w={{ base: '11', md: '9' }}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={moreIcon} size={18} />
      </Button>
      {isOpen ? (
        <chakra.div
          role="menu"
          aria-label={label}
          position="absolute"
          right="0"
          top="100%"
          zIndex="bar"
          minW="art"
          py="1.5"
          bg="surface"
          borderRadius="control"
          boxShadow="float"
        >
          {items.map((item) => (
            <chakra.button
              key={item.label}
              type="button"
              role="menuitem"
              display="flex"
              alignItems="center"
              gap="2.5"
              w="full"
              minH="10"
              px="3.5"
              textAlign="left"
              color={item.tone === 'danger' ? 'danger' : 'text'}
              _hover={{ bg: 'sunken' }}
              onClick={() => {
                setOpen(false);
                button.current?.focus();
                item.onPress();
              }}
            >
              <Icon path={item.icon} size={18} />
              {item.label}
            </chakra.button>
          ))}
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}
