import type { Blocker } from 'react-router-dom';
import { Button } from '../../../ui/form/Button.tsx';
import { AdminDialog } from '../../shared/dialog/AdminDialog.tsx';

/** Asks before the screen is left while a file is on its way. */
export function UploadQuestion({ leaving }: { leaving: Blocker }) {
  if (leaving.state !== 'blocked') return null;
  const stay = () => leaving.reset();
  return (
    <AdminDialog
      title="Dosya gönderiliyor"
      onClose={stay}
      actions={
        <>
          <Button variant="red" size="sm" onClick={() => leaving.proceed()}>
            Gönderimi durdur
          </Button>
          <Button size="sm" onClick={stay}>
            Bu sayfada kal
          </Button>
        </>
      }
    >
      <p>Şimdi ayrılırsanız gönderim durur; dosyayı sonra yeniden seçmeniz gerekir.</p>
    </AdminDialog>
  );
}
