import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';

/** The way out of a dialog that shows a secret once: a click beside it or Escape does not lose the secret. */
export function useSecretExit(
  isShown: boolean,
  onClose: () => void,
): { close: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  return {
    close: () => (isShown ? setAsking(true) : onClose()),
    question: isAsking ? (
      <AdminDialog
        title="Kopyaladınız mı?"
        onClose={stay}
        actions={
          <>
            <Button variant="red" size="sm" onClick={onClose}>
              Kopyaladım, kapat
            </Button>
            <Button size="sm" onClick={stay}>
              Geri dön
            </Button>
          </>
        }
      >
        <p>Kapattıktan sonra bir daha gösterilmez.</p>
      </AdminDialog>
    ) : null,
  };
}
