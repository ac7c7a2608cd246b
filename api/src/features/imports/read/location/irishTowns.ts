import { isStreet, type AddressPart } from './addressTokens.ts';

const county = /^(?:co\.?|county|contae)\s+\p{L}[\p{L}\s'’-]{2,20}$/iu;

/** 'Ballycatten, Ballinspittle, Co. Cork': the place before its county, which the gazetteer rarely has. Pure. */
export function townBeforeCounty(parts: readonly AddressPart[]): string | null {
  const at = parts.findIndex(({ name }) => county.test(name));
  const town = at < 0 ? undefined : parts[at + 1]?.name;
  return town !== undefined && /^\p{L}[^\d]{1,40}$/u.test(town) && !isStreet(town) ? town : null;
}
