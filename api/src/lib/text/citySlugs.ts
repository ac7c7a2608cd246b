import { slugOf } from './slugOf.ts';

/** Slugs for a new city in order of preference: 'portland', 'portland-maine', 'portland-us'. */
export function citySlugs(name: string, region: string | null, countryCode: string | null): string[] {
  const slug = slugOf(name);
  return [
    slug,
    ...(region === null ? [] : [`${slug}-${slugOf(region)}`]),
    ...(countryCode ? [`${slug}-${countryCode.toLowerCase()}`] : []),
  ];
}
