import { isolated } from '../../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/form/Button.tsx';
import { infoIcon } from '../../../ui/icon/icons.ts';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import type { ManagedPlace_RowFragment, PlaceMergePreviewQuery } from '../../../graphql/generated.ts';
import { useMergePlacesMutation, usePlaceMergePreviewQuery } from '../../../graphql/generated.ts';
import { readOperatorError } from '../../shared/text/readOperatorError.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { Failure } from '../../shared/form/Failure.tsx';
import { AdminDialog } from '../../shared/dialog/AdminDialog.tsx';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { Note } from '../../shared/page/Note.tsx';
import { kindLabels } from '../placeLabels.ts';
import { useIfMounted } from '../../shared/dialog/useIfMounted.ts';
import { MergeTargetChoice } from './MergeTargetChoice.tsx';

interface PlaceMergeDialogProps {
  place: ManagedPlace_RowFragment;
  onClose: () => void;
}

/** Asks for the target of a merge, and previews the result. */
export function PlaceMergeDialog({ place, onClose }: PlaceMergeDialogProps) {
  const { kind, id, name } = place;
  const navigate = useNavigate();
  const leave = useIfMounted(() =>
    navigate(`${adminPaths.placeChanges()}${kind === 'CITY' ? '?kind=cities' : ''}`),
  );
  const toast = useToast();
  const [target, setTarget] = useState<ManagedPlace_RowFragment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const preview = usePlaceMergePreviewQuery({
    variables: { kind, id, targetId: target?.id ?? 0 },
    skip: target === null,
    fetchPolicy: 'network-only',
  });
  const [merge, { loading }] = useMergePlacesMutation();
  const moved = preview.data?.placeMergePreview;

  async function handleMerge() {
    if (!target) return;
    setFailure(null);
    try {
      await merge({ variables: { input: { kind, id, targetId: target.id } } });
      toast({ title: 'Birleştirme başladı', text: `“${isolated(name)}” → “${isolated(target.name)}”` });
      leave();
    } catch (thrown) {
      const { message } = readOperatorError(thrown);
      setFailure(message);
    }
  }

  return (
    <AdminDialog
      title={kindLabels[kind].mergeTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" size="sm" onClick={onClose}>
            Vazgeç
          </Button>
          <Button size="sm" disabled={!moved || loading} onClick={() => void handleMerge()}>
            {moved ? `${formatNumber(moved.listings)} kaydı taşı ve birleştir` : 'Birleştir'}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          başka bir kayıtla birleşir: işletmeleri oraya taşınır, adresi oraya yönlenir.
        </p>
        <MergeTargetChoice place={place} target={target} onChoose={setTarget} />
        <div aria-live="polite">
          {target && moved ? <MergePreview name={name} target={target.name} moved={moved} /> : null}
        </div>
      </chakra.div>
      <Failure text={failure ?? (preview.error ? readOperatorError(preview.error).message : null)} />
    </AdminDialog>
  );
}

interface MergePreviewProps {
  name: string;
  target: string;
  moved: PlaceMergePreviewQuery['placeMergePreview'];
}

function MergePreview({ name, target, moved }: MergePreviewProps) {
  return (
    <Note icon={infoIcon} tone="neutral">
      <p>
        {formatNumber(moved.listings)} kayıt “<bdi>{target}</bdi>” altına taşınır
        {moved.trashed > 0 ? `, çöp kutusundaki ${formatNumber(moved.trashed)} kayıt da` : ''}; orada{' '}
        {formatNumber(moved.together)} kayıt olur.
      </p>
      <p>
        İçe aktarılan dosyalardaki “<bdi>{name}</bdi>” bundan sonra “<bdi>{target}</bdi>” demektir. Geçmiş’ten
        geri alınabilir.
      </p>
    </Note>
  );
}
