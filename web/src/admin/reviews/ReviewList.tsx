import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ManagedReviewListQuery } from '../../graphql/generated.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { searchIcon } from '../../ui/icon/icons.ts';
import { Card } from '../../ui/text/Card.tsx';
import { Note } from '../shared/page/Note.tsx';
import { Shortcuts, shortcutsText, type Shortcut } from '../shared/page/Shortcuts.tsx';
import { ReviewEntry } from './ReviewEntry.tsx';
import { hasReviewFilter, reviewViewParams, type ReviewView } from './reviewView.ts';
import { reviewFolders } from './reviewLabels.ts';
import { css } from '../../ui/theme/styles.ts';

/** With the focus on the checkbox of a review. */
const shortcuts: readonly Shortcut[] = [
  { keys: '↑ ↓', text: 'Yorumların kutuları arasında gezdirir' },
  { keys: 'X', text: 'Seçer ya da seçimini kaldırır' },
  { keys: 'G', text: 'Gizlemeyi sorar' },
  { keys: 'Y', text: 'Yeniden yayına alır' },
  { keys: 'Delete', text: 'Kalıcı olarak kaldırmayı sorar' },
];

interface ReviewListProps {
  view: ReviewView;
  page: ManagedReviewListQuery['managedReviews'];
  isStale: boolean;
  isSearching: boolean;
  hasStopped: boolean;
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  onToggle: (id: number) => void;
  onAsk: (dialog: 'hide' | 'remove', id: number) => void;
  onRestore: (id: number) => Promise<unknown>;
  onClearFilters: () => void;
  onOpen: (path: string) => void;
}

/** A page of reviews with loading, error and empty states; arrow keys move between reviews. */
export function ReviewList(props: ReviewListProps) {
  const { view, page, isStale, isSearching, hasStopped, selected, onSelect, onClearFilters } = props;
  const { nodes, pageInfo } = page;
  const nextHref = pageInfo.hasNextPage
    ? reviewViewParams({ ...view, dialog: null, dialogId: null, after: pageInfo.endCursor ?? null })
    : null;
  const open = nodes.filter(({ state }) => state !== 'REMOVED').map(({ id }) => id);
  const areAll = open.length > 0 && open.every((id) => selected.has(id));
  return (
    <chakra.div aria-busy={isStale || isSearching} opacity={isStale ? '.55' : undefined}>
      {nodes.length === 0 ? (
        isSearching || hasStopped ? null : (
          <Nothing view={view} onClearFilters={onClearFilters} />
        )
      ) : (
        <Card className={css({ py: '0', overflow: 'visible' })}>
          {open.length > 0 ? (
            <chakra.label
              display="flex"
              alignItems="center"
              gap="3"
              minH="11"
              px={{ base: '3.5', md: '5' }}
              borderBottomWidth="1px"
              borderColor="line"
              color="muted"
              textStyle="sm"
            >
              <chakra.span display="grid" placeItems="center" boxSize="6">
                <Checkbox
                  checked={areAll}
                  onChange={() =>
                    onSelect(
                      areAll
                        ? new Set([...selected].filter((id) => !open.includes(id)))
                        : new Set([...selected, ...open]),
                    )
                  }
                />
              </chakra.span>
              Bu sayfadakilerin tümünü seç
            </chakra.label>
          ) : null}
          <Entries {...props} />
        </Card>
      )}
      <chakra.p role="status" mt="3" color="muted" textStyle="sm" minH="5">
        {isSearching ? 'Eşleşen yorumlar aranıyor…' : ''}
      </chakra.p>
      {hasStopped ? (
        <Note icon={searchIcon} tone="neutral">
          Şimdiye dek bakılan yorumlarda {nodes.length === 0 ? 'eşleşen bulunamadı' : 'bulunanlar bunlar'};
          daha bakılacak yorum var.
        </Note>
      ) : null}
      <chakra.nav aria-label="Yorumların sayfaları" display="flex" gap="2" mt="3">
        {nodes.length === 0 ? null : <Shortcuts shortcuts={shortcuts} />}
        {view.after === null ? null : (
          <Button asChild variant="line" size="sm">
            <Link to={reviewViewParams({ ...view, dialog: null, dialogId: null, after: null })}>
              İlk sayfa
            </Link>
          </Button>
        )}
        {nextHref === null || isSearching ? null : (
          <Button asChild variant="line" size="sm">
            <Link to={nextHref}>{hasStopped ? 'Aramaya devam et' : 'Sonraki sayfa'}</Link>
          </Button>
        )}
      </chakra.nav>
    </chakra.div>
  );
}

function Entries({ view, page, selected, onToggle, onAsk, onRestore, onOpen }: ReviewListProps) {
  const only = (part: Partial<ReviewView>) =>
    reviewViewParams({
      ...{ ...view, search: '', rating: null, source: '', businessId: null, importId: null },
      ...{ after: null, dialog: null, dialogId: null, ...part },
    });
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const entry = target.closest<HTMLElement>('[data-review]');
    const review = page.nodes.find(({ id }) => String(id) === entry?.dataset.review);
    // Only with the focus on a review's checkbox: elsewhere letters and arrows have other meanings.
    if (!entry || !review || !target.matches('[data-tick]')) return;
    const steps: Record<string, () => void> = {
      ArrowDown: () => focusTick(entry, 1),
      ArrowUp: () => focusTick(entry, -1),
      x: () => onToggle(review.id),
      g: () => review.state === 'SHOWN' && onAsk('hide', review.id),
      y: () => review.state === 'HIDDEN' && void onRestore(review.id),
      Delete: () => review.state !== 'REMOVED' && onAsk('remove', review.id),
    };
    const act = steps[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  return (
    <chakra.ul aria-label="Yorumlar" aria-description={shortcutsText(shortcuts)} onKeyDown={handleKeyDown}>
      {page.nodes.map((review) => (
        <ReviewEntry
          key={review.id}
          review={review}
          isSelected={selected.has(review.id)}
          listingHref={only({ businessId: review.listing.id })}
          importHref={only({ importId: review.importId ?? null })}
          onToggle={() => onToggle(review.id)}
          onHide={() => onAsk('hide', review.id)}
          onRestore={() => onRestore(review.id)}
          onRemove={() => onAsk('remove', review.id)}
          onOpen={onOpen}
        />
      ))}
    </chakra.ul>
  );
}

function focusTick(entry: HTMLElement, step: 1 | -1): void {
  const next = step === 1 ? entry.nextElementSibling : entry.previousElementSibling;
  next?.querySelector<HTMLElement>('[data-tick]')?.focus();
}

function Nothing({ view, onClearFilters }: Pick<ReviewListProps, 'view' | 'onClearFilters'>) {
  const folder = reviewFolders.find((one) => one.folder === view.state);
  if (!hasReviewFilter(view)) return <EmptyState title={folder?.empty ?? ''} text={folder?.emptyText} />;
  return (
    <EmptyState
      title="Eşleşen yorum yok"
      text="Başka bir listede olabilir ya da filtreler dar kalmış olabilir."
      actions={
        <Button variant="line" onClick={onClearFilters}>
          Filtreleri temizle
        </Button>
      }
    />
  );
}
