import type { SaveSiteIdentityInput, SiteIdentityFormQuery } from '../../graphql/generated.ts';

export type Identity = SiteIdentityFormQuery['siteIdentity'];

/** Form values, as typed. */
export interface IdentityValues {
  name: string;
  legalName: string;
  email: string;
  phone: string;
  emergencyPhone: string;
  liveChatUrl: string;
  address: string;
  supportHours: string;
  responseHours: string;
  cookieResponseHours: string;
  /** With commas between them. */
  languages: string;
  governingLaw: string;
  /** One a line: name, space, address. */
  socialLinks: string;
}

export function valuesOf(identity: Identity): IdentityValues {
  return {
    name: identity.name,
    legalName: identity.legalName ?? '',
    email: identity.email ?? '',
    phone: identity.phone ?? '',
    emergencyPhone: identity.emergencyPhone ?? '',
    liveChatUrl: identity.liveChatUrl ?? '',
    address: identity.address ?? '',
    supportHours: identity.supportHours ?? '',
    responseHours: identity.responseHours === null ? '' : String(identity.responseHours),
    cookieResponseHours: identity.cookieResponseHours === null ? '' : String(identity.cookieResponseHours),
    languages: identity.languages.join(', '),
    governingLaw: identity.governingLaw ?? '',
    socialLinks: identity.socialLinks.map(({ name, url }) => `${name} ${url}`).join('\n'),
  };
}

/** Problems of the typed values, before the server validates them. */
export function checkIdentityValues(values: IdentityValues): Partial<Record<keyof IdentityValues, string>> {
  const hours = (text: string) => (/^\d*$/.test(text.trim()) ? undefined : 'Tam sayı girin');
  const lines = linesOf(values.socialLinks);
  const problems = {
    responseHours: hours(values.responseHours),
    cookieResponseHours: hours(values.cookieResponseHours),
    socialLinks: lines.some((line) => !/^.+\s\S+$/.test(line))
      ? 'Her satıra bir ad ve bir adres yazın'
      : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

export function inputOf(values: IdentityValues, version: number): SaveSiteIdentityInput {
  const number = (text: string) => (text.trim() === '' ? null : Number(text));
  return {
    ...values,
    version,
    responseHours: number(values.responseHours),
    cookieResponseHours: number(values.cookieResponseHours),
    languages: values.languages
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    socialLinks: linesOf(values.socialLinks).map((line) => {
      const [, name = '', url = ''] = /^(.+)\s(\S+)$/.exec(line) ?? [];
      return { name: name.trim(), url };
    }),
  };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
