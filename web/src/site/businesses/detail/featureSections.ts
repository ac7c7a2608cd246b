interface Feature {
  name: string;
  /** False: known not to be there. Text: what there is. */
  value: boolean | string;
}

export interface FeatureSection {
  name: string;
  features: Feature[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Named sections of features; null if the data are of no shape that can be shown. */
export function featureSections(about: unknown): FeatureSection[] | null {
  if (about === null || about === undefined) return [];
  if (!isRecord(about)) return null;
  return Object.entries(about)
    .filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))
    .map(([name, section]) => ({
      name,
      features: Object.entries(section).flatMap(([feature, value]) =>
        typeof value === 'boolean' || (typeof value === 'string' && value !== '')
          ? [{ name: feature, value }]
          : [],
      ),
    }))
    .filter(({ features }) => features.length > 0);
}
