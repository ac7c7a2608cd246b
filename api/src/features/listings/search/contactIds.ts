import { domainToASCII } from 'node:url';
import sql from 'sql-template-tag';
import {
  hostOfEmail,
  isProfileHost,
  type ContactSearch,
} from '../../../../../domain/search/contactSearch.ts';
import { phoneDigits } from '../../../lib/identity/phoneEvidence.ts';
import type { Reader } from '../reader.ts';

/** Maximum number of listings with a number or host; shared ones are not specific. */
const maxFound = 200;

const maxCountries = 10;

/** Top-level domains tried for a host without one. */
const endings =
  'com net org info biz co.uk com.tr de ch at fr it es pt nl be pl ru rs gr com.cy in co.in com.ph co.th sa com.sa vn com.vn us ca com.au co eu app shop restaurant'.split(
    ' ',
  );

/** Listings that have a phone number, an e-mail or a web address as their public contact, by id. */
export async function contactIds(reader: Reader, contact: ContactSearch): Promise<number[]> {
  switch (contact.kind) {
    case 'PHONE': {
      const ids = await idsWithPhone(reader, contact.digits);
      if (ids.length > 0 || contact.switchboard === undefined) return ids;
      // Files have the number of the switchboard, with a zero for the extension or without one.
      const { switchboard } = contact;
      const both = await Promise.all(
        [`${switchboard}0`, switchboard].map((one) => idsWithPhone(reader, one)),
      );
      return [...new Set(both.flat())];
    }
    case 'EMAIL': {
      const rows = await reader.db.rows<{ id: number }>(sql`
        SELECT id FROM businesses WHERE lower(email COLLATE "C") = ${contact.email} AND deleted_at IS NULL
        ORDER BY id LIMIT ${maxFound}`);
      const host = hostOfEmail(contact.email);
      return rows.length > 0 || host === null ? rows.map(({ id }) => id) : idsWithWebsite(reader, host, '');
    }
    case 'WEBSITE':
      return idsWithWebsite(reader, contact.host, contact.path);
  }
}

// Identity keys are hashes, so the number of each listing is compared.
async function idsWithPhone({ db }: Reader, digits: string): Promise<number[]> {
  const rows = await db.rows<{ id: number; phone: string | null; normalised: string | null }>(sql`
    SELECT b.id, b.phone, b.phone_normalised AS normalised FROM identity_keys k JOIN businesses b ON b.id = k.business_id
    WHERE k.key = hashtext('p' || ${digits.slice(-7)}) AND b.deleted_at IS NULL ORDER BY b.id LIMIT ${maxFound}`);
  return rows
    .filter(({ phone, normalised }) =>
      phoneDigits(phone, normalised).some((one) => isSameNumber(one, digits)),
    )
    .map(({ id }) => id);
}

/** Whether a number is the end of the other, that is without country or area code; the other may contain a trunk zero. */
function isSameNumber(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return long.endsWith(short) || (short.length > 9 && long.slice(-9) === short.slice(-9));
}

/** The same with the domains of the countries with the most listings. */
async function endingsHere({ db }: Reader): Promise<string[]> {
  const countries = await db.rows<{ code: string }>(sql`
    SELECT lower(code COLLATE "C") AS code FROM countries WHERE business_count > 0 ORDER BY business_count DESC LIMIT ${maxCountries}`);
  return [...new Set([...endings, ...countries.flatMap(({ code }) => [code, `com.${code}`, `co.${code}`])])];
}

async function idsWithWebsite({ db }: Reader, host: string, path: string): Promise<number[]> {
  const given = host.includes('.')
    ? [host]
    : (await endingsHere({ db })).map((ending) => `${host}.${ending}`);
  const hosts = [...new Set(given.flatMap((one) => [one, domainToASCII(one)]))].filter(Boolean);
  const rows = await db.rows<{ id: number; website: string | null }>(sql`
    SELECT b.id, b.website FROM identity_keys k JOIN businesses b ON b.id = k.business_id
    WHERE k.key = ANY (SELECT hashtext('h' || host) FROM unnest(${hosts}::text[]) AS host) AND b.deleted_at IS NULL
    ORDER BY b.score DESC, b.id LIMIT ${maxFound}`);
  const bare = (website: string | null) =>
    (website ?? '')
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\d?\./, '');
  const onHost = rows.filter(({ website }) => hosts.some((one) => bare(website).startsWith(one)));
  const onPage = onHost.filter(({ website }) =>
    bare(website)
      .replace(/[/?#]+$/, '')
      .endsWith(path.toLowerCase()),
  );
  // Other pages of such a host belong to other listings.
  const isPage = path !== '' && (onPage.length > 0 || isProfileHost(host));
  return (isPage ? onPage : onHost).map(({ id }) => id);
}
