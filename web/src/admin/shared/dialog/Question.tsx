import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { AdminDialog } from './AdminDialog.tsx';

interface QuestionProps {
  title: string;
  /** The loss, and how to undo it. */
  children: ReactNode;
  /** Label of the button that acts. */
  act: string;
  /** Performs the action and reports its failure. Returns whether it succeeded; the question stays otherwise. */
  onAct: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before an action that cannot be undone by one press. */
export function Question({ title, children, act, onAct, onClose }: QuestionProps) {
  const [isBusy, setBusy] = useState(false);
  async function handleAct() {
    setBusy(true);
    const isDone = await onAct();
    setBusy(false);
    if (isDone) onClose();
  }
  return (
    <AdminDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" size="sm" onClick={onClose}>
            Vazgeç
          </Button>
          <Button variant="red" size="sm" disabled={isBusy} onClick={() => void handleAct()}>
            {act}
          </Button>
        </>
      }
    >
      {children}
    </AdminDialog>
  );
}
