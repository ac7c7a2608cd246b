import { readMapTiles, type MapTilesSource } from './readMapTiles.ts';
import { readStorageUrl, type StorageLocation } from '../storage/readStorageUrl.ts';
import { ConfigError } from './configError.ts';

// Settings that are URLs. An error names the variable, never its value.

/** A mail server and the recipients of contact messages. */
export interface MailSettings {
  smtpUrl: string;
  contactTo: [string, ...string[]];
}

export function readDatabaseUrl(name: string, value: string | null): string | null {
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isPostgres =
    url !== null &&
    /^postgres(ql)?:$/.test(url.protocol) &&
    url.pathname.length > 1 &&
    [url.username, url.password, url.pathname].every(isPercentEncoded);
  if (!isPostgres) {
    throw new ConfigError(`${name} must look like postgresql://user:password@host:5432/database.`);
  }
  return value;
}

/** Whether each % of a part of an address begins an encoded character. */
function isPercentEncoded(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** A comma-separated list of replicas, which requires the URL of the primary. */
export function readBeside(text: (name: string) => string | null, name: string): string[] {
  const value = text(name);
  if (value === null) return [];
  if (text('DATABASE_URL') === null) throw new ConfigError(`${name} needs a DATABASE_URL.`);
  return value.split(',').flatMap((each) => readDatabaseUrl(name, each.trim()) ?? []);
}

export function readStorage(value: string | null): StorageLocation {
  const storage = readStorageUrl(value);
  if (storage === null)
    throw new ConfigError(
      'STORAGE_URL must look like file:/srv/files or s3://KEY:SECRET@host/bucket/prefix?region=eu-central-1.',
    );
  return storage;
}

export function readTiles(value: string | null, baseDir: string): MapTilesSource | null {
  const place = value === null ? null : readMapTiles(value, baseDir);
  if (value !== null && place === null)
    throw new ConfigError(
      'MAP_TILES must be a .pmtiles file, storage:KEY.pmtiles, or an https address with {z}, {x} and {y}.',
    );
  return place;
}

export function readSiteUrl(value: string | null): string | null {
  return readOrigin('SITE_URL', value);
}

export function readAdminUrl(value: string | null, siteUrl: string | null): string | null {
  const adminUrl = readOrigin('ADMIN_URL', value);
  if (adminUrl === null) return null;
  if (siteUrl?.startsWith('https:') && !adminUrl.startsWith('https:'))
    throw new ConfigError('ADMIN_URL must be https where SITE_URL is.');
  // Cookies go to every port of a host.
  if (siteUrl && new URL(adminUrl).hostname === new URL(siteUrl).hostname)
    throw new ConfigError('ADMIN_URL must have a host of its own, not that of SITE_URL.');
  return adminUrl;
}

export function readOrigin(name: string, value: string | null): string | null {
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username;
  if (!isOrigin)
    throw new ConfigError(`${name} must be an origin such as https://directory.example, without a path.`);
  return url.origin;
}

export function readCollector(name: string, value: string | null): string | null {
  if (value !== null && !(URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)))
    throw new ConfigError(`${name} must be an address such as http://collector:4318.`);
  return value;
}

export function readMail(smtpUrl: string | null, contactTo: string | null): MailSettings | null {
  if (smtpUrl === null && contactTo === null) return null;
  if (smtpUrl === null || contactTo === null)
    throw new ConfigError('SMTP_URL and CONTACT_TO belong together: set both, or neither.');
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : null;
  const isSmtp = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  if (!isSmtp || ![url.username, url.password].every(isPercentEncoded))
    throw new ConfigError('SMTP_URL must look like smtps://user:password@host:465.');
  const [first, ...others] = contactTo.split(',').map((address) => address.trim());
  const isAddress = (text: string) => /^[^\s@<>"]+@[^\s@<>"]+$/.test(text);
  if (!first || ![first, ...others].every(isAddress))
    throw new ConfigError('CONTACT_TO must be a comma list of email addresses.');
  return { smtpUrl, contactTo: [first, ...others] };
}
