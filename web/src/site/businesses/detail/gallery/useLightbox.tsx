import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPlainClick } from '../../../../lib/isPlainClick.ts';
import { useHydrated } from '../../../../ui/hydration/useHydrated.ts';
import type { BusinessDetail } from '../businessActions.ts';
import type { LightboxProps } from './Lightbox.tsx';

/** Of the entry of the history in which a photo is open. */
function openedPhoto(state: unknown): number | null {
  const photo = (state as { photo?: unknown } | null)?.photo;
  return typeof photo === 'number' ? photo : null;
}

/**
 * Photos in large. An open one is an entry of the history, so that Back closes it. `open` is for links to large pictures:
 * if the script for it cannot be loaded, the browser follows the link.
 */
export function useLightbox(business: BusinessDetail) {
  const navigate = useNavigate();
  const location = useLocation();
  const { key } = location;
  const opened = openedPhoto(location.state);
  // Ignore the second click of a double click, which would act on the new history entry.
  const isMoving = useRef(false);
  useEffect(() => {
    isMoving.current = false;
  }, [key]);
  const hydrated = useHydrated();
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const load = () => import('./Lightbox.tsx').then((module) => setLightbox(() => module.Lightbox));
  const isAwaited = hydrated && opened !== null && Lightbox === null;
  useEffect(() => {
    // After a reload. Without it the page is complete.
    if (isAwaited) load().catch(() => undefined);
  }, [isAwaited]);
  function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isMoving.current) return;
    isMoving.current = true;
    const { href } = event.currentTarget;
    load().then(
      () => navigate('.', { state: { photo: index }, preventScrollReset: true }),
      () => window.location.assign(href),
    );
  }
  function close() {
    if (isMoving.current) return;
    isMoving.current = true;
    void navigate(-1);
  }
  const shown: ReactNode =
    hydrated && Lightbox && opened !== null && opened < business.gallery.length ? (
      <Lightbox business={business} first={opened} onClose={close} />
    ) : null;
  return { open, shown };
}
