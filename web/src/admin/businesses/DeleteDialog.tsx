import { useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { useAdminBusinessEditQuery } from '../../graphql/generated.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { useBusinessActions } from '../shared/listing/useBusinessActions.ts';
import { useIfMounted } from '../shared/dialog/useIfMounted.ts';

interface DeleteDialogProps {
  id: number;
  onClose: () => void;
  onDeleted: () => void;
  /** Closes the dialog after that. */
  onLeave: () => void;
}

/** Asks before a listing is moved to the trash, and explains how to restore it. */
export function DeleteDialog({ id, onClose, onDeleted, onLeave }: DeleteDialogProps) {
  const leave = useIfMounted(onLeave);
  const { data, error } = useAdminBusinessEditQuery({ variables: { id } });
  const { trash } = useBusinessActions();
  const [isBusy, setBusy] = useState(false);
  const business = data?.businessById;
  const isGone = error !== undefined || business === null || Boolean(business?.deletedAt);
  async function handleDelete() {
    setBusy(true);
    if (!(await trash(id, null))) return setBusy(false);
    onDeleted();
    leave();
  }
  return (
    <AdminDialog
      title="İşletmeyi sil"
      onClose={onClose}
      actions={
        <>
          <Button variant="line" size="sm" onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            variant="red"
            size="sm"
            disabled={!business || isGone || isBusy}
            onClick={() => void handleDelete()}
          >
            Çöp kutusuna taşı
          </Button>
        </>
      }
    >
      {isGone ? (
        <p>Bu kayıt artık listede değil.</p>
      ) : (
        <>
          <p>
            <strong>
              <bdi>{business?.name ?? '…'}</bdi>
            </strong>{' '}
            siteden ve sayılardan çıkar.
          </p>
          <p>Kayıt, yorumları ve geçmişi çöp kutusunda durur; oradan her zaman geri getirilir.</p>
        </>
      )}
    </AdminDialog>
  );
}
