import { useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { useRemovePersonalDataMutation, type PersonalDataReason } from '../../graphql/generated.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { Failure } from '../shared/form/Failure.tsx';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';

interface PersonalDataDialogProps {
  reason: PersonalDataReason;
  count: number;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before values about persons are removed permanently. */
export function PersonalDataDialog({ reason, count, onClose, onRemoved }: PersonalDataDialogProps) {
  const toast = useToast();
  const [remove] = useRemovePersonalDataMutation();
  const [isRemoving, setIsRemoving] = useState(false);
  const [removed, setRemoved] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);

  // A call removes as many values as fit in the time of a request.
  async function handleRemove() {
    setFailure(null);
    setIsRemoving(true);
    let total = removed;
    try {
      for (let remaining = 1; remaining > 0;) {
        const { data } = await remove({ variables: { input: { reason, isConfirmed: true } } });
        const part = data?.removeStoredPersonalData;
        total += part?.removed ?? 0;
        setRemoved(total);
        // Without progress there is nothing to wait for.
        remaining = part && part.removed > 0 ? part.remaining : 0;
      }
      onClose();
      onRemoved();
      toast({ title: `${formatNumber(total)} değer silindi`, tone: 'positive' });
    } catch (thrown) {
      setFailure(readOperatorError(thrown).message);
      setIsRemoving(false);
      onRemoved();
    }
  }

  return (
    <AdminDialog
      title="Kişisel verileri sil"
      onClose={onClose}
      actions={
        <>
          <Button variant="line" size="sm" onClick={onClose}>
            Vazgeç
          </Button>
          <Button variant="red" size="sm" disabled={isRemoving} onClick={() => void handleRemove()}>
            {isRemoving ? 'Siliniyor' : `${formatNumber(count)} değeri sil`}
          </Button>
        </>
      }
    >
      <p>
        Değerler kayıtlardan ve kayıtların geçmişinden kalıcı olarak silinir. Bu işlem geri alınamaz; yalnızca
        daha önce alınmış yedeklerde kalırlar.
      </p>
      {removed > 0 ? <p role="status">{formatNumber(removed)} değer silindi.</p> : null}
      <Failure text={failure} />
    </AdminDialog>
  );
}
