import { useState } from 'react';
import { Switch } from '../../../ui/form/Switch.tsx';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import { useHydrated } from '../../../ui/hydration/useHydrated.ts';
import type { BusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import { css } from '../../../ui/theme/styles.ts';

interface NearMeSwitchProps {
  search: BusinessSearch;
  onChange: (change: Partial<BusinessSearch>) => void;
}

/** About 100 m: precise enough for nearby results, too coarse to identify a house. */
const DECIMALS = 3;

/** Asks the browser where the visitor is, and only when it is switched on. */
export function NearMeSwitch({ search, onChange }: NearMeSwitchProps) {
  const hydrated = useHydrated();
  const [isAsking, setIsAsking] = useState(false);
  const showToast = useToast();
  function handleChange(isOn: boolean) {
    if (!isOn) {
      onChange({ near: null, sort: search.sort === 'distance' ? null : search.sort });
      return;
    }
    setIsAsking(true);
    const fail = () => {
      setIsAsking(false);
      showToast({
        tone: 'danger',
        title: 'Your place is not known',
        text: 'Allow this site to see your location, or type a city instead.',
      });
    };
    if (!('geolocation' in navigator)) return fail();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsAsking(false);
        const latitude = Number(coords.latitude.toFixed(DECIMALS));
        const longitude = Number(coords.longitude.toFixed(DECIMALS));
        onChange({ near: { latitude, longitude }, sort: 'distance' });
      },
      fail,
      { timeout: 15_000, maximumAge: 300_000 },
    );
  }
  return (
    <label
      data-needs-script=""
      className={css({
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        minH: { base: '11', md: '10' },
        textStyle: { base: 'md', md: 'sm' },
        fontWeight: 'medium',
      })}
    >
      {isAsking ? 'Looking for you…' : 'Near me'}
      <Switch
        checked={search.near !== null || isAsking}
        disabled={isAsking || !hydrated}
        onChange={(event) => handleChange(event.currentTarget.checked)}
      />
    </label>
  );
}
