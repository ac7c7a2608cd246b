import type { ReactNode } from 'react';
import { createContext, startTransition, use, useEffect, useState } from 'react';
import { onHydrated } from '../../lib/hydration.ts';

const ClockContext = createContext(new Date(0));

/** The current minute: the server's own while hydrating, the visitor's afterwards. */
export function useNow() {
  return use(ClockContext);
}

interface ClockProviderProps {
  /** ISO time at which the server wrote the page. */
  start: string;
  children: ReactNode;
}

/** Keeps 'open until 22:00' true on a page that stays open. */
export function ClockProvider({ start, children }: ClockProviderProps) {
  const [now, setNow] = useState(() => new Date(start));
  useEffect(() => {
    // As a transition: every component that shows a time renders again.
    const tick = () => startTransition(() => setNow(new Date()));
    const callOff = onHydrated(tick);
    const timer = setInterval(tick, 60_000);
    // Timers are suspended while a tab is hidden or its page is in the back/forward cache.
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('pageshow', tick);
    return () => {
      callOff();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('pageshow', tick);
    };
  }, []);
  return <ClockContext value={now}>{children}</ClockContext>;
}
