import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
let hasFlags: boolean | undefined;

/** Where flags exist, the two letters of a country melt into one sign; elsewhere they stand side by side. */
function detectFlags() {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  context.font = '32px sans-serif';
  return context.measureText('🇵🇹').width < context.measureText('🇵').width * 1.5;
}

/** Whether this system draws flag emoji; assumed until the browser has been asked. */
export function useFlags() {
  return useSyncExternalStore(
    never,
    () => (hasFlags ??= detectFlags()),
    () => true,
  );
}
