import { useEffect } from 'react';
import type { Blocker } from 'react-router-dom';
import { useBlocker } from 'react-router-dom';
import { adminPaths } from '../../../lib/adminPaths.ts';

/**
 * Asks before navigation that would lose unsaved work. `isLeft` decides whether a URL leaves the form. The login is
 * always allowed: the work is stored and waits.
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
