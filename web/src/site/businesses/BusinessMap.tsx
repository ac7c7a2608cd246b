import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { useConsent } from '../../components/ConsentProvider.tsx';
import { Icon } from '../../components/Icon.tsx';
import { mapIcon } from '../../components/icons.ts';
import { useHydrated } from '../../components/useHydrated.ts';
import { MapArt } from './MapArt.tsx';

const ZOOM = 15;

interface BusinessMapProps {
  name: string;
  latitude: number;
  longitude: number;
}

/**
 * A map of another company: loaded when it is pressed for, or, for visitors who agreed to maps, when it comes into view.
 * Its place is kept, so nothing moves.
 */
export function BusinessMap({ name, latitude, longitude }: BusinessMapProps) {
  const { consent, save } = useConsent();
  const hydrated = useHydrated();
  const [isAsked, setIsAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isAllowed = consent.maps;
  useEffect(() => {
    const element = box.current;
    if (!isAllowed || isAsked || !element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsAsked(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAllowed, isAsked]);
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
        {isAsked ? (
          <chakra.iframe
            title={`Map of ${name}`}
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
                onClick={() => setIsAsked(true)}
              >
                <Icon path={mapIcon} />
                Show map
              </Button>
            ) : null}
          </>
        )}
      </chakra.div>
      {/* Its place is kept: whether it is needed is known in the browser alone. */}
      <chakra.p
        textStyle="xs"
        color="muted"
        mt="2"
        visibility={hydrated && !isAllowed ? undefined : 'hidden'}
      >
        The map comes from Google.{' '}
        <chakra.button
          type="button"
          color="accent"
          textDecoration="underline"
          minH="6"
          onClick={() => {
            save({ ...consent, maps: true });
            setIsAsked(true);
          }}
        >
          Always show maps
        </chakra.button>
      </chakra.p>
    </chakra.div>
  );
}
