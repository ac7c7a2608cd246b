import type { MapArea } from '../../../../domain/map/mapArea.ts';
import type { graphFilter } from '../../../../domain/search/businessSearch.ts';

/** Conditions that a list shares with its map; the area is separate. */
export type MapFilter = Omit<ReturnType<typeof graphFilter>, 'within'> & { citySlug?: string };

export interface ListMapProps {
  /** Accessible name of the map. */
  label: string;
  filter: MapFilter;
  within: MapArea | null;
  /** The listed page; null while it loads. */
  businesses: {
    nodes: readonly { slug: string; name: string; latitude?: number | null; longitude?: number | null }[];
    totalCount: number;
    totalCountIsLowerBound: boolean;
  } | null;
  onSearchArea: (area: MapArea) => void;
}
