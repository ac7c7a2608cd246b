import { useState } from 'react';
import { roundedCount } from '../../../../domain/text/counts.ts';
import { isolated } from '../../../../domain/text/bidi.ts';
import type { MapArea } from '../../../../domain/map/mapArea.ts';
import { useMapClustersQuery } from '../../graphql/siteOperations.ts';
import { Button } from '../../ui/form/Button.tsx';
import { MapCanvas, type MapCluster, type MapPin } from '../../ui/map/MapCanvas.tsx';
import { useMapStyleUrl } from '../../ui/map/useMapStyleUrl.ts';
import { countOnMap, limitOf } from './countOnMap.ts';
import { MapCard } from './MapCard.tsx';
import type { ListMapProps } from './listMapProps.ts';
import { useListedCards } from './useListedCards.ts';
import { useMapView } from './useMapView.ts';
import { styled } from '../../ui/theme/styled.tsx';
import { cva } from '../../ui/theme/styles.ts';

const Over = styled(
  'div',
  cva({
    base: {
      position: 'absolute',
      top: '3',
      left: '3',
      right: '18',
      // Above pins and cards.
      zIndex: 'header',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      pointerEvents: 'none',
      '& > *': { pointerEvents: 'auto', boxShadow: 'float' },
      '& .said': { px: '3', py: '1', borderRadius: 'pill', bg: 'surface', textStyle: 'sm' },
      '& .failed': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', py: '0' },
    },
  }),
);

/** Degrees, about 10 m: no zoom level separates listings closer together. */
const inseparable = 0.0001;

/** The listings of a list on a map. The active listing is marked in both. */
export function ListMap({ label, filter, within, businesses, onSearchArea }: ListMapProps) {
  const styleUrl = useMapStyleUrl('en');
  const { placed, view, moved, handleMove, keepView } = useMapView(filter, within);
  const [selected, setSelected] = useState<{ slug: string; byKeyboard: boolean } | null>(null);
  const [activePin, setActivePin] = useState<string | null>(null);
  const nodes = businesses?.nodes ?? [];
  const hoveredCard = useListedCards(
    nodes.map(({ slug }) => slug),
    activePin ?? selected?.slug ?? null,
  );
  const isMoved = moved?.byVisitor ?? false;
  const area = moved && (isMoved ? moved.area : (within ?? moved.area));
  const { data, previousData, error, loading, refetch } = useMapClustersQuery(
    area
      ? { variables: { within: area, zoom: Math.max(0, Math.round(moved.zoom)), filter } }
      : { variables: { within: { south: 0, west: 0, north: 0, east: 0 }, zoom: 0 }, skip: true },
  );
  const found = (data ?? previousData)?.mapClusters;
  const pins = (found?.listings ?? []).flatMap(pinOf);
  const hovered = nodes.find(({ slug }) => slug === hoveredCard);
  // A listing within a cluster has no pin, unless its card is pointed at.
  const extra = hovered && !pins.some(({ id }) => id === hovered.slug) ? pinOf(hovered) : [];
  const listing = found?.listings.find(({ slug }) => slug === selected?.slug);

  function searchArea(area: MapArea) {
    keepView(area);
    setSelected(null);
    onSearchArea(area);
  }
  function handleClusterPress({ bounds }: MapCluster): boolean {
    const isPoint = bounds.north - bounds.south < inseparable && bounds.east - bounds.west < inseparable;
    if (!isPoint) return false;
    // They have the same position: the list shows them.
    const { south, west, north, east } = bounds;
    const edge = inseparable / 2;
    onSearchArea({ south: south - edge, west: west - edge, north: north + edge, east: east + edge });
    return true;
  }
  if (!view) return <p className="waiting">Loading the map…</p>;
  return (
    <MapCanvas
      label={label}
      styleUrl={styleUrl}
      view={view}
      pins={[...pins, ...extra]}
      clusters={(found?.clusters ?? []).map((cluster) =>
        clusterOf(cluster, found?.isApproximate === true && limitOf(filter) === null),
      )}
      selectedId={selected?.slug ?? null}
      activeId={activePin ?? hoveredCard}
      card={listing ? <MapCard business={listing} takesFocus={selected?.byKeyboard ?? false} /> : null}
      onMove={handleMove}
      onSelect={(id, byKeyboard) => setSelected(id === null ? null : { slug: String(id), byKeyboard })}
      onActive={(id) => setActivePin(id === null ? null : String(id))}
      onClusterPress={handleClusterPress}
    >
      <Over className="over">
        {isMoved && area ? (
          <Button size="sm" onClick={() => searchArea(area)}>
            Search this area
          </Button>
        ) : null}
        {error ? (
          <div className="said failed" role="alert">
            The businesses could not be loaded.
            <Button variant="ghost" size="sm" onClick={() => void refetch().catch(() => undefined)}>
              Try again
            </Button>
          </div>
        ) : (
          <p className="said" role="status" aria-busy={loading}>
            {found ? countOnMap(found, businesses, within === null ? placed : null, filter) : 'Loading…'}
          </p>
        )}
      </Over>
    </MapCanvas>
  );
}

function pinOf(business: {
  slug: string;
  name: string;
  latitude?: number | null;
  longitude?: number | null;
}): MapPin[] {
  const { slug, name, latitude, longitude } = business;
  return latitude == null || longitude == null
    ? []
    : [{ id: slug, latitude, longitude, label: isolated(name) }];
}

function clusterOf(cluster: Omit<MapCluster, 'text' | 'label'>, isApproximate: boolean): MapCluster {
  const about = isApproximate ? 'About ' : '';
  return {
    ...cluster,
    text: roundedCount(cluster.count),
    label: `${about}${cluster.count.toLocaleString('en')} businesses. Zoom in`,
  };
}
