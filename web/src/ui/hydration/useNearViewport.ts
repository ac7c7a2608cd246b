import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Distance to the viewport, and share of the element, that count as near. */
const ROOT_MARGIN = '100px';
const THRESHOLD = 0.1;

/** True as soon as the element has come near the viewport, and from then on. */
export function useNearViewport(element: RefObject<Element | null>, isWatching: boolean) {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!isWatching || isNear || !target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: ROOT_MARGIN, threshold: THRESHOLD },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isWatching, isNear]);
  return isNear;
}
