import { joinIsolated } from '../../../../../domain/text/bidi.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/form/Button.tsx';
import type { ManagedPlace_RowFragment } from '../../../graphql/generated.ts';
import { useDeletePlaceMutation } from '../../../graphql/generated.ts';
import { readOperatorError } from '../../shared/text/readOperatorError.ts';
import { AdminDialog } from '../../shared/dialog/AdminDialog.tsx';
import { Failure } from '../../shared/form/Failure.tsx';
import { kindLabels, lowerCaseSingular, usageText } from '../placeLabels.ts';
import { usePlaceActions } from '../usePlaceActions.ts';
import { useIfMounted } from '../../shared/dialog/useIfMounted.ts';

interface PlaceDeleteDialogProps {
  place: ManagedPlace_RowFragment;
  /** Address of the dialog that merges it. */
  mergeHref: string;
  onClose: () => void;
}

/** Asks before a category or a city is deleted; one that is used is merged instead. */
export function PlaceDeleteDialog({ place, mergeHref, onClose }: PlaceDeleteDialogProps) {
  const leave = useIfMounted(onClose);
  const { kind, id, name, slug, mergedNames, version } = place;
  const { deleteTitle, path, goal } = kindLabels[kind];
  const { reportChange, refetchLists } = usePlaceActions();
  const [remove, { loading }] = useDeletePlaceMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const used = usageText(place);

  async function handleDelete() {
    setFailure(null);
    try {
      const { data } = await remove({ variables: { input: { kind, id, version } } });
      leave();
      if (data) await reportChange(data.deletePlace);
    } catch (thrown) {
      const { message } = readOperatorError(thrown);
      setFailure(message);
      await refetchLists();
    }
  }

  return (
    <AdminDialog
      title={deleteTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" size="sm" onClick={onClose}>
            Vazgeç
          </Button>
          {used ? (
            <Button asChild size="sm">
              <Link to={mergeHref} preventScrollReset>
                Birleştir
              </Link>
            </Button>
          ) : (
            <Button variant="red" size="sm" disabled={loading} onClick={() => void handleDelete()}>
              {loading ? 'Siliniyor' : 'Sil'}
            </Button>
          )}
        </>
      }
    >
      {used ? (
        <>
          <p>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            kullanılıyor: {used}.
          </p>
          <p>
            Yalnız hiçbir kaydın kullanmadığı bir {lowerCaseSingular(kind)} silinebilir. Birleştirirseniz
            kayıtları başka bir {goal} taşınır, adresi oraya yönlenir.
          </p>
        </>
      ) : (
        <>
          <p>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            silinir; {path(slug)} adresi artık açılmaz.
          </p>
          {mergedNames.length > 0 ? (
            <p>Onunla birleştirilmiş olanlar da silinir: {joinIsolated(mergedNames, ', ')}.</p>
          ) : null}
          <p>Geçmiş’ten aynı adla ve adresle geri getirilebilir.</p>
        </>
      )}
      <Failure text={failure} />
    </AdminDialog>
  );
}
