import { Button } from '../../../ui/form/Button.tsx';
import { AdminDialog } from '../dialog/AdminDialog.tsx';

interface LeaveQuestionProps {
  /** Number of changed fields. */
  count: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Confirmation before unsaved work is discarded. */
export function LeaveQuestion({ count, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <AdminDialog
      title="Kaydedilmemiş değişiklikler"
      onClose={onStay}
      actions={
        <>
          <Button variant="red" size="sm" onClick={onLeave}>
            Değişiklikleri at
          </Button>
          <Button size="sm" onClick={onStay}>
            Düzenlemeye dön
          </Button>
        </>
      }
    >
      <p>{count} alanda yaptığınız değişiklik kaydedilmedi. Çıkarsanız kaybolur.</p>
    </AdminDialog>
  );
}
