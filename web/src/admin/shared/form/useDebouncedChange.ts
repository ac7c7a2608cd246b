import { useEffect, useRef } from 'react';

/** Wait after the last letter. */
const PAUSE_MS = 500;

/** Calls back half a second after the last change, with the newest value, and not after unmounting. */
export function useDebouncedChange(onChange: (value: string) => void): (value: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), PAUSE_MS);
  };
}
