import { useEffect } from 'react';
import type { Blocker } from 'react-router-dom';
import { useBlocker } from 'react-router-dom';
import { adminPaths } from '../../../lib/adminPaths.ts';

/**
 * Holds whoever would leave unsaved work behind. `isLeft` says whether an address no longer shows it. The way to the login
 * is free: the work is kept there and waits.
 */
export function useLeaveGuard(
  hasWork: boolean,
  isLeft: (search: string, pathname: string) => boolean,
): Blocker {
  useEffect(() => {
    if (!hasWork) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasWork]);
  return useBlocker(
    ({ nextLocation: { pathname, search } }) =>
      hasWork && pathname !== adminPaths.login() && isLeft(search, pathname),
  );
}
