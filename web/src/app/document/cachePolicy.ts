import type { DocumentNode, FieldNode } from 'graphql';
import { Kind, valueFromASTUntyped } from 'graphql';
import { LRUCache } from 'lru-cache';
import { nextChange } from '../../../../domain/hours/nextChange.ts';
import { storedHours } from '../../../../domain/hours/openingHours.ts';
import type { CachePolicy } from '../../contract/renderPage.ts';

const dayMs = 86_400_000;
/**
 * When listings open or close is unknown for a whole directory; a list of open ones is rendered again after this
 * time.
 */
const openNowMs = 60_000;

const taggedTypes = new Set(['Business', 'Category', 'City']);

type Fields = Record<string, unknown>;

/** An operation of a page, with its variables. */
export interface PageOperation {
  document: DocumentNode;
  variables: Fields;
}

/**
 * Null if the page depends on the visitor's position. `objects` are all entities that the page shows, `queries`
 * the page's own operations.
 */
export function cachePolicy(
  objects: readonly Fields[],
  queries: readonly PageOperation[],
  now: Date,
): CachePolicy | null {
  const filters = queries.flatMap(({ document, variables }) =>
    rootFields(document).map((field) => ({ name: field.name.value, filter: filterOf(field, variables) })),
  );
  if (filters.some(({ filter }) => filter?.['near'])) return null;
  const shown = objects.flatMap((fields) => {
    const type = typeof fields['__typename'] === 'string' ? fields['__typename'] : '';
    const tag =
      taggedTypes.has(type) && typeof fields['id'] === 'number'
        ? `${type.toLowerCase()}:${fields['id']}`
        : null;
    return tag ? [{ tag, type, fields }] : [];
  });
  const instants = [
    // Order of the day, ages of reviews, the day of the week.
    (Math.floor(now.getTime() / dayMs) + 1) * dayMs,
    ...(filters.some(({ filter }) => filter?.['openNow']) ? [now.getTime() + openNowMs] : []),
    ...shown.flatMap(({ type, fields }) => (type === 'Business' ? openingChange(fields, now) : [])),
  ];
  const tags = [
    ...shown.map(({ tag }) => tag),
    ...filters.flatMap(({ name, filter }) => listTag(name, filter)),
  ];
  return { tags: [...new Set(tags)], changesAt: new Date(Math.min(...instants)) };
}

function rootFields(document: DocumentNode): FieldNode[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD)
      : [],
  );
}

function filterOf(field: FieldNode, variables: Fields): Fields | null {
  const argument = field.arguments?.find(({ name }) => name.value === 'filter');
  return argument ? ((valueFromASTUntyped(argument.value, variables) ?? null) as Fields | null) : null;
}

/** Tags of other listings that may change a list; the listings on it have their own tags. */
function listTag(field: string, filter: Fields | null): string[] {
  switch (field) {
    case 'business':
    case 'category':
    case 'city':
    case 'citiesOfName':
    case 'siteSeo':
      // A new city of the same name is shown within an hour.
      return [];
    case 'categories':
    case 'cities':
    case 'countries':
    case 'stats':
    case 'randomBusinesses':
      return ['counts'];
    default:
      if (typeof filter?.['citySlug'] === 'string') return [`in-city:${filter['citySlug']}`];
      if (typeof filter?.['categorySlug'] === 'string') return [`in-category:${filter['categorySlug']}`];
      return ['lists'];
  }
}

/** When a listing next opens or closes, if that is known. */
export function openingChange(fields: Fields, now: Date): number[] {
  const { timeZone, isOpen, businessStatus, currentHours } = fields;
  // Without a time zone, the browser uses the visitor's own.
  if (typeof timeZone !== 'string' || isOpen !== true || currentHours == null) return [];
  const key = JSON.stringify([currentHours, timeZone, businessStatus]);
  const known = changes.get(key);
  if (known && known.from <= now && now < known.until) return [known.until.getTime()];
  const change = nextChange(
    {
      hours: storedHours(currentHours),
      timeZone,
      isOpen,
      businessStatus: typeof businessStatus === 'string' ? businessStatus : null,
    },
    now,
  );
  if (change) changes.set(key, { from: now, until: change });
  return change ? [change.getTime()] : [];
}

// Many listings have the same hours, and the result is valid until then.
const changes = new LRUCache<string, { from: Date; until: Date }>({ max: 2000 });
