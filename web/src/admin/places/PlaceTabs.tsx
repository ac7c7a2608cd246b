import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { backIcon } from '../../ui/icon/icons.ts';
import type { PlaceKind } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: '11', md: '9' },
    px: { base: '2.5', md: '3.5' },
    borderRadius: 'control',
    fontWeight: 'medium',
    color: 'muted',
    _hover: { color: 'text' },
    '&[aria-current]': { bg: 'surface', color: 'text', boxShadow: 'rest' },
  },
});

/** Kind of a screen. */
export type TabKind = PlaceKind | 'COUNTRY';

const historyKinds: Record<TabKind, string> = {
  CATEGORY: '',
  CITY: '?kind=cities',
  COUNTRY: '?kind=countries',
};

interface PlaceTabsProps {
  kind: TabKind;
  isHistory?: boolean;
}

/** Categories, cities, countries, and what was done to them. */
export function PlaceTabs({ kind, isHistory = false }: PlaceTabsProps) {
  const history = adminPaths.placeChanges() + historyKinds[kind];
  const tabs = [
    { to: adminPaths.categories(), label: 'Kategoriler', isHere: !isHistory && kind === 'CATEGORY' },
    { to: adminPaths.cities(), label: 'Şehirler', isHere: !isHistory && kind === 'CITY' },
    { to: adminPaths.countries(), label: 'Ülkeler', isHere: !isHistory && kind === 'COUNTRY' },
    { to: history, label: 'Geçmiş', isHere: isHistory },
  ];
  return (
    <chakra.nav
      aria-label="Kategoriler, şehirler ve ülkeler"
      display="flex"
      flexWrap="wrap"
      gap="1"
      p="1"
      mb="4"
      w="fit-content"
      maxW="full"
      bg="sunken"
      borderRadius="control"
    >
      {tabs.map(({ to, label, isHere }) => (
        <Tab key={label} to={to} aria-current={isHere ? 'page' : undefined}>
          {label}
        </Tab>
      ))}
    </chakra.nav>
  );
}

/** Back to where these screens are reached from. */
export function BackToBusinesses() {
  return (
    <Button asChild variant="line" size="sm">
      <Link to={adminPaths.businesses()}>
        <Icon path={backIcon} size={18} />
        İşletmeler
      </Link>
    </Button>
  );
}
