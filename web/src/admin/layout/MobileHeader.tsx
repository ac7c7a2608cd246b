import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { closeIcon, menuIcon } from '../../ui/icon/icons.ts';
import { Logo } from '../../ui/icon/Logo.tsx';
import { AdminNav } from './AdminNav.tsx';
import { OperatorCard } from './OperatorCard.tsx';
import { css } from '../../ui/theme/styles.ts';

const label = { isHidden: false, srOnly: false };

/** Replaces the rail on a phone; its menu unfolds below it. */
export function MobileHeader({ onSearch }: { onSearch: () => void }) {
  const { key } = useLocation();
  // The history entry on which the menu was opened: navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openOn === key;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpenOn(null);
    button.current?.focus();
  }

  return (
    <chakra.header
      display={{ base: 'block', md: 'none' }}
      position="sticky"
      top="0"
      zIndex="header"
      bg="sunken"
      onKeyDown={handleKeyDown}
    >
      <chakra.div display="flex" alignItems="center" gap="3" minH="15" pl="4" pr="2">
        <Logo size={28} />
        <div>
          <chakra.p fontWeight="bold">Yönetim Sistemi</chakra.p>
          <chakra.p textStyle="xs" color="muted">
            Mobil Dashboard
          </chakra.p>
        </div>
        <Button
          ref={button}
          variant="ghost"
          size="icon"
          className={css({ ml: 'auto' })}
          aria-label={isOpen ? 'Menüyü kapat' : 'Menüyü aç'}
          aria-expanded={isOpen}
          aria-controls="admin-menu"
          onClick={() => setOpenOn(isOpen ? null : key)}
        >
          <Icon path={isOpen ? closeIcon : menuIcon} size={24} />
        </Button>
      </chakra.div>
      <chakra.div
        id="admin-menu"
        hidden={!isOpen}
        position="absolute"
        insetX="0"
        top="100%"
        maxH="calc(100dvh - {sizes.15})"
        overflowY="auto"
        px="3"
        pt="1"
        pb="4"
        bg="sunken"
        boxShadow="float"
      >
        <AdminNav
          label={label}
          onSearch={() => {
            setOpenOn(null);
            onSearch();
          }}
        />
        <chakra.div mt="4" pt="1" borderTopWidth="1px" borderColor="line">
          <OperatorCard label={label} />
        </chakra.div>
        <chakra.p px="3" pt="3" textStyle="xs" color="muted">
          Business Directory v1.0
        </chakra.p>
      </chakra.div>
    </chakra.header>
  );
}
