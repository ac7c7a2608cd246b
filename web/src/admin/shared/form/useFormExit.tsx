import type { ReactNode } from 'react';
import { useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import type { FormDraft } from './drafts/useFormDraft.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

interface FormExit {
  /** Closes the form; asks first if that would lose work. */
  close: () => void;
  /** To be shown inside the form. */
  question: ReactNode;
}

/** Asks before unsaved work is discarded, however the form is closed: by a button, Escape, a click outside or Back. */
export function useFormExit(
  { count, isOver, finish }: Pick<FormDraft<unknown>, 'count' | 'isOver' | 'finish'>,
  { isBusy, onClose }: { isBusy: boolean; onClose: () => void },
): FormExit {
  const [isAsking, setAsking] = useState(false);
  const hasWork = count > 0 && !isBusy;
  const blocker = useLeaveGuard(hasWork, () => !isOver.current);
  function stay() {
    setAsking(false);
    if (blocker.state === 'blocked') blocker.reset();
  }
  function leave() {
    finish();
    if (blocker.state === 'blocked') blocker.proceed();
    else onClose();
  }
  return {
    close: () => (hasWork && !isOver.current ? setAsking(true) : onClose()),
    question:
      isAsking || blocker.state === 'blocked' ? (
        <LeaveQuestion count={count} onStay={stay} onLeave={leave} />
      ) : null,
  };
}
