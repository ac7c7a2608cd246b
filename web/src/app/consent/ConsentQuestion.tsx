import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { kindsToAsk } from '../../lib/pageServices.ts';
import { paths } from '../../lib/paths.ts';
import { useConsent } from '../../ui/consent/ConsentProvider.tsx';
import { useServerState } from '../../ui/hydration/ServerState.tsx';

// If the banner cannot be loaded, the page works without it; the next page tries again.
function Nothing() {
  return null;
}

const ConsentBanner = lazy<ComponentType>(() =>
  import('./ConsentBanner.tsx').then(
    (module) => ({ default: module.ConsentBanner }),
    () => ({ default: Nothing }),
  ),
);

/**
 * Loads and shows the banner if something on the installation waits for an undecided consent. The cookie page has the
 * same choice, so it shows no banner.
 */
export function ConsentQuestion() {
  const { isKnown, decided } = useConsent();
  const { services = {} } = useServerState();
  const { pathname } = useLocation();
  const isOpen = isKnown && kindsToAsk(services).some((kind) => !decided.includes(kind));
  if (!isOpen || pathname === paths.cookiePolicy()) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}
