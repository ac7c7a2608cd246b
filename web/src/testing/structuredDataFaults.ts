import { isKindOf, enumerationMembers, propertiesOf } from './schemaOrg.ts';

type Data = Record<string, unknown>;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isUrl = (value: unknown) => typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value);
const isDate = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) && !Number.isNaN(Date.parse(value));

const literals: Record<string, (value: unknown) => boolean> = {
  Text: isText,
  URL: isUrl,
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Float: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: Number.isInteger,
  Boolean: (value) => typeof value === 'boolean',
  Date: isDate,
  DateTime: isDate,
  Time: (value) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(String(value)),
};

// Narrower than their range: what search engines ask for besides.
const narrower: Record<string, (value: unknown) => boolean> = {
  url: isUrl,
  image: isUrl,
  addressCountry: (value) => /^[A-Z]{2}$/.test(String(value)),
  telephone: (value) => /\d/.test(String(value)),
  priceRange: (value) => String(value).length < 100,
  latitude: (value) => Math.abs(Number(value)) <= 90,
  longitude: (value) => Math.abs(Number(value)) <= 180,
};

/** Properties that Google's documentation requires for rich results, by the type of the data or of a class above it. */
const required: [type: string, properties: string[]][] = [
  ['LocalBusiness', ['name', 'address']],
  ['BreadcrumbList', ['itemListElement']],
  ['ItemList', ['itemListElement']],
  ['ListItem', ['position']],
  ['OpeningHoursSpecification', ['opens', 'closes']],
  ['GeoCoordinates', ['latitude', 'longitude']],
  ['WebSite', ['name', 'url']],
  ['Organization', ['name', 'url']],
];

function listFaults(data: Data, where: string): string[] {
  const type = data['@type'];
  const items = (data.itemListElement ?? []) as Data[];
  if (type !== 'BreadcrumbList' && type !== 'ItemList') return [];
  const counted = items.every(({ position }, index) => position === index + 1);
  const leads = items.every(({ item, url }, index) =>
    type === 'ItemList' ? url : item || index === items.length - 1,
  );
  const named = items.every(({ name, item }) => name ?? (item as Data | undefined)?.name);
  return [
    ...(counted ? [] : [`${where}: positions do not count from 1`]),
    ...(leads ? [] : [`${where}: an entry leads nowhere`]),
    ...(named ? [] : [`${where}: an entry has no name`]),
    ...(type === 'BreadcrumbList' && items.length < 2 ? [`${where}: a trail of fewer than two`] : []),
  ];
}

const typesOf = (data: Data) => [data['@type']].flat().map(String);

function nodeFaults(data: Data, where: string): string[] {
  const types = typesOf(data);
  const type = types.join(' and ');
  const known = types.flatMap((one) => propertiesOf(one) ?? []);
  if (known.length < types.length) return [`${where}: schema.org has no ${type}`];
  const properties = new Map(known.flatMap((each) => [...each]));
  const missing = required
    .filter(([wanted]) => types.some((one) => isKindOf(one, wanted)))
    .flatMap(([, names]) => names)
    .filter((name) => !(name in data));
  // Hours are those of days of the week, or of single dates.
  const isDated = 'dayOfWeek' in data || ('validFrom' in data && 'validThrough' in data);
  if (type === 'OpeningHoursSpecification' && !isDated) missing.push('dayOfWeek');
  const values = Object.entries(data).flatMap(([name, value]) => {
    const at = `${where}.${name}`;
    if (name === '@type' || name === '@context') return [];
    if (name === '@id') return isUrl(value) ? [] : [`${at}: ${JSON.stringify(value)} is no address`];
    const range = properties.get(name);
    return range
      ? [value].flat().flatMap((one) => valueFaults(one, name, range, at))
      : [`${at}: not of ${type}`];
  });
  return [...missing.map((name) => `${where}: ${type} needs ${name}`), ...values, ...listFaults(data, where)];
}

function valueFaults(value: unknown, name: string, range: string[], where: string): string[] {
  const fault = [`${where}: ${JSON.stringify(value)} is no ${range.join(' or ')}`];
  if (typeof value === 'object' && value !== null) {
    const types = typesOf(value as Data);
    return range.some((wanted) => types.some((one) => isKindOf(one, wanted)))
      ? nodeFaults(value as Data, where)
      : fault;
  }
  const fits = range.some(
    (wanted) => literals[wanted]?.(value) ?? enumerationMembers(wanted).includes(String(value)),
  );
  return fits && (narrower[name]?.(value) ?? true) ? [] : fault;
}

/**
 * Errors that schema.org and search engines report for structured data: unknown classes and properties, invalid values,
 * missing properties that Google requires.
 */
export function structuredDataFaults(data: unknown): string[] {
  const node = data as Data;
  const context = node['@context'] === 'https://schema.org' ? [] : ['@context: is not https://schema.org'];
  return [...context, ...nodeFaults(node, typesOf(node).join(' and '))];
}

/** The structured data of a page. */
export function structuredDataOf(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
  return Array.from(scripts, ([, text = '']) => JSON.parse(text) as unknown);
}
