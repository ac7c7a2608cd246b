import { contentLines, plainValue, textValue, utcStamp } from './contentLines.ts';

/** Contact data that a listing's public page shows. */
export interface Contact {
  name: string;
  /** In the form of E.164 if the country is known, with its extension, else as written. */
  phone: string | null;
  email: string | null;
  website: string | null;
  /** The address on one line, as the listing has it. */
  address: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  category: string | null;
  /** URL of the listing's page. */
  pageUrl: string;
  updatedAt: Date;
}

/**
 * A contact as vCard 3.0 (RFC 2426) of an organisation. Version 3.0, since Outlook reads no 4.0 and phones read both.
 * A field that is not known is omitted.
 */
export function vCard(contact: Contact): string {
  const { name, phone, email, website, latitude, longitude, category, pageUrl, updatedAt } = contact;
  const line = (start: string, value: string | null) => (value ? [`${start}:${value}`] : []);
  const hasPosition = latitude !== null && longitude !== null;
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Business Directory//Contact//EN',
    // Version 3.0 requires a person's name; that of an organisation is empty.
    'N:;;;;',
    `FN:${textValue(name)}`,
    `ORG:${textValue(name)}`,
    'X-ABShowAs:COMPANY',
    ...line('TEL;TYPE=WORK,VOICE', phone && textValue(phone)),
    ...line('EMAIL;TYPE=INTERNET,WORK', email && textValue(email)),
    ...line('ADR;TYPE=WORK', addressValue(contact)),
    ...(hasPosition ? [`GEO:${latitude.toFixed(6)};${longitude.toFixed(6)}`] : []),
    ...line('URL', website && plainValue(website)),
    ...line('CATEGORIES', category && textValue(category)),
    `SOURCE:${plainValue(pageUrl)}`,
    `UID:${plainValue(pageUrl)}`,
    `REV:${utcStamp(updatedAt)}`,
    'END:VCARD',
  ]);
}

/** Box, extension, street, city, state, postal code, country. An address on one line stays whole in place of a street. */
function addressValue({ address, street, city, state, postalCode, country }: Contact): string | null {
  const parts = address && !street ? [address, '', '', '', ''] : [street, city, state, postalCode, country];
  if (!parts.some(Boolean)) return null;
  return `;;${parts.map((part) => textValue(part ?? '')).join(';')}`;
}
