import { createContext, Suspense, use, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { awaitPart } from '../../lib/hydration.ts';

/** False while the server looks for the error that a boundary keeps to itself. */
export const BoundariesContext = createContext(true);

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
  const part = <Taken tell={end}>{children}</Taken>;
  return use(BoundariesContext) ? <Suspense>{part}</Suspense> : part;
}

interface TakenProps {
  tell: { readonly current: (() => void) | undefined };
  children: ReactNode;
}

/** Tells that what stands in it was taken over. Around it, not beside it: a second child would change every `useId`. */
export function Taken({ tell, children }: TakenProps) {
  useEffect(() => tell.current?.(), [tell]);
  return children;
}
