import { useEffect, useState } from 'react';

/** The time in ms, renewed every second while `isActive`; 0 until the first tick. */
export function useTick(isActive: boolean): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!isActive) return;
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isActive]);
  return now;
}
