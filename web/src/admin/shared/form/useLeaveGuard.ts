import { use, useEffect, useRef } from 'react';
import type { Blocker } from 'react-router-dom';
import { LeaveContext, type IsLeft } from './LeaveGuards.tsx';

const idle: Blocker = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined };

/** Asks before navigation that would lose unsaved work. `isLeft` decides whether a URL leaves the form. */
export function useLeaveGuard(hasWork: boolean, isLeft: IsLeft): Blocker {
  const guarding = use(LeaveContext);
  useEffect(() => {
    if (!hasWork) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, [hasWork]);
  const guard = useRef<IsLeft>(() => false);
  useEffect(() => {
    guard.current = (search, pathname) => hasWork && isLeft(search, pathname);
  });
  const add = guarding?.add;
  useEffect(() => add?.(guard), [add]);
  return guarding?.blocking === guard ? guarding.blocker : idle;
}
