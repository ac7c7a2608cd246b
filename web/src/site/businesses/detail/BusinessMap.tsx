import { isolated } from '../../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { useConsent } from '../../../ui/consent/ConsentProvider.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { mapIcon } from '../../../ui/icon/icons.ts';
import { useHydrated } from '../../../ui/hydration/useHydrated.ts';
import { MapArt } from './MapArt.tsx';

const ZOOM = 15;

interface BusinessMapProps {
  name: string;
  latitude: number;
  longitude: number;
}

/**
 * A map of another company: loaded when it is pressed for, or, for visitors who agreed to maps, when it comes into view.
 * The agreement is given and taken back here, whatever else the site asks about. Its space is reserved, so nothing moves.
 */
export function BusinessMap({ name, latitude, longitude }: BusinessMapProps) {
  const { consent, isKnown, save } = useConsent();
  const hydrated = useHydrated();
  const [isPressed, setIsPressed] = useState(false);
  const [wasNear, setWasNear] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isAllowed = consent.maps;
  const isShown = isPressed || (isAllowed && wasNear);
  useEffect(() => {
    const element = box.current;
    if (!isAllowed || wasNear || !element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWasNear(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAllowed, wasNear]);
  return (
    <chakra.div mb="3">
      <chakra.div
        ref={box}
        position="relative"
        h="mapHeight"
        borderRadius="card"
        overflow="hidden"
        bg="map.land"
      >
        {isShown ? (
          <chakra.iframe
            title={`Map of ${isolated(name)}`}
            src={`https://www.google.com/maps?q=${latitude},${longitude}&z=${ZOOM}&output=embed`}
            w="full"
            h="full"
            border="0"
            referrerPolicy="no-referrer"
            allowFullScreen
          />
        ) : (
          <>
            <MapArt />
            {hydrated ? (
              <Button
                variant="line"
                position="absolute"
                left="50%"
                bottom="5"
                transform="translateX(-50%)"
                boxShadow="float"
                onClick={() => setIsPressed(true)}
              >
                <Icon path={mapIcon} />
                Show map
              </Button>
            ) : null}
          </>
        )}
      </chakra.div>
      {/* Its place is kept: what to offer is known in the browser alone. */}
      <chakra.p textStyle="xs" color="muted" mt="2" visibility={isKnown ? undefined : 'hidden'}>
        The map comes from Google.{' '}
        <chakra.button
          type="button"
          color="accent"
          textDecoration="underline"
          minH="6"
          onClick={() => {
            save({ maps: !isAllowed });
            // Agreeing shows this one too, and taking it back ends it.
            setIsPressed(!isAllowed);
          }}
        >
          {isAllowed ? 'Ask before showing maps' : 'Always show maps'}
        </chakra.button>
      </chakra.p>
    </chakra.div>
  );
}
