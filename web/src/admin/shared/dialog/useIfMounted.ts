import { useLayoutEffect, useRef } from 'react';

/**
 * For what a form does after its save: `run` as the screen passes it now, or nothing once the form is gone. An earlier one would
 * restore the URL of its time, over whatever the operator opened meanwhile.
 */
export function useIfMounted<Args extends unknown[]>(run: (...args: Args) => unknown) {
  const latest = useRef<typeof run | null>(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  useLayoutEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );
  return (...args: Args): void => void latest.current?.(...args);
}
