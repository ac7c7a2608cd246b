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
  const [remove, { loading }] = useRemovePersonalDataMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function handleRemove() {
    setFailure(null);
    try {
      const { data } = await remove({ variables: { input: { reason, isConfirmed: true } } });
      onClose();
      onRemoved();
      toast({
        title: `${formatNumber(data?.removeStoredPersonalData.removed ?? 0)} değer silindi`,
        tone: 'positive',
      });
    } catch (thrown) {
      setFailure(readOperatorError(thrown).message);
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
          <Button variant="red" size="sm" disabled={loading} onClick={() => void handleRemove()}>
            {loading ? 'Siliniyor' : `${formatNumber(count)} değeri sil`}
          </Button>
        </>
      }
    >
      <p>
        Değerler kayıtlardan ve kayıtların geçmişinden kalıcı olarak silinir. Bu işlem geri alınamaz; yalnızca
        daha önce alınmış yedeklerde kalırlar.
      </p>
      <Failure text={failure} />
    </AdminDialog>
  );
}
