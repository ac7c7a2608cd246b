import { useLayoutEffect, type RefObject } from 'react';

/** Heights of bars at the lower edge of the window, which styles of the theme add up. */
type Bar = '--toast-bar' | '--consent-bar';

/** Px between a bar and the edge of the window, and as much above it. */
const GAP = 16;
const releases = new Map<Bar, AbortController>();

/**
 * Reserves room at the end of the page for a bar over its lower edge, so that everything can be scrolled out from under
 * the bar, and the focus is never covered.
 */
export function useBarInset(bar: Bar, ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isShown || !element) return;
    releases.get(bar)?.abort();
    const measure = () => document.documentElement.style.setProperty(bar, `${element.offsetHeight + GAP}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      release(bar);
    };
  }, [bar, ref, isShown]);
}

/** Removes the room once the end of the page is out of view; earlier, the content above would move. */
function release(bar: Bar) {
  const { style, scrollHeight } = document.documentElement;
  const room = parseFloat(style.getPropertyValue(bar));
  const isAtEnd = scrollHeight > innerHeight && scrollHeight - innerHeight - scrollY < room;
  if (!isAtEnd) {
    style.removeProperty(bar);
    return;
  }
  const ending = new AbortController();
  releases.set(bar, ending);
  window.addEventListener('scroll', () => (ending.abort(), release(bar)), {
    passive: true,
    signal: ending.signal,
  });
}
