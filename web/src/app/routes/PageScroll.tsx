import { ScrollRestoration } from 'react-router-dom';
import { useHydrated } from '../../ui/hydration/useHydrated.ts';

/** Differs with each load, so that no position is stored under it. */
const loadKey = `load-${Math.random().toString(36).slice(2)}`;

/**
 * Scrolls between pages of the site. Where a page is loaded, the browser restores its position, and the visitor may have
 * scrolled since then; the router must not scroll it again.
 */
export function PageScroll() {
  const isHydrated = useHydrated();
  return <ScrollRestoration getKey={isHydrated ? keyOfLocation : keyOfLoad} />;
}

const keyOfLocation = ({ key }: { key: string }) => key;
const keyOfLoad = () => loadKey;
