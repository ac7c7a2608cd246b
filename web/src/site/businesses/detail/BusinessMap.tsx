import { useState, type ComponentType } from 'react';
import { mapPicturePath, mapPictureThemes } from '../../../../../domain/listing/mapPicture.ts';
import { isolated } from '../../../../../domain/text/bidi.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { useHydrated } from '../../../ui/hydration/useHydrated.ts';
import type { LiveMapProps } from './LiveMap.tsx';
import { styled } from '../../../ui/theme/styled.tsx';
import { cva } from '../../../ui/theme/styles.ts';

const MapBox = styled(
  'div',
  cva({
    base: {
      position: 'relative',
      h: 'mapHeight',
      mb: '3',
      borderRadius: 'card',
      overflow: 'hidden',
      bg: 'map.land',
      '& img': { w: 'full', h: 'full', objectFit: 'cover' },
      // Only the picture of the theme in use has a box, so that the other one is not loaded.
      '& .light': { display: { base: 'block', _osDark: 'none', _light: 'block', _dark: 'none' } },
      '& .dark': { display: { base: 'none', _osDark: 'block', _light: 'none', _dark: 'block' } },
      '& > button': { position: 'absolute', top: '3', right: '3', boxShadow: 'float' },
    },
  }),
);

/** A static map, drawn by the server. A click replaces it with the interactive one. */
export function BusinessMap(props: LiveMapProps) {
  const { id, name } = props.business;
  const hydrated = useHydrated();
  const [LiveMap, setLiveMap] = useState<ComponentType<LiveMapProps> | null>(null);
  const [state, setState] = useState<'still' | 'loading' | 'failed'>('still');
  function open() {
    setState('loading');
    import('./LiveMap.tsx').then(
      (module) => setLiveMap(() => module.LiveMap),
      () => setState('failed'),
    );
  }
  if (LiveMap)
    return (
      <MapBox>
        <LiveMap {...props} />
      </MapBox>
    );
  return (
    <MapBox>
      {mapPictureThemes.map((theme) => (
        <picture key={theme}>
          <source
            media="(min-width: 460px) and (max-width: 1023.98px)"
            srcSet={mapPicturePath(id, props, 'wide', theme)}
          />
          <img
            className={theme}
            src={mapPicturePath(id, props, 'small', theme)}
            alt={`Map of ${isolated(name)}`}
            loading="lazy"
          />
        </picture>
      ))}
      {hydrated ? (
        <Button variant="line" aria-busy={state === 'loading'} onClick={open}>
          {state === 'failed' ? 'Try again' : state === 'loading' ? 'Loading…' : 'Explore map'}
        </Button>
      ) : null}
    </MapBox>
  );
}
