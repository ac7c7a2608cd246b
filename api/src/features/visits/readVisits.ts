import { adMoments, adPlacements, adSources } from '../../../../domain/ads/ads.ts';
import { searchedWords } from '../../../../domain/search/searchedWords.ts';
import { countedActions, subjectRoutes, type VisitEvent } from '../../../../domain/visits.ts';
import { publicRoutes } from '../../../../domain/publicRoutes.ts';

const maxEvents = 10;
const maxWordsLength = 80;
const clickKinds = Object.values(countedActions);

/**
 * Parses the body of a page's report: `{events: [{kind: 'VIEW', route: '/business/:slug', id: 7}, …]}`. Null for
 * anything else.
 */
export function readVisits(body: unknown): VisitEvent[] | null {
  if (!isObject(body) || !Array.isArray(body.events)) return null;
  const given: unknown[] = body.events;
  if (given.length === 0 || given.length > maxEvents) return null;
  const events = given.map(readVisit);
  return events.every((event) => event !== null) ? events : null;
}

function readVisit(event: unknown): VisitEvent | null {
  if (!isObject(event)) return null;
  const { kind, route, id, words, found } = event;
  if (kind === 'AD') return readAd(event);
  if (kind === 'VIEW') {
    const known = publicRoutes.find((one) => one === route);
    if (!known) return null;
    if (!Object.hasOwn(subjectRoutes, known)) return id === undefined ? { kind, route: known } : null;
    return isId(id) ? { kind, route: known, id } : null;
  }
  if (kind === 'SEARCH') {
    if (typeof words !== 'string' || typeof found !== 'boolean') return null;
    return { kind, words: storedWords(words), found };
  }
  const click = clickKinds.find((one) => one === kind);
  return click && isId(id) ? { kind: click, id } : null;
}

function readAd({ placement, source, moment }: Record<string, unknown>): VisitEvent | null {
  const known = {
    placement: adPlacements.find((one) => one === placement),
    source: adSources.find((one) => one === source),
    moment: adMoments.find((one) => one === moment),
  };
  return known.placement && known.source && known.moment
    ? { kind: 'AD', placement: known.placement, source: known.source, moment: known.moment }
    : null;
}

/**
 * The words as they are counted; empty for text that may identify a person: an email address, a phone number, a long number.
 */
export function storedWords(typed: string): string {
  if (typed.includes('@') || /\d(?:[\s().+/-]*\d){5}/.test(typed)) return '';
  return Array.from(searchedWords(typed).join(' ')).slice(0, maxWordsLength).join('').trim();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

// As large as the database's integers.
function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= 2_147_483_647;
}
