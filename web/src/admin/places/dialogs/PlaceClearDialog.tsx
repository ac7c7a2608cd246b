import { isolated, joinIsolated } from '../../../../../domain/text/bidi.ts';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { useDeleteEmptyPlacesMutation, useManagedPlacesQuery } from '../../../graphql/generated.ts';
import { readOperatorError } from '../../shared/text/readOperatorError.ts';
import { AdminDialog } from '../../shared/dialog/AdminDialog.tsx';
import { Failure } from '../../shared/form/Failure.tsx';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import type { PlaceView } from '../placeView.ts';
import { kindLabels, lowerCaseSingular } from '../placeLabels.ts';
import { countryLabel } from '../../shared/text/countryLabel.ts';
import { usePlaceActions } from '../usePlaceActions.ts';
import { useIfMounted } from '../../shared/dialog/useIfMounted.ts';

/** Names listed before the rest is counted. */
const MAX_NAMED = 8;

interface PlaceClearDialogProps {
  view: PlaceView;
  onClose: () => void;
}

/** Asks before all empty categories or cities of the list are deleted. */
export function PlaceClearDialog({ view: { kind, search, country }, onClose }: PlaceClearDialogProps) {
  const leave = useIfMounted(onClose);
  const { reportChange } = usePlaceActions();
  const [remove, { loading }] = useDeleteEmptyPlacesMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const filter = { kind, search, countryCode: country || null };
  const { data, error } = useManagedPlacesQuery({
    variables: { ...filter, isEmpty: true, sort: 'NAME', first: MAX_NAMED, offset: 0 },
    fetchPolicy: 'network-only',
  });
  const found = data?.managedPlaces;
  const count = found?.totalCount ?? 0;
  const rest = count - (found?.nodes.length ?? 0);

  async function handleDelete() {
    setFailure(null);
    try {
      const { data: done } = await remove({ variables: { input: filter } });
      leave();
      if (done) await reportChange(done.deleteEmptyPlaces);
    } catch (thrown) {
      const { message } = readOperatorError(thrown);
      setFailure(message);
    }
  }

  return (
    <AdminDialog
      title={kind === 'CITY' ? 'Boş şehirleri sil' : 'Boş kategorileri sil'}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" size="sm" onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            variant="red"
            size="sm"
            disabled={count === 0 || loading}
            onClick={() => void handleDelete()}
          >
            {count > 0 ? `${formatNumber(count)} ${kindLabels[kind].object} sil` : 'Sil'}
          </Button>
        </>
      }
    >
      {found && count === 0 ? <p>Silinecek boş {lowerCaseSingular(kind)} yok.</p> : null}
      {found && count > 0 ? (
        <>
          <p>
            {scopeText(search, country)} kaydın kullanmadığı {formatNumber(count)} {lowerCaseSingular(kind)}{' '}
            silinir:{' '}
            <strong>
              {joinIsolated(
                found.nodes.map(({ name }) => name),
                ', ',
              )}
            </strong>
            {rest > 0 ? ` ve ${formatNumber(rest)} tane daha` : ''}.
          </p>
          <p>Adresleri artık açılmaz. Geçmiş’ten hepsi birlikte geri getirilebilir.</p>
        </>
      ) : null}
      <Failure text={failure ?? (error ? `Liste alınamadı. ${readOperatorError(error).message}` : null)} />
    </AdminDialog>
  );
}

function scopeText(search: string, country: string): string {
  const parts = [
    ...(search ? [`“${isolated(search)}” aramasında`] : []),
    ...(country ? [`${countryLabel(country)} içinde`] : []),
  ];
  return parts.length > 0 ? `${parts.join(', ')} hiçbir` : 'Hiçbir';
}
