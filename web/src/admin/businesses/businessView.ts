import { parseAnswers, type Answers } from './answers.ts';
import { isIssue } from './quality/qualityIssues.ts';
import type {
  AdminBusinessFilter,
  AdminBusinessSort,
  BusinessState,
  QualityIssue,
} from '../../graphql/generated.ts';
import { readId } from '../shared/readId.ts';

/** State of the list in its URL. */
export interface BusinessView {
  search: string;
  /** Slug. */
  category: string;
  /** Only listings of this city. */
  cityId: number | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  status: BusinessState | '';
  /** By field of the catalogue. */
  answers: Answers;
  /** Only listings with this issue of data quality. */
  issue: QualityIssue | '';
  /** Only listings that this import created. */
  importId: number | null;
  /** Numbers of the whole directory instead of those of the page. */
  hasGlobalNumbers: boolean;
  page: number;
  /** The listing in the panel; 'new' is one that is made. */
  edit: number | 'new' | null;
  /** The side of the panel that shows what happened to the listing. */
  isHistory: boolean;
  /** The dialog over the list. */
  dialog: BusinessDialog | null;
  /** The listing that a dialog asks about. */
  dialogId: number | null;
  /** Newest uploads first. */
  isNewestFirst: boolean;
  /** By completeness instead, the least or the most complete first. */
  completeness: 'ASC' | 'DESC' | null;
}

const dialogs = ['delete', 'export', 'bulk', 'filters'] as const;
type BusinessDialog = (typeof dialogs)[number];

export const PAGE_SIZE = 20;
/** With words or answers only the best thousand are found. */
const MAX_FOUND = 1000;

export const states: Record<BusinessState, string> = {
  OPEN: 'Açık',
  CLOSED: 'Kapalı',
  VERIFIED: 'Doğrulanmış',
  UNVERIFIED: 'Doğrulanmamış',
};

const isState = (text: string): text is BusinessState => Object.hasOwn(states, text);

/** Reads the query string; invalid parameters are ignored. */
export function parseBusinessView(params: URLSearchParams): BusinessView {
  const country = (params.get('country') ?? '').toUpperCase();
  const status = (params.get('status') ?? '').toUpperCase();
  const issue = (params.get('issue') ?? '').toUpperCase();
  const page = Number(params.get('page'));
  return {
    search: (params.get('search') ?? '').replace(/\s+/g, ' ').trim().slice(0, 200),
    category: (params.get('category') ?? '').slice(0, 200),
    cityId: readId(params.get('city')),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    status: isState(status) ? status : '',
    answers: parseAnswers(params),
    issue: isIssue(issue) ? issue : '',
    importId: readId(params.get('import')),
    hasGlobalNumbers: params.get('numbers') === 'global',
    page: Number.isInteger(page) && page > 1 && page <= 10_000_000 ? page : 1,
    edit: readEdit(params.get('edit')),
    isHistory: params.get('tab') === 'history',
    dialog: dialogs.find((name) => name === params.get('dialog')) ?? null,
    dialogId: readId(params.get('id')),
    isNewestFirst: params.get('order') === 'newest',
    completeness:
      params.get('order') === 'incomplete' ? 'ASC' : params.get('order') === 'complete' ? 'DESC' : null,
  };
}

function readEdit(text: string | null): BusinessView['edit'] {
  return text === 'new' ? 'new' : readId(text);
}

/** The query string of a view, without defaults. */
export function businessViewParams(view: BusinessView): string {
  const params = new URLSearchParams();
  if (view.search) params.set('search', view.search);
  if (view.category) params.set('category', view.category);
  if (view.cityId !== null) params.set('city', String(view.cityId));
  if (view.country) params.set('country', view.country);
  if (view.status) params.set('status', view.status.toLowerCase());
  for (const [name, answer] of Object.entries(view.answers)) params.set(name, answer ? 'yes' : 'no');
  if (view.issue) params.set('issue', view.issue.toLowerCase());
  if (view.importId !== null) params.set('import', String(view.importId));
  if (view.hasGlobalNumbers) params.set('numbers', 'global');
  if (view.page > 1) params.set('page', String(view.page));
  if (view.completeness) params.set('order', view.completeness === 'ASC' ? 'incomplete' : 'complete');
  else if (view.isNewestFirst) params.set('order', 'newest');
  if (view.edit !== null) params.set('edit', String(view.edit));
  if (view.edit !== null && view.isHistory) params.set('tab', 'history');
  if (view.dialog) params.set('dialog', view.dialog);
  if (view.dialog && view.dialogId !== null) params.set('id', String(view.dialogId));
  return params.size ? `?${params}` : '';
}

/** The filters of a view that narrow nothing. */
export const noFilters = {
  search: '',
  category: '',
  cityId: null,
  country: '',
  status: '',
  answers: {},
  issue: '',
  importId: null,
} as const;

export function hasBusinessFilter(view: BusinessView): boolean {
  const { search, category, cityId, country, status, answers, issue, importId } = view;
  return (
    Boolean(search || category || cityId || country || status || issue || importId) ||
    Object.keys(answers).length > 0
  );
}

/** The conditions of a view, as the server takes them. */
export function filterOf(view: BusinessView): AdminBusinessFilter {
  return {
    ...(view.search ? { search: view.search } : {}),
    ...(view.category ? { categorySlug: view.category } : {}),
    ...(view.cityId === null ? {} : { cityId: view.cityId }),
    ...(view.country ? { countryCode: view.country } : {}),
    ...(view.status ? { status: view.status } : {}),
    ...(view.issue ? { issue: view.issue } : {}),
    ...(view.importId === null ? {} : { importId: view.importId }),
    ...view.answers,
  };
}

export function listVariables(view: BusinessView) {
  const filter = filterOf(view);
  return { filter, sort: sortOf(view), first: PAGE_SIZE, offset: (view.page - 1) * PAGE_SIZE };
}

function sortOf({ completeness, isNewestFirst, search }: BusinessView): AdminBusinessSort | null {
  if (completeness) return { field: 'COMPLETENESS', direction: completeness };
  return isNewestFirst && !search ? { field: 'ROW_NUMBER', direction: 'DESC' } : null;
}

/** The last page that can be opened; null if the end is not known. */
export function lastBusinessPage(
  view: BusinessView,
  totalCount: number,
  isLowerBound: boolean,
): number | null {
  if (view.issue || view.importId !== null || view.completeness)
    return isLowerBound ? null : Math.ceil(totalCount / PAGE_SIZE);
  if (view.search || Object.keys(view.answers).length > 0)
    return Math.ceil(Math.min(totalCount, MAX_FOUND) / PAGE_SIZE);
  return isLowerBound ? null : Math.ceil(totalCount / PAGE_SIZE);
}
