import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { ManagedReviewListQuery, ReviewState } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { historyIcon } from '../../ui/icon/adminIcons.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { LinkTabs } from '../shared/page/LinkTabs.tsx';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { useSelectedRows } from '../shared/listing/useSelection.ts';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { HideReviewsDialog } from './HideReviewsDialog.tsx';
import { RemoveReviewsDialog } from './RemoveReviewsDialog.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ReviewList } from './ReviewList.tsx';
import { parseReviewView, reviewFilterOf, reviewViewParams, type ReviewView } from './reviewView.ts';
import { reviewFolders } from './reviewLabels.ts';
import { useReviewActions } from './useReviewActions.ts';
import { useReviewList } from './useReviewList.ts';

/** Reviews for operators. Filters, page and the open dialog are held in the URL. */
export function Component() {
  const navigate = useNavigate();
  const view = parseReviewView(useSearchParams()[0]);
  const { selected, select, drop } = useSelectedRows(JSON.stringify(reviewFilterOf(view)));
  const list = useReviewList(view);
  const data = list.result.data?.managedReviews;
  const show = (next: ReviewView, replace = false) =>
    void navigate({ search: reviewViewParams(next) }, { preventScrollReset: true, replace });
  const closed: ReviewView = { ...view, dialog: null, dialogId: null };
  const first: ReviewView = { ...closed, after: null };
  const filter = (part: Partial<ReviewView>, isReplaced = false) => show({ ...first, ...part }, isReplaced);
  const openDialog = (dialog: ReviewView['dialog'], dialogId: number | null) =>
    show({ ...view, dialog, dialogId });
  const ids = view.dialogId === null ? [...selected] : [view.dialogId];
  // After a reload nothing is selected: the dialog of selected reviews must not open with the next selection.
  const isAboutNone = view.dialog !== null && ids.length === 0;
  useEffect(() => {
    if (isAboutNone) show(closed, true);
  });
  const { isBusy, bringBack, restoreAll } = useRestoring(selected, drop);
  function toggle(id: number) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    select(next);
  }

  return (
    <>
      <PageHeading
        title="Yorumlar"
        note="İçe aktarılan yorumları gizleyin, yeniden yayına alın ya da kalıcı olarak kaldırın."
        action={<DecisionsLink />}
      />
      <ReviewFilters view={view} onChange={filter} />
      <FolderTabs view={first} states={data?.states} />
      <OperatorQueryState
        result={list.result}
        skeleton={<RowsSkeleton rows={10} />}
        errorTitle="Yorumlar alınamadı"
      >
        {({ managedReviews }) => (
          <ReviewList
            view={view}
            page={managedReviews}
            isStale={list.isStale}
            isSearching={list.isSearching}
            hasStopped={list.hasStopped}
            selected={selected}
            onSelect={select}
            onToggle={toggle}
            onAsk={openDialog}
            onRestore={(id) => bringBack([id])}
            onClearFilters={() =>
              filter({ search: '', rating: null, source: '', businessId: null, importId: null })
            }
            onOpen={(path) => void navigate(path)}
          />
        )}
      </OperatorQueryState>
      {selected.size > 0 ? (
        <ReviewBar
          count={selected.size}
          isHidden={view.state === 'HIDDEN'}
          isBusy={isBusy}
          onHide={() => openDialog('hide', null)}
          onRestore={() => void restoreAll()}
          onRemove={() => openDialog('remove', null)}
          onClear={() => select(new Set())}
        />
      ) : null}
      <ReviewDialogs
        dialog={view.dialog}
        ids={ids}
        nodes={data?.nodes ?? []}
        onClose={() => show(closed, true)}
        onDone={() => drop(ids)}
      />
    </>
  );
}

function DecisionsLink() {
  return (
    <Button asChild variant="line" size="sm">
      <Link to={adminPaths.reviewDecisions()}>
        <Icon path={historyIcon} size={18} />
        Kararlar
      </Link>
    </Button>
  );
}

function useRestoring(selected: ReadonlySet<number>, drop: (ids: number[]) => void) {
  const [isBusy, setBusy] = useState(false);
  const { restore } = useReviewActions();
  async function bringBack(restored: number[]) {
    const isDone = await restore(restored);
    if (isDone) drop(restored);
    return isDone;
  }
  async function restoreAll() {
    setBusy(true);
    await bringBack([...selected]);
    setBusy(false);
  }
  return { isBusy, bringBack, restoreAll };
}

type Reviews = ManagedReviewListQuery['managedReviews'];
type States = Reviews['states'];

/** Links to the folders, from their first pages on. */
function FolderTabs({ view, states }: { view: ReviewView; states: States | undefined }) {
  return (
    <chakra.div mb="3">
      <LinkTabs
        label="Yorum listeleri"
        tabs={reviewFolders.map(({ folder, label }) => ({
          to: reviewViewParams({ ...view, state: folder }),
          label: `${label}${countText(states, folder)}`,
          isCurrent: folder === view.state,
        }))}
      />
    </chakra.div>
  );
}

interface ReviewDialogsProps {
  dialog: ReviewView['dialog'];
  ids: number[];
  nodes: Reviews['nodes'];
  onClose: () => void;
  onDone: () => void;
}

/** The dialog that the URL names, about the given reviews. */
function ReviewDialogs({ dialog, ids, nodes, onClose, onDone }: ReviewDialogsProps) {
  if (ids.length === 0) return null;
  if (dialog === 'hide') return <HideReviewsDialog ids={ids} onClose={onClose} onDone={onDone} />;
  if (dialog !== 'remove') return null;
  const reviews = nodes.filter(({ id }) => ids.includes(id));
  return <RemoveReviewsDialog ids={ids} reviews={reviews} onClose={onClose} onDone={onDone} />;
}

/** ' (1.234)', and '+' where counting stopped; nothing before it is known. */
function countText(states: States | undefined, folder: ReviewState): string {
  const count = { SHOWN: states?.shown, HIDDEN: states?.hidden, REMOVED: states?.removed }[folder];
  return count ? ` (${formatNumber(count.count)}${count.isLowerBound ? '+' : ''})` : '';
}
