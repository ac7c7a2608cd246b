import { createContext, Suspense, use, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { awaitPart } from '../../lib/hydration.ts';

/** False while the server renders again without boundaries, to get the error that one of them caught. */
export const BoundariesContext = createContext(true);

/**
 * A part of the page that hydrates after its surroundings, in a task of its own, so that input is never blocked for
 * long; a touched part hydrates first. Its content may suspend only inside a boundary of its own.
 */
export function HydrationStep({ children }: { children: ReactNode }) {
  const end = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const taken = awaitPart();
    end.current = taken;
    return taken;
  }, []);
  const part = <Hydrated onHydrated={end}>{children}</Hydrated>;
  return use(BoundariesContext) ? <Suspense>{part}</Suspense> : part;
}

interface HydratedProps {
  onHydrated: { readonly current: (() => void) | undefined };
  children: ReactNode;
}

/** Reports that its children are hydrated. It wraps them, since a sibling would change every `useId`. */
export function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(() => onHydrated.current?.(), [onHydrated]);
  return children;
}
