import type { MapArea } from '../../../../domain/map/mapArea.ts';
import type { graphFilter } from '../../../../domain/search/businessSearch.ts';

/** Conditions of a list that its map shares; the area is given apart. */
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
