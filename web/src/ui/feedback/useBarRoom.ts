import { useLayoutEffect, type RefObject } from 'react';

/** Bars over the lower edge of the window, of which the rules of the theme make the sum. */
type Bar = '--toast-bar' | '--consent-bar';

/** Px between a bar and the edge of the window, and as much above it. */
const GAP = 16;
const releases = new Map<Bar, AbortController>();

/**
 * Keeps as much room free at the end of the page as a bar over its lower edge takes, so that whatever the bar covers can be
 * scrolled free, and what the focus moves to is never left under it.
 */
export function useBarRoom(bar: Bar, ref: RefObject<HTMLElement | null>, isShown: boolean): void {
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

/** Takes the room back once nobody looks at the end of the page: until then everything above it would move. */
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
