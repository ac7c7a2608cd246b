import { isSubdivision, placesNamed } from './gazetteer.ts';

/** The first three digits of ZIP codes by state or territory, as ranges. Source: USPS Publication 65. */
const ranges =
  'AL 350-369,AK 995-999,AZ 850-865,AR 716-729,CA 900-961,CO 800-816,CT 060-069,DE 197-199,DC 200-205,DC 569-569,FL 320-349,' +
  'GA 300-319,GA 398-399,HI 967-968,ID 832-838,IL 600-629,IN 460-479,IA 500-528,KS 660-679,KY 400-427,LA 700-714,ME 039-049,' +
  'MD 206-219,MA 010-027,MA 055-055,MI 480-499,MN 550-567,MS 386-397,MO 630-658,MT 590-599,NE 680-693,NV 889-898,NH 030-038,' +
  'NJ 070-089,NM 870-884,NY 100-149,NY 005-005,NY 063-063,NC 270-289,ND 580-588,OH 430-459,OK 730-749,OR 970-979,PA 150-196,' +
  'RI 028-029,SC 290-299,SD 570-577,TN 370-385,TX 750-799,TX 885-885,UT 840-847,VT 050-059,VA 201-201,VA 220-246,WA 980-994,' +
  'WV 247-268,WI 530-549,WY 820-831,PR 006-009,VI 008-008,GU 969-969,MP 969-969,AS 967-967';

const zips = new Map<string, (readonly [number, number])[]>();
for (const each of ranges.split(',')) {
  const state = each.slice(0, 2);
  const [from = 0, to = 0] = each.slice(3).split('-').map(Number);
  zips.set(state, [...(zips.get(state) ?? []), [from, to]]);
}

/** Territories that ISO 3166-1 counts as countries. */
const territories = new Set(['PR', 'VI', 'GU', 'MP', 'AS']);

export const isStateCode = (text: string): boolean => zips.has(text);

/** The code of a state by its code or its name; null for any other text. */
export function stateCodeOf(text: string): string | null {
  const capitals = text.trim().toUpperCase();
  if (isStateCode(capitals)) return capitals;
  const state = placesNamed(text).find((place) => isSubdivision(place) && place.country === 'US');
  return state?.admin ?? null;
}

/** Whether a text is the name of a state of the United States. */
export const isStateNamed = (text: string): boolean => text.length > 3 && stateCodeOf(text) !== null;

/** Whether a ZIP code of five digits is in the state. */
export function isZipOfState(zip: string, state: string): boolean {
  const prefix = Number(zip.slice(0, 3));
  return zips.get(state)?.some(([from, to]) => prefix >= from && prefix <= to) ?? false;
}

/** The state or territory of a ZIP code, with or without its four further digits; null for any other text. */
export function stateOfZip(zip: string): string | null {
  if (!/^\d{5}(?:-?\d{4})?$/.test(zip)) return null;
  return [...zips.keys()].find((state) => isZipOfState(zip, state)) ?? null;
}

/** The ISO 3166-1 code of a state or territory. */
export const countryOfState = (state: string): string => (territories.has(state) ? state : 'US');

const words = (text: string) => new Set(text.split(' '));

/** Abbreviations of states that are before postal codes elsewhere. */
export const stateCodes: Readonly<Record<'CA' | 'AU' | 'BR' | 'IN', ReadonlySet<string>>> = {
  CA: words('AB BC MB NB NL NS NT NU ON PE QC SK YT'),
  AU: words('NSW VIC QLD SA WA TAS NT ACT'),
  BR: words('AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'),
  IN: words(
    'AP AR AS BR CG CH CT DL GA GJ HP HR JH JK KA KL MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS UK UP UT WB',
  ),
};

const stateThenCode =
  /^(?:(?<us>[A-Z]{2}),? (?<zip>\d{5}(?:-\d{4})?)|(?<au>[A-Z]{2,3}),? (?<four>\d{4})|(?<ca>[A-Z]{2}),? (?<six>[A-Z]\d[A-Z] ?\d[A-Z]\d))$/;

/** 'CA 92603', 'NSW 2000', 'ON M5V 2T6' in a column of postal codes: the state and its code; null for anything else. */
export function stateBeforeCode(text: string): { state: string; code: string } | null {
  const { us = '', zip, au = '', four, ca = '', six } = stateThenCode.exec(text)?.groups ?? {};
  if (zip !== undefined && isZipOfState(zip, us)) return { state: us, code: zip };
  if (four !== undefined && stateCodes.AU.has(au)) return { state: au, code: four };
  if (six !== undefined && stateCodes.CA.has(ca)) return { state: ca, code: six };
  return null;
}
