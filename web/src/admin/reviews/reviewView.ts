import type { ManagedReviewFilter, ManagedReviewOrder, ReviewState } from '../../graphql/generated.ts';
import { reviewFolders } from './reviewLabels.ts';
import { readId } from '../shared/readId.ts';

const dialogs = ['hide', 'remove'] as const;

/** State of the list of reviews in its URL. */
export interface ReviewView {
  state: ReviewState;
  search: string;
  /** 1 to 5 stars; null for all. */
  rating: number | null;
  source: string;
  businessId: number | null;
  importId: number | null;
  order: ManagedReviewOrder;
  /** Cursor of the page; null for the first one. */
  after: string | null;
  dialog: (typeof dialogs)[number] | null;
  /** The review that a dialog asks about; null for the selected ones. */
  dialogId: number | null;
}

export const REVIEW_PAGE_SIZE = 20;

/** Reads the query string; invalid parameters are ignored. */
export function parseReviewView(params: URLSearchParams): ReviewView {
  const rating = Number(params.get('rating'));
  return {
    state: reviewFolders.find(({ slug }) => slug === params.get('state'))?.folder ?? 'SHOWN',
    search: (params.get('search') ?? '').replace(/\s+/g, ' ').trim().slice(0, 200),
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null,
    source: (params.get('source') ?? '').slice(0, 200),
    businessId: readId(params.get('business')),
    importId: readId(params.get('import')),
    order: params.get('order') === 'oldest' ? 'OLDEST' : 'NEWEST',
    after: params.get('after'),
    dialog: dialogs.find((name) => name === params.get('dialog')) ?? null,
    dialogId: readId(params.get('id')),
  };
}

/** The query string of a view, without defaults; '?' if nothing is left, so that a link changes the URL. */
export function reviewViewParams(view: ReviewView): string {
  const params = new URLSearchParams();
  const slug = reviewFolders.find(({ folder }) => folder === view.state)?.slug;
  if (slug) params.set('state', slug);
  if (view.search) params.set('search', view.search);
  if (view.rating !== null) params.set('rating', String(view.rating));
  if (view.source) params.set('source', view.source);
  if (view.businessId !== null) params.set('business', String(view.businessId));
  if (view.importId !== null) params.set('import', String(view.importId));
  if (view.order === 'OLDEST') params.set('order', 'oldest');
  if (view.after !== null) params.set('after', view.after);
  if (view.dialog) params.set('dialog', view.dialog);
  if (view.dialog && view.dialogId !== null) params.set('id', String(view.dialogId));
  return `?${params}`;
}

/** The conditions of a view, as the server takes them. */
export function reviewFilterOf({
  state,
  search,
  rating,
  source,
  businessId,
  importId,
}: ReviewView): ManagedReviewFilter {
  return {
    state,
    ...(search ? { search } : {}),
    ...(rating === null ? {} : { rating }),
    ...(source ? { source } : {}),
    ...(businessId === null ? {} : { businessId }),
    ...(importId === null ? {} : { importId }),
  };
}

export const hasReviewFilter = ({ search, rating, source, businessId, importId }: ReviewView): boolean =>
  Boolean(search || rating || source || businessId || importId);
