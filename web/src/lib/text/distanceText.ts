/** '350 m' or '4.2 km'; null if the distance is not known. */
export function distanceText(meters: number | null | undefined): string | null {
  if (meters === null || meters === undefined) return null;
  return meters < 995 ? `${Math.round(meters / 10) * 10} m` : `${(meters / 1000).toFixed(1)} km`;
}
