import type { Message } from '../../../../domain/messages/message.ts';
import { safeLink } from '../../../../domain/text/links.ts';
import { checkLine } from '../../lib/text/checkText.ts';
import { AppError } from '../../lib/errors.ts';
import { defaultSiteIdentity, type SiteIdentity, type SocialLink } from './siteIdentity.ts';

/** Fields to change; null clears a field, omitted fields stay. */
export type SiteIdentityChange = {
  [Field in keyof SiteIdentity]?: SiteIdentity[Field] | null | undefined;
};

const maxLineLength = 200;
const maxAddressLength = 500;
const maxHours = 24 * 30;
const maxItems = 20;

/** The change in its stored form. Errors: BAD_INPUT by field. */
export function checkSiteIdentity(change: SiteIdentityChange): Partial<SiteIdentity> {
  const problems: Record<string, Message> = {};
  const line = (field: string, value: string | null, most = maxLineLength) => {
    const text = checkLine(value ?? '', field);
    if ([...text].length > most) problems[field] = { message: 'tooLong', limit: most };
    return text || null;
  };
  const link = (field: string, value: string | null, schemes: ('http' | 'https' | 'mailto' | 'tel')[]) => {
    const text = line(field, value, 2000);
    const safe = text && safeLink(text, schemes);
    if (text && !safe) problems[field] = 'linkInvalid';
    return safe || null;
  };
  const hours = (field: string, value: number | null) => {
    if (value !== null && (value < 1 || value > maxHours))
      problems[field] = { message: 'hoursOutOfRange', limit: maxHours };
    return value;
  };
  const list = <Item>(field: string, items: readonly Item[] | null): readonly Item[] => {
    if (items && items.length > maxItems) problems[field] = { message: 'tooManyItems', limit: maxItems };
    return items ?? [];
  };
  const social = ({ name, url }: SocialLink) => ({
    name: line('socialLinks', name) ?? '',
    url: link('socialLinks', url, ['http', 'https']) ?? '',
  });

  const readers: {
    [Field in keyof SiteIdentity]: (value: SiteIdentity[Field] | null) => SiteIdentity[Field];
  } = {
    name: (value) => line('name', value, 80) ?? defaultSiteIdentity.name,
    legalName: (value) => line('legalName', value),
    email: (value) => {
      const text = line('email', value, 254);
      if (text && !safeLink(`mailto:${text}`, ['mailto'])) problems.email = 'emailInvalid';
      return text;
    },
    phone: (value) => {
      const text = line('phone', value, 60);
      if (text && !safeLink(`tel:${text}`, ['tel'])) problems.phone = 'phoneInvalid';
      return text;
    },
    liveChatUrl: (value) => link('liveChatUrl', value, ['http', 'https', 'mailto', 'tel']),
    address: (value) => line('address', value, maxAddressLength),
    supportHours: (value) => line('supportHours', value),
    emergencyPhone: (value) => {
      const text = line('emergencyPhone', value, 60);
      if (text && !safeLink(`tel:${text}`, ['tel'])) problems.emergencyPhone = 'phoneInvalid';
      return text;
    },
    responseHours: (value) => hours('responseHours', value),
    cookieResponseHours: (value) => hours('cookieResponseHours', value),
    languages: (value) => list('languages', value).flatMap((name) => line('languages', name) ?? []),
    governingLaw: (value) => line('governingLaw', value),
    socialLinks: (value) => list('socialLinks', value).map(social),
  };
  const read = <Field extends keyof SiteIdentity>(field: Field) => {
    const value = change[field];
    return value === undefined ? {} : { [field]: readers[field](value) };
  };
  const checked = Object.assign(
    {},
    ...(Object.keys(readers) as (keyof SiteIdentity)[]).map(read),
  ) as Partial<SiteIdentity>;
  if (Object.keys(problems).length > 0) throw new AppError('BAD_INPUT', 'identityNotSaved', problems);
  return checked;
}
