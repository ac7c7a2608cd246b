import { startTransition, useEffect, useState } from 'react';
import { isHydrated } from '../../lib/hydration.ts';
import { whenIdle } from '../../lib/whenIdle.ts';

let hasFlags = true;
let isRequested = false;
const listeners = new Set<() => void>();

/** If the font has flags, the two letters of a country form one glyph; otherwise they are two. */
function detectFlags() {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  context.font = '32px sans-serif';
  return context.measureText('🇵🇹').width < context.measureText('🇵').width * 1.5;
}

// To measure them a browser loads the font of its emoji, which takes longer than all the rest of a card.
function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!isRequested) {
    isRequested = true;
    whenIdle(() => {
      hasFlags = detectFlags();
      for (const notify of listeners) notify();
    });
  }
  return () => void listeners.delete(listener);
}

/** Whether this system draws flag emoji; assumed until it was measured. */
export function useFlags() {
  const [known, setKnown] = useState(() => !isHydrated() || hasFlags);
  useEffect(() => {
    // In slices, since every card of a country asks.
    const learn = () => startTransition(() => setKnown(hasFlags));
    learn();
    return subscribe(learn);
  }, []);
  return known;
}
