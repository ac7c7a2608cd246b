import { chakra } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { useAdminBusinessListQuery } from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { isTypedSearch } from '../shared/form/isTypedSearch.ts';
import { BulkBar } from './BulkBar.tsx';
import { BulkDialog } from './bulk/BulkDialog.tsx';
import { BusinessFilters } from './BusinessFilters.tsx';
import type { BusinessList } from './BusinessListing.tsx';
import { BusinessListing } from './BusinessListing.tsx';
import { TableCard } from './BusinessTable.tsx';
import type { BusinessView } from './businessView.ts';
import { businessViewParams, filterOf, listVariables, parseBusinessView } from './businessView.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { EditPanel } from './editing/EditPanel.tsx';
import { ExportDialog } from './export/ExportDialog.tsx';
import { HeadActions } from './HeadActions.tsx';
import { QualityChips } from './quality/QualityChips.tsx';
import { SavedFilterChips } from './savedFilters/SavedFilterChips.tsx';
import { SavedFiltersDialog } from './savedFilters/SavedFiltersDialog.tsx';
import { useSelection } from '../shared/listing/useSelection.ts';

/** The width that the panel leaves. */
const besidePanel = { xl: 'calc(100vw - {sizes.railCollapsed} - {sizes.panel} - {sizes.18})' };

const hrefOf = (next: BusinessView) => businessViewParams(next) || '.';

/** All listings as operators go through them: search, filters, pages, each in the address. */
export function Component() {
  const navigate = useNavigate();
  const view = parseBusinessView(useSearchParams()[0]);
  const conditions = JSON.stringify(filterOf(view));
  const { selected, select, drop } = useSelection(conditions);
  const result = useAdminBusinessListQuery({
    variables: listVariables(view),
    fetchPolicy: 'cache-and-network',
  });
  const data = latestData(result);
  function show(next: BusinessView, replace = false) {
    void navigate({ search: businessViewParams(next) }, { preventScrollReset: true, replace });
  }
  const filter = (part: Partial<BusinessView>) => show({ ...view, page: 1, ...part }, isTypedSearch(part));
  const closed: BusinessView = { ...view, edit: null, isHistory: false };
  return (
    <chakra.div
      // The panel is beside the list and does not cover it.
      maxW={view.edit === null ? undefined : besidePanel}
    >
      <PageHeading
        title="İşletme Yönetimi"
        note={data ? countText(data.adminBusinesses) : undefined}
        action={
          <HeadActions
            exportHref={hrefOf({ ...view, dialog: 'export', dialogId: null })}
            newHref={hrefOf({ ...closed, edit: 'new' })}
            onBulk={() => show({ ...view, dialog: 'bulk', dialogId: null })}
            onFilters={() => show({ ...view, dialog: 'filters', dialogId: null })}
            onOpen={(path) => void navigate(path)}
          />
        }
      />
      <BusinessFilters view={view} onChange={filter} />
      <QualityChips view={view} onChange={filter} />
      <SavedFilterChips view={view} />
      <TableCard aria-busy={result.loading}>
        <OperatorQueryState
          result={{ ...result, data }}
          skeleton={
            <chakra.div px="5" py="2">
              <RowsSkeleton rows={12} />
            </chakra.div>
          }
          errorTitle="İşletmeler alınamadı"
        >
          {({ adminBusinesses }) => (
            <BusinessListing
              view={view}
              list={adminBusinesses}
              selected={selected}
              onSelect={select}
              onFilter={filter}
              onShow={show}
              onLeave={(path) => void navigate(path)}
            />
          )}
        </OperatorQueryState>
      </TableCard>
      {selected.size > 0 ? (
        <BulkBar
          count={selected.size}
          href={hrefOf({ ...view, dialog: 'bulk', dialogId: null })}
          onClear={() => select(new Set())}
        />
      ) : null}
      {view.edit === null ? null : (
        <ViewPanel view={view} edited={view.edit} onClose={() => show(closed, true)} />
      )}
      <ViewDialogs
        view={view}
        conditions={conditions}
        selected={selected}
        onShow={(next) => show(next, true)}
        onStarted={() => select(new Set())}
        onDeleted={drop}
      />
    </chakra.div>
  );
}

interface ViewPanelProps {
  view: BusinessView;
  edited: NonNullable<BusinessView['edit']>;
  onClose: () => void;
}

/** The panel of the listing that the URL names, or of a new one. */
function ViewPanel({ view, edited, onClose }: ViewPanelProps) {
  return (
    <EditPanel
      id={edited === 'new' ? null : edited}
      isHistory={view.isHistory}
      historyHref={hrefOf({ ...view, isHistory: true })}
      deleteHref={hrefOf({ ...view, dialog: 'delete', dialogId: edited === 'new' ? null : edited })}
      formHref={hrefOf({ ...view, isHistory: false })}
      onClose={onClose}
      isLeft={(search) => parseBusinessView(new URLSearchParams(search)).edit !== edited}
    />
  );
}

interface ViewDialogsProps {
  view: BusinessView;
  /** The filter as a text. */
  conditions: string;
  selected: ReadonlySet<number>;
  onShow: (next: BusinessView) => void;
  onStarted: () => void;
  onDeleted: (ids: number[]) => void;
}

/** The dialog that the URL names, if any. */
function ViewDialogs({ view, conditions, selected, onShow, onStarted, onDeleted }: ViewDialogsProps) {
  const { dialog, dialogId, edit } = view;
  const closed: BusinessView = { ...view, dialog: null, dialogId: null };
  const close = () => onShow(closed);
  if (dialog === 'export') return <ExportDialog view={view} onClose={close} />;
  if (dialog === 'filters') return <SavedFiltersDialog view={view} onClose={close} />;
  if (dialog === 'bulk')
    return (
      <BulkDialog key={conditions} view={view} selected={selected} onStarted={onStarted} onClose={close} />
    );
  if (dialog !== 'delete' || dialogId === null) return null;
  return (
    <DeleteDialog
      id={dialogId}
      onClose={close}
      onDeleted={() => onDeleted([dialogId])}
      onLeave={() => onShow({ ...closed, ...(edit === dialogId ? { edit: null, isHistory: false } : {}) })}
    />
  );
}

function countText({ totalCount, totalCountIsLowerBound }: BusinessList): string {
  return `${formatNumber(totalCount)}${totalCountIsLowerBound ? '+' : ''} işletme`;
}
