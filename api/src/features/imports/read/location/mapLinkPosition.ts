/** A pair of degrees within a link, with the comma escaped or not. */
const coordinatePair = String.raw`(-?\d{1,3}\.\d{2,20})(?:,|%2C)(?:\s|\+|%20)?(-?\d{1,3}\.\d{2,20})`;

interface Form {
  /** Sites whose links these are; of any site where it is left out. */
  host?: RegExp;
  pattern: RegExp;
  /** Which degree goes first. */
  first: 'latitude' | 'longitude';
}

const yandex = /^https?:\/\/(?:[\w-]+\.)?yandex\.[a-z.]+\//i;
const twoGis = /^https?:\/\/(?:[\w-]+\.)*2gis\.[a-z.]+\//i;

/**
 * Formats of the listing's position in map links. The centre of the view (`@…` of Google, `ll` and `m` of Yandex and 2GIS, `#map=…`)
 * is not the position.
 */
const forms: readonly Form[] = [
  { pattern: /!3d(-?\d{1,2}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/, first: 'latitude' },
  {
    host: yandex,
    pattern: new RegExp(String.raw`[?&](?:pt|whatshere(?:\[|%5B)point(?:\]|%5D))=${coordinatePair}`, 'i'),
    first: 'longitude',
  },
  {
    host: yandex,
    pattern: new RegExp(String.raw`[?&]text=${coordinatePair}(?:&|$)`, 'i'),
    first: 'latitude',
  },
  {
    host: twoGis,
    pattern: new RegExp(String.raw`/(?:firm|geo)/(?:\d{5,25}/)?${coordinatePair}(?:[/?#]|$)`, 'i'),
    first: 'longitude',
  },
  {
    pattern: /[?&](?:q|query|ll|daddr|destination)=(-?\d{1,2}\.\d+)(?:,|%2C)\s*(-?\d{1,3}\.\d+)(?:&|$)/i,
    first: 'latitude',
  },
  { pattern: /[?&]mlat=(-?\d{1,2}\.\d+)&mlon=(-?\d{1,3}\.\d+)(?:[&#]|$)/i, first: 'latitude' },
];

/** The position of the place that a link to a map leads to; null if it does not say. */
export function positionInLink(link: string): { latitude: number; longitude: number } | null {
  const own = forms.filter(({ host }) => host?.test(link));
  for (const { pattern, first } of own.length > 0 ? own : forms.filter(({ host }) => !host)) {
    const match = pattern.exec(link);
    if (!match) continue;
    const [one, other] = [Number(match[1]), Number(match[2])];
    const [latitude, longitude] = first === 'latitude' ? [one, other] : [other, one];
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  }
  return null;
}
