import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Pager } from '../../ui/directory/Pager.tsx';
import type { AdminBusinessListQuery } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { PageWithoutRows } from '../shared/table/PageWithoutRows.tsx';
import { Shortcuts } from '../shared/page/Shortcuts.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import type { BusinessRow } from './businessColumns.tsx';
import { businessColumns } from './businessColumns.tsx';
import { BusinessTable } from './BusinessTable.tsx';
import { businessShortcuts } from './businessShortcuts.ts';
import type { BusinessView } from './businessView.ts';
import {
  businessViewParams,
  hasBusinessFilter,
  lastBusinessPage,
  noFilters,
  PAGE_SIZE,
} from './businessView.ts';
import { SearchInterpretation } from './SearchInterpretation.tsx';

const pagerLabels = {
  first: 'İlk sayfa',
  previous: 'Önceki sayfa',
  next: 'Sonraki sayfa',
  last: 'Son sayfa',
  page: 'Sayfa',
};

export type BusinessList = AdminBusinessListQuery['adminBusinesses'];

interface BusinessListingProps {
  view: BusinessView;
  list: BusinessList;
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  onFilter: (part: Partial<BusinessView>) => void;
  onShow: (view: BusinessView) => void;
  /** Leads to another screen. */
  onLeave: (path: string) => void;
}

/** A page of the list with its pager, or why there is nothing. */
export function BusinessListing(props: BusinessListingProps) {
  const { view, list, selected, onSelect, onFilter, onShow, onLeave } = props;
  const { nodes, totalCount, totalCountIsLowerBound, didYouMean, understoodAs, pageInfo } = list;
  const lastPage = lastBusinessPage(view, totalCount, totalCountIsLowerBound);
  if (nodes.length === 0 && view.page > 1 && totalCount > 0)
    return (
      <chakra.div px="5" pb="8">
        <PageWithoutRows onLast={() => onShow({ ...view, page: lastPage ?? 1 })} />
      </chakra.div>
    );
  if (nodes.length === 0) return <NothingFound view={view} onFilter={onFilter} />;
  const first = (view.page - 1) * PAGE_SIZE + 1;
  const open = (row: BusinessRow, isHistory = false): BusinessView => ({ ...view, edit: row.id, isHistory });
  const hrefOf = (row: BusinessRow) => businessViewParams(open(row));
  const handlers = {
    onOpen: (row: BusinessRow) => onShow(open(row)),
    onHistory: (row: BusinessRow) => onShow(open(row, true)),
    onReviews: ({ id }: BusinessRow) => onLeave(`${adminPaths.reviews()}?business=${id}`),
    onDelete: (row: BusinessRow) => onShow({ ...view, dialog: 'delete', dialogId: row.id }),
    onToggle: ({ id }: BusinessRow) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      onSelect(next);
    },
  };
  function toggleAll() {
    const ids = nodes.map(({ id }) => id);
    const next = new Set(selected);
    const areAll = ids.every((id) => selected.has(id));
    for (const id of ids)
      if (areAll) next.delete(id);
      else next.add(id);
    onSelect(next);
  }
  return (
    <>
      {understoodAs ? <SearchInterpretation {...understoodAs} /> : null}
      {didYouMean ? (
        <chakra.p color="muted" px="5" pt="3">
          “{didYouMean}” için sonuçlar gösteriliyor
        </chakra.p>
      ) : null}
      <BusinessTable
        columns={businessColumns({ view, rows: nodes, hrefOf, ...handlers })}
        rows={nodes}
        selected={selected}
        currentId={view.edit === 'new' ? null : view.edit}
        hrefOf={hrefOf}
        onToggleAll={toggleAll}
        {...handlers}
      />
      <chakra.div
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        px="4"
        py="2"
        borderTopWidth="1px"
        borderColor="line"
      >
        <chakra.div display="flex" alignItems="center" gap="2">
          <chakra.span fontVariantNumeric="tabular-nums">
            {`${formatNumber(first)}–${formatNumber(first + nodes.length - 1)} / ${formatNumber(totalCount)}${totalCountIsLowerBound ? '+' : ''}`}
          </chakra.span>
          <Shortcuts shortcuts={businessShortcuts} />
        </chakra.div>
        <Pager
          label="Sayfalar"
          labels={pagerLabels}
          page={view.page}
          lastPage={lastPage}
          hasNextPage={pageInfo.hasNextPage}
          hrefOf={(page) => businessViewParams({ ...view, page }) || '.'}
        />
      </chakra.div>
    </>
  );
}

function NothingFound({ view, onFilter }: Pick<BusinessListingProps, 'view' | 'onFilter'>) {
  const isNarrowed = hasBusinessFilter(view) || view.page > 1;
  return (
    <chakra.div px="5" pb="8">
      <EmptyState
        title="İşletme bulunamadı"
        text={
          hasBusinessFilter(view)
            ? 'Başka bir kelimeyle ya da daha az filtreyle deneyin.'
            : 'Henüz kayıt yok. Bir dosya yükleyin ya da ilk işletmeyi elle ekleyin.'
        }
        actions={
          isNarrowed ? (
            <Button onClick={() => onFilter(noFilters)}>Filtreleri temizle</Button>
          ) : (
            <>
              <Button asChild>
                <Link to={adminPaths.imports()}>Excel yükle</Link>
              </Button>
              <Button asChild variant="line">
                <Link to={businessViewParams({ ...view, edit: 'new' })} preventScrollReset>
                  Yeni işletme
                </Link>
              </Button>
            </>
          )
        }
      />
    </chakra.div>
  );
}
