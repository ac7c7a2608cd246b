import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isolated } from '../../../../domain/text/bidi.ts';
import { BusinessCard } from '../../ui/listing/BusinessCard.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice.tsx';
import { CardGridSkeleton } from '../../ui/listing/CardGrid.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { useSavedListingsQuery } from '../../graphql/siteOperations.ts';
import { paths } from '../../lib/paths.ts';
import {
  comparePath,
  MAX_COMPARED,
  placesFragment,
  readPlacesFragment,
  recentListings,
  savedListings,
  type SavedListing,
} from '../../lib/savedListings.ts';
import { RecentListings } from './RecentListings.tsx';
import { listingCopy, type KnownListing } from './listingCopy.ts';
import { shareLink } from './shareLink.ts';
import { useBrowserList } from './useBrowserList.ts';
import { css } from '../../ui/theme/styles.ts';

/** Saved listings with their actions, listings of a shared link, and recently viewed ones. */
export function SavedListings() {
  const saved = useBrowserList(savedListings);
  const recent = useBrowserList(recentListings).filter(({ id }) => !saved.some((place) => place.id === id));
  const ids = [...saved, ...recent].map(({ id }) => id).slice(0, 100);
  const { places, isReading, error, refetch } = useListings(ids);
  return (
    <>
      <SharedListings />
      {savedListings.isStored ? null : (
        <p role="status" className={css({ mt: '4', fontWeight: 'medium' })}>
          This browser does not store data of this site, so the list ends with this page. Copy its link to
          keep it.
        </p>
      )}
      {error ? (
        <div className={css({ mt: '6' })}>
          <ErrorNotice
            title="Your places could not be loaded"
            text="The list itself is safe in this browser."
            onRetry={() => void refetch()}
          />
        </div>
      ) : null}
      {/* Alone until all is read: what came before would move. */}
      {isReading ? (
        <div className={css({ mt: '6' })}>
          <CardGridSkeleton count={Math.min(ids.length, 4)} />
        </div>
      ) : saved.length === 0 ? (
        <EmptyState
          title="No saved places yet"
          text="Open a business and choose Save. It is then listed here, and readable without a connection."
          actions={
            <Button asChild>
              <Link to={paths.businesses()}>Browse businesses</Link>
            </Button>
          }
        />
      ) : (
        <SavedList saved={saved} places={places} />
      )}
      {isReading ? null : <RecentListings places={recent.flatMap(({ id }) => places.get(id) ?? [])} />}
    </>
  );
}

/** Listings by id, as the directory has them now. Stores copies of the saved ones for the offline page. */
function useListings(ids: number[]) {
  const { data, previousData, error, refetch } = useSavedListingsQuery({
    variables: { ids },
    skip: ids.length === 0,
    // Copies for the offline page carry the time at which they were read.
    fetchPolicy: 'network-only',
  });
  useEffect(() => {
    if (!data) return;
    const readAt = new Date();
    const read = new Map(data.businessesByIds.map((place) => [place.id, place]));
    savedListings.update((item) => {
      const place = read.get(item.id);
      return place ? { id: item.id, copy: listingCopy(place, readAt) } : item;
    });
  }, [data]);
  const latest = data ?? previousData;
  return {
    places: new Map(latest?.businessesByIds.map((place) => [place.id, place])),
    isReading: ids.length > 0 && !latest && !error,
    error,
    refetch,
  };
}

interface SavedListProps {
  saved: readonly SavedListing[];
  places: ReadonlyMap<number, KnownListing>;
}

function SavedList({ saved, places }: SavedListProps) {
  const [selected, setSelected] = useState<readonly number[]>([]);
  const showToast = useToast();
  const compared = selected.filter((id) => saved.some((place) => place.id === id));
  const remove = (id: number, name: string) => {
    const at = saved.findIndex((each) => each.id === id);
    const place = saved[at];
    savedListings.remove(id);
    setSelected((some) => some.filter((each) => each !== id));
    showToast({
      title: `${isolated(name)} was removed`,
      ...(place && { action: { label: 'Undo', onPress: () => void savedListings.add(place, { at }) } }),
    });
  };
  return (
    <>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2.5', mt: '5' })}>
        {compared.length > 1 ? (
          <Button asChild>
            <Link to={comparePath(compared)}>Compare {compared.length} places</Link>
          </Button>
        ) : (
          <p className={css({ color: 'muted', alignSelf: 'center' })}>
            Select 2 to {MAX_COMPARED} places to compare them.
          </p>
        )}
        <Button
          variant="line"
          onClick={() =>
            void shareLink(
              { title: 'Saved places', path: paths.saved() + placesFragment(saved.map(({ id }) => id)) },
              showToast,
            )
          }
        >
          Share the list as a link
        </Button>
      </div>
      <ul aria-label="Saved places" className={css({ mt: '3' })}>
        {saved.map(({ id, copy }) => {
          const place = places.get(id);
          const name = place?.name ?? copy?.name ?? 'Unknown place';
          return (
            <PlaceRow
              key={id}
              place={place}
              name={name}
              isCompared={compared.includes(id)}
              isFull={compared.length >= MAX_COMPARED}
              onCompare={(isOn) =>
                setSelected(isOn ? [...compared, id] : compared.filter((each) => each !== id))
              }
              onRemove={() => remove(id, name)}
            />
          );
        })}
      </ul>
    </>
  );
}

interface PlaceRowProps {
  /** Undefined if it could not be read, or is gone. */
  place: KnownListing | undefined;
  name: string;
  isCompared: boolean;
  isFull: boolean;
  onCompare: (isOn: boolean) => void;
  onRemove: () => void;
}

function PlaceRow({ place, name, isCompared, isFull, onCompare, onRemove }: PlaceRowProps) {
  return (
    <li
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '3',
        py: '2',
        borderBottomWidth: '1px',
        borderColor: 'line',
      })}
    >
      <div className={css({ flex: '1 1 {sizes.category}', minW: '0' })}>
        {place ? (
          <BusinessCard business={place} layout="mini" headingLevel="h2" />
        ) : (
          <p className={css({ py: '3', overflowWrap: 'anywhere' })}>
            <bdi>{name}</bdi> <span className={css({ color: 'muted' })}>· not in the directory now</span>
          </p>
        )}
      </div>
      <label className={css({ display: 'inline-flex', alignItems: 'center', gap: '2', minH: '11' })}>
        <Checkbox
          checked={isCompared}
          disabled={!place || (isFull && !isCompared)}
          onChange={(event) => onCompare(event.currentTarget.checked)}
          aria-label={`Compare ${isolated(name)}`}
        />
        Compare
      </label>
      <Button
        variant="ghost"
        size="sm"
        className={css({ minH: '11' })}
        onClick={onRemove}
        aria-label={`Remove ${isolated(name)}`}
      >
        Remove
      </Button>
    </li>
  );
}

/** Listings of a link from another browser, which the visitor can add or dismiss. */
function SharedListings() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const saved = useBrowserList(savedListings);
  const showToast = useToast();
  const shared = readPlacesFragment(hash).filter((id) => !saved.some((place) => place.id === id));
  if (shared.length === 0) return null;
  const leave = () => void navigate({ hash: '' }, { replace: true });
  const add = () => {
    // Reversed, so that the list keeps its order.
    const added = shared.toReversed().filter((id) => savedListings.add({ id, copy: null }));
    leave();
    const text = added.length < shared.length ? 'The list is full: remove some places first.' : undefined;
    showToast({
      title: `${added.length} of ${shared.length} places added`,
      text,
      ...(text && { tone: 'danger' as const }),
    });
  };
  return (
    <section
      aria-label="Places of a link"
      className={css({ mt: '5', p: '4', bg: 'accent.soft', borderRadius: 'card' })}
    >
      <p>
        This link brings {shared.length === 1 ? 'a place' : `${shared.length} places`} that you have not
        saved.
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2.5', mt: '3' })}>
        <Button onClick={add}>Add to this browser</Button>
        <Button variant="line" onClick={leave}>
          Not now
        </Button>
      </div>
    </section>
  );
}
