import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';

/** About 100 m: precise enough for nearby results, too coarse to identify a house. */
const DECIMALS = 3;

export interface CurrentPosition {
  isLocating: boolean;
  /** Asks the browser for the position; only after the visitor requested it. */
  locate: () => void;
}

/**
 * The visitor's position, or the error if the browser cannot or may not report it. Belongs to the page, not to the control
 * that asks: the answer may take minutes, in which the control may be closed, and is ignored once the page is left.
 */
export function useCurrentPosition(
  onFound: (near: { latitude: number; longitude: number }) => void,
): CurrentPosition {
  const [isLocating, setIsLocating] = useState(false);
  const showToast = useToast();
  const found = useRef(onFound);
  const isLeft = useRef(false);
  useLayoutEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  function locate() {
    setIsLocating(true);
    const fail = () => {
      if (isLeft.current) return;
      setIsLocating(false);
      showToast({
        tone: 'danger',
        title: 'Your place is not known',
        text: 'Allow this site to see your location, or type a place under “Near”.',
      });
    };
    if (!('geolocation' in navigator)) return fail();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (isLeft.current) return;
        setIsLocating(false);
        found.current({
          latitude: Number(coords.latitude.toFixed(DECIMALS)),
          longitude: Number(coords.longitude.toFixed(DECIMALS)),
        });
      },
      fail,
      { timeout: 15_000, maximumAge: 300_000 },
    );
  }
  return { isLocating, locate };
}
