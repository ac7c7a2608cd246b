import { joinIsolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { pencilIcon, trashIcon } from '../../ui/icon/adminIcons.ts';
import { Button } from '../../ui/form/Button.tsx';
import { categoryLook } from '../../ui/icon/categoryLook.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { IconTile } from '../../ui/icon/IconTile.tsx';
import type { ManagedPlace_RowFragment } from '../../graphql/generated.ts';
import { countryFlag } from '../../lib/countryFlag.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import type { AdminColumn } from '../shared/table/AdminTable.tsx';
import { AdminTable } from '../shared/table/AdminTable.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import type { PlaceView } from './placeView.ts';
import { closedView, placeViewParams } from './placeView.ts';
import { kindLabels, placeCountryLabel } from './placeLabels.ts';

const Quiet = chakra('a', { base: { color: 'accent', _hover: { textDecoration: 'underline' } } });

interface PlaceTableProps {
  view: PlaceView;
  places: readonly ManagedPlace_RowFragment[];
}

/** Categories or cities with their listings, address, and what can be done with each. */
export function PlaceTable({ view, places }: PlaceTableProps) {
  const { many, path } = kindLabels[view.kind];
  const isCity = view.kind === 'CITY';
  const columns: AdminColumn<ManagedPlace_RowFragment>[] = [
    {
      header: 'Ad',
      isTitle: true,
      longShare: '26%',
      cell: (place) => (
        <chakra.span display="flex" alignItems="center" gap="3">
          {isCity ? null : <IconTile {...categoryLook(place)} size="sm" />}
          <bdi>{place.name}</bdi>
        </chakra.span>
      ),
    },
    ...(isCity
      ? [
          {
            header: 'Ülke',
            longShare: '14%',
            cell: (place: ManagedPlace_RowFragment) =>
              place.country
                ? [countryFlag(place.country.code), placeCountryLabel(place)].filter(Boolean).join(' ')
                : 'Bilinmiyor',
          },
        ]
      : []),
    {
      header: 'Adres',
      longShare: '20%',
      cell: ({ slug, businessCount }) =>
        businessCount > 0 ? (
          <Quiet href={path(slug)} target="_blank" rel="noopener">
            {path(slug)}
          </Quiet>
        ) : (
          path(slug)
        ),
    },
    {
      header: 'Birleşenler',
      longShare: '12%',
      cell: ({ mergedNames }) => (mergedNames.length > 0 ? joinIsolated(mergedNames, ', ') : null),
    },
    {
      header: 'Kayıt',
      isNumeric: true,
      cell: ({ id, slug, businessCount, trashedCount }) =>
        businessCount > 0 ? (
          <Quiet asChild>
            <Link
              to={`${adminPaths.businesses()}?${new URLSearchParams(isCity ? { city: String(id) } : { category: slug })}`}
            >
              {formatNumber(businessCount)}
            </Link>
          </Quiet>
        ) : trashedCount > 0 ? (
          `0 (çöpte ${formatNumber(trashedCount)})`
        ) : (
          '0'
        ),
    },
    {
      header: 'İşlem',
      cell: (place) => <PlaceActions view={view} place={place} />,
    },
  ];
  return <AdminTable caption={many} columns={columns} rows={places} rowKey={({ id }) => id} />;
}

/** Links to the dialogs about a place. */
function PlaceActions({ view, place: { id, name } }: { view: PlaceView; place: ManagedPlace_RowFragment }) {
  return (
    <chakra.span display="flex" flexWrap={{ base: 'wrap', xl: 'nowrap' }} gap="2">
      <Button asChild variant="line" size="sm">
        <Link
          to={placeViewParams({ ...view, ...closedView, edit: id })}
          preventScrollReset
          aria-label={`${name}: düzenle`}
        >
          <chakra.span display={{ base: 'none', md: 'inline-flex' }}>
            <Icon path={pencilIcon} size={18} />
          </chakra.span>
          Düzenle
        </Link>
      </Button>
      <Button asChild variant="line" size="sm">
        <Link
          to={placeViewParams({ ...view, ...closedView, merge: id })}
          preventScrollReset
          aria-label={`${name}: birleştir`}
        >
          Birleştir
        </Link>
      </Button>
      <Button asChild variant="line" size="sm">
        <Link
          to={placeViewParams({ ...view, ...closedView, remove: id })}
          preventScrollReset
          title="Sil"
          aria-label={`${name}: sil`}
        >
          <Icon path={trashIcon} size={18} />
        </Link>
      </Button>
    </chakra.span>
  );
}
