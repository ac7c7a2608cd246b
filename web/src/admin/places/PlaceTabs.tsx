import type { PlaceKind } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { LinkTabs } from '../shared/page/LinkTabs.tsx';

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

/** Categories, cities, countries, and their history. */
export function PlaceTabs({ kind, isHistory = false }: PlaceTabsProps) {
  const history = adminPaths.placeChanges() + historyKinds[kind];
  const tabs = [
    { to: adminPaths.categories(), label: 'Kategoriler', isCurrent: !isHistory && kind === 'CATEGORY' },
    { to: adminPaths.cities(), label: 'Şehirler', isCurrent: !isHistory && kind === 'CITY' },
    { to: adminPaths.countries(), label: 'Ülkeler', isCurrent: !isHistory && kind === 'COUNTRY' },
    { to: history, label: 'Geçmiş', isCurrent: isHistory },
  ];
  return <LinkTabs label="Kategoriler, şehirler ve ülkeler" tabs={tabs} look="raised" mb="4" />;
}
