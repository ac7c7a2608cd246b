import { useState } from 'react';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';

/** About 100 m: precise enough for nearby results, too coarse to identify a house. */
const DECIMALS = 3;

interface Here {
  isAsking: boolean;
  /** Asks the browser for the position; only after the visitor pressed for it. */
  ask: () => void;
}

/** Where the visitor is; says so where the browser does not know it or may not say it. */
export function useHere(onFound: (near: { latitude: number; longitude: number }) => void): Here {
  const [isAsking, setIsAsking] = useState(false);
  const showToast = useToast();
  function ask() {
    setIsAsking(true);
    const fail = () => {
      setIsAsking(false);
      showToast({
        tone: 'danger',
        title: 'Your place is not known',
        text: 'Allow this site to see your location, or type a place under “Near”.',
      });
    };
    if (!('geolocation' in navigator)) return fail();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsAsking(false);
        onFound({
          latitude: Number(coords.latitude.toFixed(DECIMALS)),
          longitude: Number(coords.longitude.toFixed(DECIMALS)),
        });
      },
      fail,
      { timeout: 15_000, maximumAge: 300_000 },
    );
  }
  return { isAsking, ask };
}
