import { chakra } from '@chakra-ui/react';
import { Badge } from '../../components/Badge.tsx';
import { Icon } from '../../components/Icon.tsx';
import { shieldIcon, starIcon } from '../../components/icons.ts';
import type { AdminBusiness_RowFragment } from '../../graphql/generated.ts';
import { paths } from '../../lib/paths.ts';
import type { AdminColumn } from '../AdminTable.tsx';
import { formatNumber } from '../formatTurkish.ts';
import type { BusinessView } from './businessView.ts';
import { PAGE_SIZE } from './businessView.ts';

export type BusinessRow = AdminBusiness_RowFragment;

const ratings = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Columns of the list; a row's number is the directory's or the list's. */
export function businessColumns(
  view: BusinessView,
  rows: readonly BusinessRow[],
): AdminColumn<BusinessRow>[] {
  const first = (view.page - 1) * PAGE_SIZE + 1;
  return [
    {
      header: 'Sıra',
      isNumeric: true,
      cell: (row) => {
        const number = view.hasGlobalNumbers ? row.globalRowNumber : first + rows.indexOf(row);
        return number === null ? null : formatNumber(number);
      },
    },
    {
      header: 'Ad',
      isTitle: true,
      longShare: '24%',
      cell: ({ name, slug }) => (
        <chakra.a
          href={paths.business(slug)}
          target="_blank"
          rel="noopener"
          fontWeight="medium"
          color="accent"
          _hover={{ color: 'accent.hover' }}
        >
          {name}
        </chakra.a>
      ),
    },
    {
      header: 'Adres',
      longShare: '22%',
      cell: ({ address }) =>
        address ? (
          <chakra.span lineClamp="2" title={address}>
            {address}
          </chakra.span>
        ) : null,
    },
    { header: 'Şehir', cell: ({ city }) => city?.name ?? null },
    {
      header: 'Telefon',
      cell: ({ phone }) => (phone ? <chakra.span whiteSpace="nowrap">{phone}</chakra.span> : null),
    },
    {
      header: 'Puan',
      isNumeric: true,
      cell: ({ rating }) =>
        typeof rating === 'number' ? (
          <chakra.span display="inline-flex" alignItems="center" gap="1">
            <Icon path={starIcon} size={14} filled color="rating" />
            {ratings.format(rating)}
          </chakra.span>
        ) : null,
    },
    { header: 'Yorum', isNumeric: true, cell: ({ reviewCount }) => formatNumber(reviewCount) },
    {
      header: 'Durum',
      cell: ({ isOpen, isVerified, businessStatus }) => (
        <chakra.span display="flex" flexWrap="wrap" gap="1">
          {isOpen && (businessStatus === null || businessStatus === 'OPERATIONAL') ? (
            <Badge tone="positive">Açık</Badge>
          ) : (
            <Badge tone="danger">Kapalı</Badge>
          )}
          {isVerified ? (
            <Badge>
              <Icon path={shieldIcon} size={14} />
              Doğrulanmış
            </Badge>
          ) : null}
        </chakra.span>
      ),
    },
  ];
}
