/** A position that a text gives in degrees, and what the text has besides. */
export interface TypedPosition {
  latitude: number;
  longitude: number;
  rest: string;
}

type ReadCoordinates = (match: RegExpExecArray) => readonly [latitude: number, longitude: number];

const decimalOf = (text = '0'): number => Number(text.replace(',', '.'));

/** Degrees, minutes and seconds, of which the later ones may be missing. */
function ofParts([degrees, minutes, seconds]: readonly (string | undefined)[], direction = ''): number {
  const size = decimalOf(degrees) + decimalOf(minutes) / 60 + decimalOf(seconds) / 3600;
  return /[SW]/i.test(direction) ? -size : size;
}

const number = String.raw`\d+(?:[.,]\d+)?`;
const parts = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*[°º\s]?\s*(?:(${number})\s*['′’\s]\s*)?(?:(${number})\s*(?:["″”]|''|′′)?\s*)?`;
const decimals = (sign: string) => String.raw`(-?\d{1,3}${sign}\d{2,})\s*°?`;
const directed = (one: string, other: string) =>
  new RegExp(String.raw`(?<![\p{L}\d.])${one}\s*[,;/]?\s*${other}(?![\p{L}\d])`, 'iu');

const forms: readonly (readonly [RegExp, ReadCoordinates])[] = [
  // "41°24'12.2"N 2°10'26.5"E"
  [
    directed(`${parts}([NS])`, `${parts}([EW])`),
    (match) => [ofParts(match.slice(1, 4), match[4]), ofParts(match.slice(5, 8), match[8])],
  ],
  // "N 52.52 E 13.405"
  [
    directed(String.raw`([NS])\s*${parts}`, String.raw`([EW])\s*${parts}`),
    (match) => [ofParts(match.slice(2, 5), match[1]), ofParts(match.slice(6, 9), match[5])],
  ],
  // "52.52, 13.405", "geo:52.52,13.405"
  ...[[String.raw`\.`, String.raw`\s*[,;/]\s*|\s+`] as const, [',', String.raw`\s*[;/]\s*|\s+`] as const].map(
    ([sign, between]): readonly [RegExp, ReadCoordinates] => [
      new RegExp(
        `(?<![\\p{L}\\d.,-])(?:geo:)?${decimals(sign)}(?:${between})${decimals(sign)}(?![\\d.,])`,
        'u',
      ),
      ([, latitude, longitude]) => [decimalOf(latitude), decimalOf(longitude)],
    ],
  ),
  // Open Location Code: "9F4MGCC4+2X"
  [/(?<![\p{L}\d])([2-9CFGHJMPQRVWX]{8})\+([2-9CFGHJMPQRVWX]{2})(?![\p{L}\d])/iu, ofOpenLocationCode],
];

const codeDigits = '23456789CFGHJMPQRVWX';

/** The middle of the cell of a code: pairs of digits in base 20, of the latitude and the longitude in turn. */
function ofOpenLocationCode([, area = '', cell = '']: RegExpExecArray): readonly [number, number] {
  const digits = Array.from((area + cell).toUpperCase(), (digit) => codeDigits.indexOf(digit));
  const coordinateFrom = (first: number) =>
    digits
      .filter((_, at) => at % 2 === first)
      .reduce((sum, digit, at) => sum + digit * 20 ** (1 - at), 0.5 / 20 ** 3);
  return [coordinateFrom(0) - 90, coordinateFrom(1) - 180];
}

/** A price or a time has two decimals; of a position, one degree at least has more, or it has a direction and parts. */
const isFine = (text: string): boolean =>
  /\d[.,]\d{3}|[°º+]|\d[^\dA-Z]{1,2}\d.*[NSEW]|[NSEW].*\d[^\dA-Z]{1,2}\d/i.test(text);

/** The position in a text: decimal degrees, degrees with minutes and seconds, or an Open Location Code; null if it has none. */
export function typedPosition(text: string): TypedPosition | null {
  const plain = text.normalize('NFKC');
  for (const [form, readCoordinates] of forms) {
    const match = form.exec(plain);
    if (!match || !isFine(match[0])) continue;
    const [latitude, longitude] = readCoordinates(match);
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) continue;
    // A link has no other words.
    const rest = plain.includes('://') ? '' : plain.replace(match[0], ' ');
    return { latitude, longitude, rest: rest.replace(/[\s()[\]]+/g, ' ').trim() };
  }
  return null;
}
