import type { ManagedPlace_RowFragment } from '../../../graphql/generated.ts';
import { useManagedPlaceQuery } from '../../../graphql/generated.ts';
import { PlaceClearDialog } from './PlaceClearDialog.tsx';
import { PlaceCreateDialog } from './PlaceCreateDialog.tsx';
import { PlaceDeleteDialog } from './PlaceDeleteDialog.tsx';
import { PlaceEditDialog } from './PlaceEditDialog.tsx';
import { PlaceMergeDialog } from './PlaceMergeDialog.tsx';
import type { PlaceView } from '../placeView.ts';
import { closedView, placeViewParams } from '../placeView.ts';

interface PlaceDialogsProps {
  view: PlaceView;
  /** Rows on the screen; a link may refer to another. */
  places: readonly ManagedPlace_RowFragment[];
  onClose: () => void;
}

/** The dialog over the list that the URL names. */
export function PlaceDialogs({ view, places, onClose }: PlaceDialogsProps) {
  const { kind, edit, merge, remove, dialog } = view;
  const id = edit ?? merge ?? remove;
  const shown = places.find((place) => place.id === id);
  const fetched = useManagedPlaceQuery({
    variables: { kind, id: id ?? 0 },
    skip: id === null || shown !== undefined,
  });
  if (dialog === 'new') return <PlaceCreateDialog kind={kind} country={view.country} onClose={onClose} />;
  if (dialog === 'clear') return <PlaceClearDialog view={view} onClose={onClose} />;
  const place = shown ?? fetched.data?.managedPlace;
  if (id === null || !place) return null;
  if (edit !== null) return <PlaceEditDialog key={id} place={place} onClose={onClose} />;
  if (merge !== null) return <PlaceMergeDialog key={id} place={place} onClose={onClose} />;
  return (
    <PlaceDeleteDialog
      key={id}
      place={place}
      mergeHref={placeViewParams({ ...view, ...closedView, merge: id })}
      onClose={onClose}
    />
  );
}
