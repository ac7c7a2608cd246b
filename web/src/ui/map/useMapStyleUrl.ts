import { useSyncExternalStore } from 'react';
import { useConsent } from '../consent/ConsentProvider.tsx';
import { useServerState } from '../hydration/ServerState.tsx';

const darkSystem = '(prefers-color-scheme: dark)';

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : window.matchMedia(darkSystem).matches;
}

function watchTheme(onChange: () => void): () => void {
  const system = window.matchMedia(darkSystem);
  const choice = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', onChange);
    choice.disconnect();
  };
}

/**
 * Address of the style of maps in the theme that the page has now, in a language (BCP 47). Tiles of another company are in
 * it only for a visitor who agreed to them.
 */
export function useMapStyleUrl(language: string): string {
  const theme = useSyncExternalStore(watchTheme, isDark, () => false) ? 'dark' : 'light';
  const { services = {} } = useServerState();
  const { consent } = useConsent();
  const external = services.maps && consent.maps ? '&external=1' : '';
  return `/map/style-${theme}.json?lang=${language}${external}`;
}
