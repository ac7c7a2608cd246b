export interface MapPoint {
  latitude: number;
  longitude: number;
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** Where maps write a point into their links; that of the place itself comes before that of the view. */
const forms = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(
    `[?&](?:q|query|ll|sll|daddr|destination|center|mlat)=(?:loc:)?${number}(?:,|%2C|%20|\\+|&mlon=)+${number}`,
    'i',
  ),
  new RegExp(`/@${number},${number}`),
  new RegExp(`#map=\\d+/${number}/${number}`),
  new RegExp(`^geo:${number},${number}`),
  new RegExp(`^\\s*${number}\\s*[,; ]\\s*${number}\\s*$`),
];

/** The point that a link to a map, or a pair of degrees, names; null where there is none. */
export function readMapLink(text: string): MapPoint | null {
  for (const form of forms) {
    const [, latitude, longitude] = form.exec(text) ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
  }
  return null;
}
