import { isolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { historyIcon, pencilIcon, trashIcon, reviewsIcon } from '../../ui/icon/adminIcons.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { downIcon, externalIcon, shieldIcon, starIcon, upIcon } from '../../ui/icon/icons.ts';
import type { AdminBusiness_RowFragment } from '../../graphql/generated.ts';
import { paths } from '../../lib/paths.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import type { BusinessView } from './businessView.ts';
import { businessViewParams, PAGE_SIZE } from './businessView.ts';
import { RowMenu } from '../shared/table/RowMenu.tsx';
import { css } from '../../ui/theme/styles.ts';
import { addressText } from '../../../../domain/listing/addressText.ts';

export type BusinessRow = AdminBusiness_RowFragment;

export interface RowHandlers {
  onOpen: (row: BusinessRow) => void;
  onHistory: (row: BusinessRow) => void;
  onReviews: (row: BusinessRow) => void;
  onDelete: (row: BusinessRow) => void;
  onToggle: (row: BusinessRow) => void;
}

export interface BusinessColumn {
  /** Names the column in code and for its key. */
  label: string;
  header: ReactNode;
  /** Null if there is nothing. */
  cell: (row: BusinessRow) => ReactNode;
  isNumeric?: boolean;
  isPinned?: boolean;
  /** Part of the table's width, such as '24%'. */
  share?: string;
  sort?: 'ascending' | 'descending' | 'none';
}

export const ratings = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Its switch is on and its status is not a closed one. */
export const isTrading = ({ isOpen, businessStatus }: BusinessRow) =>
  isOpen && (businessStatus === null || businessStatus === 'OPERATIONAL');

interface ColumnInput extends Pick<RowHandlers, 'onHistory' | 'onReviews' | 'onDelete'> {
  view: BusinessView;
  rows: readonly BusinessRow[];
  hrefOf: (row: BusinessRow) => string;
}

/** Columns of the list; a row's number is the directory's or the list's. Beside the panel there is room for fewer. */
export function businessColumns(input: ColumnInput): BusinessColumn[] {
  const { view, rows, hrefOf, onHistory, onReviews, onDelete } = input;
  const first = (view.page - 1) * PAGE_SIZE + 1;
  const number = (row: BusinessRow) =>
    view.hasGlobalNumbers ? row.globalRowNumber : first + rows.indexOf(row);
  const all: (BusinessColumn & { isWide?: boolean })[] = [
    {
      label: 'Sıra',
      header: <OrderHeader view={view} />,
      sort: view.search || view.completeness ? 'none' : view.isNewestFirst ? 'descending' : 'ascending',
      isNumeric: true,
      cell: (row) => {
        const value = number(row);
        return value === null ? null : <chakra.span color="muted">{formatNumber(value)}</chakra.span>;
      },
    },
    {
      label: 'Ad',
      header: 'Ad',
      isPinned: true,
      share: '24%',
      cell: (row) => (
        <chakra.div asChild fontWeight="medium" lineClamp="2" minW="26" _hover={{ color: 'accent.hover' }}>
          <Link to={hrefOf(row)} data-open preventScrollReset title={row.name}>
            <bdi>{row.name}</bdi>
          </Link>
        </chakra.div>
      ),
    },
    {
      label: 'Adres',
      header: 'Adres',
      share: '20%',
      isWide: true,
      cell: (business) => {
        const text = addressText(business);
        return text ? (
          <chakra.span lineClamp="1" minW="9rem" color="muted" title={text} wordBreak="break-all">
            {text}
          </chakra.span>
        ) : null;
      },
    },
    {
      label: 'Şehir',
      header: 'Şehir',
      cell: ({ city }) =>
        city ? (
          <chakra.span lineClamp="1" minW="28" title={city.name}>
            <bdi>{city.name}</bdi>
          </chakra.span>
        ) : null,
    },
    {
      label: 'Telefon',
      header: 'Telefon',
      isWide: true,
      cell: ({ phone }) => (phone ? <chakra.span whiteSpace="nowrap">{phone}</chakra.span> : null),
    },
    {
      label: 'Puan',
      header: 'Puan',
      isNumeric: true,
      cell: ({ rating }) =>
        typeof rating === 'number' ? (
          <chakra.span display="inline-flex" alignItems="center" gap="1">
            <Icon path={starIcon} size={14} filled className={css({ color: 'rating' })} />
            {ratings.format(rating)}
          </chakra.span>
        ) : null,
    },
    {
      label: 'Yorum',
      header: 'Yorum',
      isNumeric: true,
      cell: ({ reviewCount }) => formatNumber(reviewCount),
    },
    {
      label: 'Doluluk',
      header: <CompletenessHeader view={view} />,
      sort: view.completeness === null ? 'none' : view.completeness === 'ASC' ? 'ascending' : 'descending',
      isNumeric: true,
      isWide: true,
      cell: ({ completeness }) => (completeness === null ? null : `%${completeness}`),
    },
    {
      label: 'Durum',
      header: 'Durum',
      cell: (row) => (
        <chakra.span display="flex" gap="1">
          {isTrading(row) ? <Badge tone="positive">Açık</Badge> : <Badge tone="danger">Kapalı</Badge>}
          {row.isVerified ? (
            <Badge>
              <Icon path={shieldIcon} size={14} />
              Doğrulanmış
            </Badge>
          ) : null}
        </chakra.span>
      ),
    },
    {
      label: 'İşlemler',
      header: <chakra.span srOnly>İşlemler</chakra.span>,
      cell: (row) => (
        <chakra.div display="flex" justifyContent="flex-end">
          <Button asChild variant="ghost" size="icon" className={css({ h: '9', minH: '9', w: '9' })}>
            <Link to={hrefOf(row)} preventScrollReset aria-label={`${row.name}: düzenle`} title="Düzenle">
              <Icon path={pencilIcon} size={18} />
            </Link>
          </Button>
          <RowMenu
            label={`${isolated(row.name)}: diğer işlemler`}
            items={[
              {
                label: 'Sitede aç',
                icon: externalIcon,
                onPress: () => window.open(paths.business(row.slug), '_blank', 'noopener'),
              },
              { label: 'Yorumlar', icon: reviewsIcon, onPress: () => onReviews(row) },
              { label: 'Geçmiş', icon: historyIcon, onPress: () => onHistory(row) },
              { label: 'Sil', icon: trashIcon, tone: 'danger', onPress: () => onDelete(row) },
            ]}
          />
        </chakra.div>
      ),
    },
  ];
  return view.edit === null ? all : all.filter(({ isWide }) => !isWide);
}

/** The least complete listings first, then the most complete. */
function CompletenessHeader({ view }: { view: BusinessView }) {
  const isLeastFirst = view.completeness === 'ASC';
  return (
    <chakra.div asChild display="inline-flex" alignItems="center" gap="1" minH="9" color="text">
      <Link
        to={businessViewParams({ ...view, completeness: isLeastFirst ? 'DESC' : 'ASC', page: 1 })}
        preventScrollReset
        title={isLeastFirst ? 'En dolu önce' : 'En eksik önce'}
      >
        Doluluk
        {view.completeness === null ? null : <Icon path={isLeastFirst ? upIcon : downIcon} size={14} />}
      </Link>
    </chakra.div>
  );
}

/** Reverses the order; a search has its own. */
function OrderHeader({ view }: { view: BusinessView }) {
  if (view.search) return 'Sıra';
  const { isNewestFirst } = view;
  return (
    <chakra.div asChild display="inline-flex" alignItems="center" gap="1" minH="9" color="text">
      <Link
        to={
          businessViewParams({
            ...view,
            completeness: null,
            isNewestFirst: !isNewestFirst && view.completeness === null,
            page: 1,
          }) || '.'
        }
        preventScrollReset
        title={isNewestFirst ? 'En eski önce' : 'En yeni önce'}
      >
        Sıra
        <Icon path={isNewestFirst ? downIcon : upIcon} size={14} />
      </Link>
    </chakra.div>
  );
}
