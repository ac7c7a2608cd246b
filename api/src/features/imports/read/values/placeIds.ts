// Ids of listings on maps, in columns and in map links.
import { positionInLink } from '../location/mapLinkPosition.ts';

const maxId = (1n << 64n) - 1n;

/** A slug, as in URLs: 'place-city-museum', 'Main_Street_12'. */
const slug = /^(?:\p{Lu}?(?:\p{Ll}+|\d+)|\p{Lu}+)(?:[-_](?:\p{Lu}?(?:\p{Ll}+|\d+)|\p{Lu}+))+$/u;

/** 'ChIJ…'; null for anything else, such as the key of a record. */
export function placeIdOf(text: string): string | null {
  const isId = /^(?=.*[a-z])(?=.*[A-Z])[A-Za-z][\w-]{19,250}$/.test(text);
  return isId && !slug.test(text) ? text : null;
}

/** '0x…:0x…', in lower case. */
export function googleIdOf(text: string): string | null {
  return /^0x[0-9a-f]{1,16}:0x[0-9a-f]{1,16}$/i.test(text) && !/:0x0*$/i.test(text)
    ? text.toLowerCase()
    : null;
}

/** Decimal digits. Signed ids are converted to unsigned ones; null for an id with lost digits. */
export function cidOf(text: string): string | null {
  const digits = /^(-?\d{5,20})(?:\.0+)?$/.exec(text)?.[1] ?? /^(0x[0-9a-f]{5,16})$/i.exec(text)?.[1];
  if (digits === undefined || isRounded(digits)) return null;
  const id = BigInt.asUintN(64, BigInt(digits));
  const isWhole = digits.startsWith('-') || digits.startsWith('0x') || BigInt(digits) <= maxId;
  return isWhole && id > 0n ? id.toString() : null;
}

/**
 * Whether this is a long id as a floating-point number (6.49527E+18, 6495274000000000000), as Excel and JavaScript
 * write it. One of about 1,500 random ids looks the same.
 */
export function isRounded(text: string): boolean {
  if (/^-?\d(?:[.,]\d{1,16})?E\+1[5-9]$/i.test(text)) return true;
  return /^-?\d{16,}000$/.test(text) && String(Number(text)) === text;
}

/** The second half of a google id is the cid. */
export function cidOfGoogleId(googleId: string | null): string | null {
  const hex = googleId?.split(':')[1];
  return hex === undefined ? null : cidOf(hex);
}

export interface MapLinkContents {
  placeId: string | null;
  googleId: string | null;
  cid: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** Data of a place in a map link, or in a link to its reviews. The map's own centre (`@…`) is not its position. */
export function readMapLink(link: string | null): MapLinkContents {
  const text = link ?? '';
  const position = positionInLink(text);
  return {
    placeId: placeIdOf(
      /(?:[?&](?:query_place_id|place_?id|destination_place_id)=|!19s|place_id:)([\w-]{20,})/i.exec(
        text,
      )?.[1] ?? '',
    ),
    googleId: googleIdOf(
      /(?:!1s|[?&]ftid=)(0x[0-9a-f]+(?::|%3A)0x[0-9a-f]+)/i.exec(text)?.[1]?.replace(/%3A/i, ':') ?? '',
    ),
    cid: cidOf(/[?&](?:cid|ludocid)=(\d+)/.exec(text)?.[1] ?? ''),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
  };
}

export function isMapLink(link: string): boolean {
  return /^https?:\/\/(?:(?:www\.|maps\.)?google\.[a-z.]+\/(?:maps\b|\?cid=|search)|maps\.google\.|goo\.gl\/maps|(?:[\w-]+\.)?yandex\.[a-z.]+\/maps\b|(?:[\w-]+\.)?2gis\.[a-z.]+\/|maps\.apple\.com\/|(?:[\w-]+\.)*map\.kakao\.com\/|kko\.to\/|(?:(?:m|pcmap)\.)?(?:map|place)\.naver\.com\/|naver\.me\/|www\.openstreetmap\.org\/|maps\.app\.goo\.gl\/|g\.page\/|share\.google\/|g\.co\/kgs\/)/i.test(
    link,
  );
}
