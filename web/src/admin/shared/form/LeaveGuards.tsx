import type { ReactNode, RefObject } from 'react';
import { createContext, useCallback, useMemo, useRef, useState } from 'react';
import type { Blocker } from 'react-router-dom';
import { useBlocker } from 'react-router-dom';
import { adminPaths } from '../../../lib/adminPaths.ts';

/** Whether a URL leaves a form with unsaved work. */
export type IsLeft = (search: string, pathname: string) => boolean;
type Guard = RefObject<IsLeft>;

interface Guarding {
  /** Returns what takes the guard away. */
  add: (guard: Guard) => () => void;
  blocker: Blocker;
  /** The guard that blocks; the others stay silent. */
  blocking: Guard | null;
}

export const LeaveContext = createContext<Guarding | null>(null);

/**
 * Blocks navigation for all forms of a screen: the router takes one blocker at a time, and a dialog may be open over a form. The
 * last form asks. The login is always allowed: the work is stored and waits.
 */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const guards = useRef(new Set<Guard>());
  const [blocking, setBlocking] = useState<Guard | null>(null);
  const blocker = useBlocker(({ nextLocation: { pathname, search } }) => {
    if (pathname === adminPaths.login()) return false;
    const guard = [...guards.current].findLast(({ current }) => current(search, pathname)) ?? null;
    setBlocking(guard);
    return guard !== null;
  });
  const add = useCallback((guard: Guard) => {
    guards.current.add(guard);
    return () => void guards.current.delete(guard);
  }, []);
  const guarding = useMemo(() => ({ add, blocker, blocking }), [add, blocker, blocking]);
  return <LeaveContext value={guarding}>{children}</LeaveContext>;
}
