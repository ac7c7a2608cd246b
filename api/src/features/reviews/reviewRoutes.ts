import type { FastifyRequest } from 'fastify';
import { reviewHideReasons } from '../../../../domain/reviewReasons.ts';
import { pageLinks } from '../../http/rest/pageLinks.ts';
import {
  enumParameter,
  readParameters,
  textParameter,
  integerParameter,
} from '../../http/rest/restParameter.ts';
import { restRoute, type RestRoute } from '../../http/rest/restRoute.ts';
import type { AnswerShape } from '../../http/rest/routeDescription.ts';
import { AppError } from '../../lib/errors.ts';

const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase());
const reasons = lower(reviewHideReasons);
const states = ['shown', 'hidden', 'removed'] as const;
const maxIds = 500;
const maxId = 2_147_483_647;

const parameters = {
  search: textParameter('Words that all stand in the text or the name of the author.'),
  state: enumParameter('All where left out.', states),
  rating: integerParameter('Stars.', { min: 1, max: 5 }),
  businessId: integerParameter('Id of a listing.', { min: 1, max: maxId }),
  importId: integerParameter('Id of an import.', { min: 1, max: maxId }),
  source: textParameter('Where it was published, exactly.'),
  reason: enumParameter('Reason for hiding or removing it.', reasons),
  order: enumParameter('newest where left out.', ['newest', 'oldest']),
  limit: integerParameter('How many.', { min: 1, max: 100, standard: 20 }),
  after: textParameter('From the next page that Link names.'),
};

const fields = `id state authorName rating comment createdAt source listing { id name slug } addedAt importId hiddenAt
  hiddenReason hiddenNote decidedBy`;
const nullableText = { type: ['string', 'null'] };
const review: AnswerShape = {
  name: 'ManagedReview',
  type: 'ManagedReview',
  fields,
  adapted: {
    state: { type: 'string', enum: [...states] },
    hiddenReason: { ...nullableText, description: 'Reason for hiding or removing it.' },
  },
};
interface GraphReview {
  state: string;
  hiddenReason: string | null;
  [field: string]: unknown;
}
const toRestReview = ({ state, hiddenReason, ...rest }: GraphReview) => ({
  ...rest,
  state: state.toLowerCase(),
  hiddenReason: hiddenReason?.toLowerCase() ?? null,
});

const decisionFields = 'id kind reason note reviewCount canUndo createdAt restored kept';
const decision: AnswerShape = {
  name: 'ReviewDecision',
  type: 'ReviewModeration',
  fields: decisionFields,
  adapted: {
    kind: { type: 'string', enum: ['hide', 'restore', 'remove'] },
    reason: { ...nullableText, description: 'Reason.' },
  },
};
interface GraphDecision {
  kind: string;
  reason: string | null;
  [field: string]: unknown;
}
const toRestDecision = ({ kind, reason, ...rest }: GraphDecision) => ({
  ...rest,
  kind: kind.toLowerCase(),
  reason: reason?.toLowerCase() ?? null,
});

interface ListData {
  managedReviews: {
    nodes: GraphReview[];
    total: { count: number; isLowerBound: boolean };
    pageInfo: { endCursor: string | null };
  };
}

const ids = { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: maxIds };
const reason = { type: 'string', enum: reasons };
const note = { type: 'string', description: 'At most 500 characters; required for the reason other.' };

const verbs = [
  {
    verb: 'hide',
    summary: 'Hides reviews from everybody but operators',
    details: 'A later import of the same reviews does not show them again.',
    properties: { ids, reason, note },
    required: ['ids', 'reason'],
    operation: `mutation ($ids: [Int!]!, $reason: ReviewHideReason!, $note: String) {
      decision: hideReviews(input: { ids: $ids, reason: $reason, note: $note }) { ${decisionFields} }
    }`,
  },
  {
    verb: 'restore',
    summary: 'Shows hidden reviews again',
    details: 'Removed ones are skipped.',
    properties: { ids },
    required: ['ids'],
    operation: `mutation ($ids: [Int!]!) { decision: restoreReviews(ids: $ids) { ${decisionFields} } }`,
  },
  {
    verb: 'remove',
    summary: 'Removes reviews permanently',
    details: 'Their content is deleted, which cannot be undone; later imports skip them.',
    properties: { ids, reason, note },
    required: ['ids'],
    operation: `mutation ($ids: [Int!]!, $reason: ReviewHideReason, $note: String) {
      decision: removeReviews(input: { ids: $ids, reason: $reason, note: $note }) { ${decisionFields} }
    }`,
  },
] as const;

const decided = { 200: { description: 'The decision.', body: { one: decision } } };

/** The paths of reviews for operators: the list, the three decisions, and the way back. */
export const reviewRoutes: RestRoute<never>[] = [
  restRoute<ListData>({
    method: 'GET',
    path: '/api/admin/reviews',
    isClosed: true,
    describe: {
      summary: 'A page of reviews in any state',
      details:
        'A page scans a bounded number of reviews, so it may hold fewer than requested, or none, and still have a next page.',
      parameters,
      answers: {
        200: {
          description: 'A bare list.',
          body: { list: review },
          headers: {
            'X-Total-Count': 'How many the parameters mean; at most 10,000.',
            'X-Total-Count-Relation': 'gte where there may be more.',
            Link: 'The next page.',
          },
        },
      },
    },
    operation: `query ($filter: ManagedReviewFilter, $order: ManagedReviewOrder, $first: Int!, $after: String) {
      managedReviews(filter: $filter, order: $order, first: $first, after: $after) {
        nodes { ${fields} } total { count isLowerBound } pageInfo { endCursor }
      }
    }`,
    variables: (request) => {
      const { limit, after, order, state, reason: why, ...filter } = readParameters(request, parameters);
      return {
        filter: { ...filter, state: state?.toUpperCase() ?? null, reason: why?.toUpperCase() ?? null },
        order: order?.toUpperCase() ?? 'NEWEST',
        first: limit,
        after,
      };
    },
    reply: ({ managedReviews: { nodes, total, pageInfo } }, request, reply) => {
      void reply.header('x-total-count', total.count);
      if (total.isLowerBound) void reply.header('x-total-count-relation', 'gte');
      if (pageInfo.endCursor !== null) {
        const next = { rel: 'next', at: { after: pageInfo.endCursor } } as const;
        const link = pageLinks(request, parameters, [next]);
        if (link !== null) void reply.header('link', link);
      }
      return nodes.map(toRestReview);
    },
  }),
  ...verbs.map(({ verb, summary, details, properties, required, operation }) =>
    restRoute<{ decision: GraphDecision }>({
      method: 'POST',
      path: `/api/admin/reviews/${verb}`,
      isClosed: true,
      describe: {
        summary,
        details,
        body: {
          type: 'application/json',
          schema: { type: 'object', properties, required: [...required] },
        },
        answers: decided,
        refusals: [404, 409, 413, 415],
      },
      operation,
      variables: ({ body }) => decisionOf(body, Object.keys(properties)),
      reply: ({ decision: made }) => toRestDecision(made),
    }),
  ),
  restRoute<{ decision: GraphDecision }>({
    method: 'POST',
    path: '/api/admin/review-decisions/:id/undo',
    isClosed: true,
    describe: {
      summary: 'Undoes a decision about reviews',
      details: 'Reviews that were moderated again stay unchanged.',
      path: { id: { type: 'integer', description: 'Id of a decision.' } },
      answers: decided,
      refusals: [404, 409],
    },
    operation: `mutation ($id: Int!) { decision: undoReviewModeration(id: $id) { ${decisionFields} } }`,
    variables: (request) => ({ id: idOf(request) }),
    reply: ({ decision: undone }) => toRestDecision(undone),
  }),
];

function decisionOf(body: unknown, names: readonly string[]): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('BAD_INPUT', 'bodyNotObject');
  const values = body as Record<string, unknown>;
  const unknown = Object.keys(values).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new AppError(
      'BAD_INPUT',
      { message: 'fieldUnknown', name: unknown.slice(0, 100) },
      {
        [unknown.slice(0, 100)]: 'unknownField',
      },
    );
  const { reason: why } = values;
  if (why === undefined || why === null) return values;
  if (!reasons.some((one) => one === why)) {
    const allowed = reasons.join(', ');
    throw new AppError(
      'BAD_INPUT',
      { message: 'notOneOf', name: 'reason', allowed },
      { reason: { message: 'valueExpected', expected: allowed } },
    );
  }
  return { ...values, reason: String(why).toUpperCase() };
}

function idOf(request: FastifyRequest): number {
  const { id } = request.params as { id: string };
  if (!/^\d{1,10}$/.test(id) || Number(id) > maxId) throw new AppError('NOT_FOUND', 'decisionNotFound');
  return Number(id);
}
