import { countryCode } from '../../../../../../domain/countries.ts';

/** Country domains that are sold worldwide because of their letters. */
const sold = new Set(
  'ac ai am as bz cc cd ci co fm gg gl gs im io is la li ly me mn ms mu nu pw sh so st su tc tk tl to tv vc vg ws ml ga cf gq'.split(
    ' ',
  ),
);

/** The country of the domain of a website or e-mail address; null for generic domains and those sold worldwide. */
export function countryOfDomain(linkOrMail: string | null): string | null {
  const host =
    linkOrMail === null ? undefined : /^(?:https?:\/\/|[^@/\s]+@)([^/?#:@\s]+)/i.exec(linkOrMail)?.[1];
  const domain = /\.([a-z]{2})$/i.exec(host ?? '')?.[1]?.toLowerCase();
  if (domain === undefined || sold.has(domain)) return null;
  return countryCode(domain === 'uk' ? 'GB' : domain.toUpperCase());
}
