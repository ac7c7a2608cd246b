interface Counts {
  total: number;
  categories: number;
  cities: number;
  countries: number;
}

const names = {
  total: ['Business', 'Businesses'],
  categories: ['Category', 'Categories'],
  cities: ['City', 'Cities'],
  countries: ['Country', 'Countries'],
} as const;

/** Labelled figures of the directory; without values while they load. */
export function liveFigures(counts: Counts | undefined): { label: string; value: number | undefined }[] {
  return (['total', 'categories', 'cities', 'countries'] as const).map((figure) => {
    const value = counts?.[figure];
    return { label: names[figure][value === 1 ? 0 : 1], value };
  });
}
