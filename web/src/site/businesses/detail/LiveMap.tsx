import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { isolated } from '../../../../../domain/text/bidi.ts';
import { distanceText } from '../../../lib/text/distanceText.ts';
import { paths } from '../../../lib/paths.ts';
import { MapCanvas, type MapPin } from '../../../ui/map/MapCanvas.tsx';
import type { MapView } from '../../../ui/map/useMapLibre.ts';
import { useMapStyleUrl } from '../../../ui/map/useMapStyleUrl.ts';
import type { BusinessDetail } from './businessActions.ts';
import { styled } from '../../../ui/theme/styled.tsx';
import { cva } from '../../../ui/theme/styles.ts';

export interface LiveMapProps {
  business: BusinessDetail;
  latitude: number;
  longitude: number;
}

const Frame = styled('div', cva({ base: { w: 'full', h: 'full', outline: 'none' } }));
const Card = styled(
  'div',
  cva({
    base: {
      p: '3',
      maxW: '48',
      textStyle: 'sm',
      overflowWrap: 'anywhere',
      '& a': { fontWeight: 'medium', color: 'accent' },
      '& span': { display: 'block', color: 'muted' },
    },
  }),
);

/** Without neighbours, the town. */
const ZOOM = 12;
/** Degrees around the outermost pins. */
const MARGIN = 0.002;
/** Neighbours beyond would make the listing's own surroundings small. */
const FARTHEST_METRES = 30_000;

/** The map of a listing to move in, with the nearest listings as pins. Brings the map library along: import it when needed. */
export function LiveMap({ business, latitude, longitude }: LiveMapProps) {
  const styleUrl = useMapStyleUrl('en');
  const frame = useRef<HTMLDivElement>(null);
  const [selectedId, setSelectedId] = useState<MapPin['id'] | null>(null);
  // The pressed button is gone.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  const near = useMemo(
    () =>
      business.nearby.flatMap(({ latitude: lat, longitude: lng, ...neighbour }) =>
        typeof lat === 'number' &&
        typeof lng === 'number' &&
        (neighbour.distanceMeters ?? Infinity) < FARTHEST_METRES
          ? [{ ...neighbour, latitude: lat, longitude: lng }]
          : [],
      ),
    [business.nearby],
  );
  const pins = useMemo(
    () =>
      [{ id: business.id, name: business.name, latitude, longitude }, ...near].map(
        ({ id, name, ...at }): MapPin => ({
          id,
          label: isolated(name),
          latitude: at.latitude,
          longitude: at.longitude,
        }),
      ),
    [business, latitude, longitude, near],
  );
  const view = useMemo<MapView>(() => {
    const center = { latitude, longitude };
    if (near.length === 0) return { center, zoom: ZOOM };
    // The listing stays in the middle.
    const up = Math.max(...near.map((each) => Math.abs(each.latitude - latitude))) + MARGIN;
    const aside = Math.max(...near.map((each) => Math.abs(each.longitude - longitude))) + MARGIN;
    const isAcross = Math.abs(latitude) + up > 85 || Math.abs(longitude) + aside > 180;
    if (isAcross) return { center, zoom: ZOOM };
    const [south, north] = [latitude - up, latitude + up];
    return { bounds: { south, north, west: longitude - aside, east: longitude + aside } };
  }, [latitude, longitude, near]);
  const selected = near.find(({ id }) => id === selectedId);
  return (
    <Frame ref={frame} tabIndex={-1}>
      <MapCanvas
        label={`Map of ${isolated(business.name)}`}
        styleUrl={styleUrl}
        view={view}
        pins={pins}
        activeId={business.id}
        selectedId={selected?.id ?? null}
        onSelect={setSelectedId}
        isCooperative
        card={
          selected ? (
            <Card>
              <Link to={paths.business(selected.slug)}>
                <bdi>{selected.name}</bdi>
              </Link>
              {typeof selected.distanceMeters === 'number' ? (
                <span>{distanceText(selected.distanceMeters)}</span>
              ) : null}
            </Card>
          ) : null
        }
      />
    </Frame>
  );
}
