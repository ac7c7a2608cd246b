import { chakra } from '@chakra-ui/react';
import { panelIcon } from '../../ui/icon/adminIcons.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Logo } from '../../ui/icon/Logo.tsx';
import { AdminNav } from './AdminNav.tsx';
import { OperatorCard } from './OperatorCard.tsx';
import type { RailLabel } from './railItem.ts';

interface AdminRailProps {
  isCollapsed: boolean;
  onToggle: () => void;
  onSearch: () => void;
}

/** The rail at the left of wide screens; always narrow under 1200 px. */
export function AdminRail({ isCollapsed, onToggle, onSearch }: AdminRailProps) {
  const label: RailLabel = { isHidden: isCollapsed, srOnly: isCollapsed || { base: true, xl: false } };
  return (
    <chakra.aside
      aria-label="Kenar çubuğu"
      display={{ base: 'none', md: 'flex' }}
      flexDirection="column"
      flex="none"
      position="sticky"
      top="0"
      h="100dvh"
      overflowY="auto"
      overflowX="hidden"
      w={isCollapsed ? 'railCollapsed' : { md: 'railCollapsed', xl: 'rail' }}
      px={isCollapsed ? '2.5' : { md: '2.5', xl: '3' }}
      py="4"
      bg="sunken"
    >
      <chakra.div display="flex" alignItems="center" gap="2.5" px="2" pt="1" pb="5">
        <Logo size={28} />
        <chakra.p fontWeight="bold" srOnly={label.srOnly} whiteSpace="nowrap">
          Yönetim Sistemi
        </chakra.p>
      </chakra.div>
      <AdminNav label={label} onSearch={onSearch} />
      <chakra.div mt="auto" pt="6">
        <OperatorCard label={label} />
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          px={isCollapsed ? '0' : { md: '0', xl: '3' }}
          textStyle="xs"
          color="muted"
        >
          <chakra.span srOnly={label.srOnly}>Business Directory v1.0</chakra.span>
          <chakra.button
            type="button"
            display={{ base: 'none', xl: 'grid' }}
            placeItems="center"
            boxSize="11"
            mr={isCollapsed ? '0' : '-3'}
            borderRadius="control"
            color="accent"
            aria-expanded={!isCollapsed}
            aria-label={isCollapsed ? 'Menüyü genişlet' : 'Menüyü daralt'}
            onClick={onToggle}
          >
            <Icon path={panelIcon} size={18} />
          </chakra.button>
        </chakra.div>
      </chakra.div>
    </chakra.aside>
  );
}
