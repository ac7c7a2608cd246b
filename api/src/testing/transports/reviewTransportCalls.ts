import { kahve, type TransportCall } from './transportCalls.ts';

// Calls of both transports about reviews. The seed has one, of the first listing.

const anonymous = { isAnonymous: true } as const;
const wordedOtherwise = { isWordedOtherwise: true } as const;
/** Id of the seeded review. */
const review = 1;

const decided = 'id kind reason note reviewCount canUndo restored kept';
interface Decision {
  decision: { kind: string; reason: string | null };
}
const printed = ({ decision }: Decision) => ({
  ...decision,
  kind: decision.kind.toLowerCase(),
  reason: decision.reason?.toLowerCase() ?? null,
});
const upper = ({ reason, ...rest }: Record<string, unknown>) =>
  typeof reason === 'string' ? { ...rest, reason: reason.toUpperCase() } : rest;

const decide = (
  verb: 'hide' | 'remove',
  body: Record<string, unknown>,
  more: Partial<TransportCall> = {},
): TransportCall => {
  const Verb = verb === 'hide' ? 'Hide' : 'Remove';
  return {
    row: `POST /api/admin/reviews/${verb}`,
    path: `/api/admin/reviews/${verb}`,
    body,
    document: `mutation ($input: ${Verb}ReviewsInput!) { decision: ${verb}Reviews(input: $input) { ${decided} } }`,
    variables: { input: upper(body) },
    printed,
    ...more,
  };
};
const restore = (ids: unknown, more: Partial<TransportCall> = {}): TransportCall => ({
  row: 'POST /api/admin/reviews/restore',
  path: '/api/admin/reviews/restore',
  body: { ids },
  document: `mutation ($ids: [Int!]!) { decision: restoreReviews(ids: $ids) { ${decided} } }`,
  variables: { ids },
  printed,
  ...more,
});
const undo = (id: number, more: Partial<TransportCall> = {}): TransportCall => ({
  row: 'POST /api/admin/review-decisions/:id/undo',
  path: `/api/admin/review-decisions/${id}/undo`,
  document: `mutation ($id: Int!) { decision: undoReviewModeration(id: $id) { ${decided} } }`,
  variables: { id },
  printed,
  ...more,
});
const list = (query: string, filter: object, more: Partial<TransportCall> = {}): TransportCall => ({
  row: 'GET /api/admin/reviews',
  path: `/api/admin/reviews${query}`,
  document: `query ($filter: ManagedReviewFilter) { managedReviews(filter: $filter) {
    nodes { id authorName rating comment listing { id name slug } } } }`,
  variables: { filter },
  printed: ({ managedReviews }: { managedReviews: { nodes: object[] } }) => managedReviews.nodes,
  ...more,
});

export const reviewTransportCalls: TransportCall[] = [
  list('', {}),
  list(`?businessId=${kahve}&state=shown&rating=5`, { businessId: kahve, state: 'SHOWN', rating: 5 }),
  list('?state=hidden', { state: 'HIDDEN' }),
  list('?rating=9', { rating: 9 }, wordedOtherwise),
  list('', {}, anonymous),
  decide('hide', { ids: [review], reason: 'spam', note: 'Reklam' }),
  decide('hide', { ids: [review], reason: 'other' }),
  decide('hide', { ids: [99], reason: 'spam' }),
  decide('hide', { ids: [], reason: 'spam' }),
  decide('hide', { ids: [review], reason: 'bored' }, wordedOtherwise),
  decide('hide', { ids: ['one'], reason: 'spam' }, wordedOtherwise),
  decide('hide', { ids: [review], reason: 'spam' }, anonymous),
  restore([review]),
  restore([99]),
  restore('all', wordedOtherwise),
  restore([review], anonymous),
  decide('remove', { ids: [review] }),
  decide('remove', { ids: [review], reason: 'legal_request', note: 'Dava' }),
  decide('remove', { ids: [99] }),
  decide('remove', { ids: [review] }, anonymous),
  undo(9),
  undo(9, anonymous),
];
