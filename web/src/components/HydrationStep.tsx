import { Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { awaitPart } from '../lib/takeover.ts';

/**
 * A part of the page that is taken over after what is around it, in a step of its own, so that no one step keeps a
 * touch waiting; what is touched comes at once. Nothing in it may suspend but by a boundary of its own.
 */
export function HydrationStep({ children }: { children: ReactNode }) {
  const end = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const taken = awaitPart();
    end.current = taken;
    return taken;
  }, []);
  return (
    <Suspense>
      <Taken tell={end} />
      {children}
    </Suspense>
  );
}

/** Tells that what it stands in was taken over. */
export function Taken({ tell }: { tell: { readonly current: (() => void) | undefined } }) {
  useEffect(() => tell.current?.(), [tell]);
  return null;
}
