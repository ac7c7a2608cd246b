export interface MapPoint {
  latitude: number;
  longitude: number;
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const fraction = String.raw`(-?\d{1,3}\.\d+)`;
const commaNumber = String.raw`(-?\d{1,3}(?:,\d+)?)`;
/** Formats of a point in map links; the point of a place comes before that of the view. */
const forms = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(
    `[?&](?:q|query|ll|sll|daddr|destination|center|mlat)=(?:loc:)?${number}(?:,|%2C|%20|\\+|&mlon=)+${number}`,
    'i',
  ),
  new RegExp(`/@${number},${number}`),
  new RegExp(`#map=\\d+/${number}/${number}`),
  new RegExp(`^geo:${number},${number}`),
  new RegExp(`^${number}\\s*;\\s*${number}$`),
  new RegExp(`^${number}(?:\\s+|\\s*,\\s+)${number}$`),
  // Without a blank, a comma between two whole numbers may be that of one Turkish number.
  new RegExp(`^${fraction},${number}$`),
  new RegExp(`^${number},${fraction}$`),
  // As numbers are written in Turkish.
  new RegExp(`^${commaNumber}\\s*;\\s*${commaNumber}$`),
  new RegExp(`^${commaNumber}(?:\\s+|\\s*,\\s+)${commaNumber}$`),
];

/** The point of a map link or of a pair of degrees, or null. */
export function readMapLink(text: string): MapPoint | null {
  for (const form of forms) {
    const [, latitude, longitude] = form.exec(text.trim()) ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    const point = { latitude: coordinate(latitude), longitude: coordinate(longitude) };
    return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
  }
  return null;
}

const coordinate = (text: string) => Number(text.replace(',', '.'));
