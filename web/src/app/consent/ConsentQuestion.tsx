import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { kindsToAsk } from '../../lib/pageServices.ts';
import { paths } from '../../lib/paths.ts';
import { useConsent } from '../../ui/consent/ConsentProvider.tsx';
import { useServerState } from '../../ui/hydration/ServerState.tsx';

/** Where the banner can't be loaded the page does without; the next one asks. */
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
 * Loads and shows the banner where something on the installation waits for an answer that the visitor has not given. The
 * cookie page holds the same choice, so it is not asked there.
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
