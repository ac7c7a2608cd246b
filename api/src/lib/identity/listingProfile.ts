import { comparableAddress, type ComparableAddress } from './addressEvidence.ts';
import { sharedHosts } from './identityWords.ts';
import { latinText } from './identityText.ts';
import { tokenizeName } from './tokenizeName.ts';
import type { NameToken } from './nameToken.ts';
import { phoneDigits } from './phoneEvidence.ts';

/** Identifying facts of a listing. Null: unknown. */
export interface IdentifyingFields {
  name: string;
  address: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  countryCode: string | null;
  phone: string | null;
  phoneNormalised: string | null;
  website: string | null;
  email: string | null;
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
}

/**
 * The facts of a listing, parsed for comparisons: each lazily and once. Most pairs differ before their names and addresses matter.
 */
export class ListingProfile {
  readonly countryCode: string | null;
  /** Whole address of the e-mail; '' if unknown. */
  readonly email: string;
  /** Null if unknown. */
  readonly position: Position | null;
  readonly #facts: IdentifyingFields;
  #name: readonly NameToken[] | undefined;
  #plainName: string | undefined;
  #address: ComparableAddress | null | undefined;
  #city: string | undefined;
  #cityWords: readonly string[] | undefined;
  #state: string | undefined;
  #postalCode: string | undefined;
  #phones: readonly string[] | undefined;
  #site: string | undefined;
  #page: string | undefined;

  constructor(facts: IdentifyingFields) {
    this.#facts = facts;
    this.countryCode = facts.countryCode;
    this.email = (facts.email ?? '').trim().toLowerCase();
    this.position = positionOf(facts);
  }

  get name(): readonly NameToken[] {
    return (this.#name ??= tokenizeName(this.#facts.name));
  }

  /** Letters and figures of the name. */
  get plainName(): string {
    return (this.#plainName ??= latinText(this.#facts.name).replace(/[^\p{L}\p{N}]+/gu, ''));
  }

  get address(): ComparableAddress | null {
    if (this.#address === undefined) {
      const { address, street } = this.#facts;
      this.#address =
        comparableAddress(address ?? street, this.#facts) ?? comparableAddress(street, this.#facts);
    }
    return this.#address;
  }

  get hasAddress(): boolean {
    return Boolean((this.#facts.address ?? this.#facts.street)?.trim());
  }

  get city(): string {
    return (this.#city ??= latinText(this.#facts.city ?? '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim());
  }

  get isCityLatin(): boolean {
    return /^[ -\u036f\u1e00-\u22ff]*$/.test(this.#facts.city ?? '');
  }

  get cityWords(): readonly string[] {
    return (this.#cityWords ??= this.city.split(' ').filter((word) => word.length > 2));
  }

  /** Letters of its state; '' if unknown. */
  get state(): string {
    return (this.#state ??= latinText(this.#facts.state ?? '').replace(/[^\p{L}\p{N}]+/gu, ''));
  }

  get postalCode(): string {
    return (this.#postalCode ??= latinText(this.#facts.postalCode ?? '')
      .replace(/\W/g, '')
      .replace(/^0+/, ''));
  }

  get phones(): readonly string[] {
    return (this.#phones ??= phoneDigits(this.#facts.phone, this.#facts.phoneNormalised));
  }

  /** Host of the website, or host and path where many listings share the host; '' if unknown. */
  get site(): string {
    return (this.#site ??= siteOf(this.#facts.website));
  }

  /** Host and path of a page within the website, such as that of one branch; '' for a home page, and if unknown. */
  get page(): string {
    return (this.#page ??= pageOf(this.#facts.website));
  }
}

/** In degrees. */
interface Position {
  latitude: number;
  longitude: number;
}

/** Null if unknown. */
const positionOf = ({
  latitude,
  longitude,
}: Pick<IdentifyingFields, 'latitude' | 'longitude'>): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** 'example.com/branches/garam-street'; '' for pages of one step, which are home pages of a language as well. */
function pageOf(website: string | null): string {
  const parts = /^(?:https?:\/\/)?(?:www\d?\.)?([^/?#:\s]+)(?::\d+)?\/([^?#\s/]+\/[^?#\s]+)/i.exec(
    website ?? '',
  );
  return parts ? `${parts[1]}/${parts[2]}`.toLowerCase().replace(/\/+$/, '') : '';
}

/** 'example.com', or 'facebook.com/kahve-evi'; '' for none. */
function siteOf(website: string | null): string {
  const parts = /^(?:https?:\/\/)?(?:www\d?\.)?([^/?#:\s]+)(?::\d+)?([^?#\s]*)/i.exec(website ?? '');
  const host = parts?.[1]?.toLowerCase() ?? '';
  if (!host.includes('.')) return '';
  const path = (parts?.[2] ?? '').toLowerCase().replace(/\/+$/, '');
  if (!sharedHosts.has(host)) return host;
  return path.length > 2 ? host + path : '';
}
