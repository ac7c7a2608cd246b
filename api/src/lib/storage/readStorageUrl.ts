import path from 'node:path';
import type { BucketLocation } from './bucketStorage.ts';

export type StorageLocation =
  /** Null: `files` in the data folder. */
  { kind: 'folder'; folder: string | null } | { kind: 'bucket'; location: BucketLocation };

/**
 * Reads STORAGE_URL: nothing, `file:/srv/files`, or `s3://KEY:SECRET@host/bucket/prefix?region=eu-central-1` (`s3+http://`
 * for a store without TLS in a private network). Null if it is invalid. Pure.
 */
export function readStorageUrl(value: string | null): StorageLocation | null {
  if (value === null) return { kind: 'folder', folder: null };
  try {
    return placeOf(value);
  } catch (error) {
    // A % that begins no encoded character.
    if (error instanceof URIError) return null;
    throw error;
  }
}

function placeOf(value: string): StorageLocation | null {
  const file = /^file:(?:\/\/)?(\/.*)$/.exec(value)?.[1];
  if (file !== undefined) return { kind: 'folder', folder: path.resolve(decodeURIComponent(file)) };
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^s3(?:\+http)?:$/.test(url.protocol) || url.host === '' || url.hash !== '') return null;
  const [bucket = '', ...rest] = url.pathname.split('/').filter(Boolean);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return null;
  if ([...url.searchParams.keys()].some((name) => name !== 'region')) return null;
  if ((url.username === '') !== (url.password === '')) return null;
  return {
    kind: 'bucket',
    location: {
      endpoint: `${url.protocol === 's3:' ? 'https' : 'http'}://${url.host}`,
      bucket,
      prefix: rest.map((part) => `${decodeURIComponent(part)}/`).join(''),
      region: url.searchParams.get('region') ?? 'us-east-1',
      credentials:
        url.username === ''
          ? null
          : {
              accessKeyId: decodeURIComponent(url.username),
              secretAccessKey: decodeURIComponent(url.password),
            },
    },
  };
}
