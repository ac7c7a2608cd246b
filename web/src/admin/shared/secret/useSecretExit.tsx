import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { AdminDialog } from '../dialog/AdminDialog.tsx';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';

/** The way out from a secret that is shown once: a click beside it, Escape, Back, a reload or another page ask first; `finish` does not. */
export function useSecretExit(
  isShown: boolean,
  onClose: () => void,
): { close: () => void; finish: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const isOver = useRef(false);
  const blocker = useLeaveGuard(isShown, () => !isOver.current);
  function stay() {
    setAsking(false);
    if (blocker.state === 'blocked') blocker.reset();
  }
  function leave() {
    isOver.current = true;
    if (blocker.state === 'blocked') blocker.proceed();
    else onClose();
  }
  function finish() {
    isOver.current = true;
    onClose();
  }
  return {
    finish,
    close: () => (isShown ? setAsking(true) : onClose()),
    question:
      isAsking || blocker.state === 'blocked' ? (
        <AdminDialog
          title="Kopyaladınız mı?"
          onClose={stay}
          actions={
            <>
              <Button variant="red" size="sm" onClick={leave}>
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
