import { builder } from '../../graphql/builder.ts';
import { offsetConnection } from '../../graphql/offsetConnection.ts';
import { selectedFields } from '../../graphql/selectedFields.ts';
import { pageComplexity } from '../listings/businessListSchema.ts';
import { Business } from '../listings/businessSchema.ts';
import { arePositionsChecked } from './checkPositions.ts';
import type { Point } from './judgePosition.ts';
import {
  dismissPositionIssue,
  listPositionIssues,
  maxCounted,
  type PositionIssue,
} from './listPositionIssues.ts';

const PositionIssueReasonEnum = builder.enumType('PositionIssueReason', {
  description: 'Reason why a position is probably wrong.',
  values: {
    SWAPPED: { description: 'Latitude and longitude are swapped.' },
    MIRRORED: { description: 'Latitude or longitude has the wrong sign.' },
    AT_SEA: { description: 'It is in no country.' },
    OTHER_COUNTRY: { description: 'It is in a different country than the listing.' },
    FAR_FROM_CITY: { description: 'It is far from the city of the listing.' },
    SHARED: { description: 'Listings with different names and streets have the same position.' },
  } as const,
});

const PositionType = builder.objectRef<Point>('Position').implement({
  description: 'A position, in degrees.',
  fields: (t) => ({
    latitude: t.exposeFloat('latitude', { description: '-90 to 90.' }),
    longitude: t.exposeFloat('longitude', { description: '-180 to 180.' }),
  }),
});

const PositionIssueType = builder.objectRef<PositionIssue>('PositionIssue').implement({
  description: 'A listing whose position is probably wrong.',
  fields: (t) => ({
    business: t.expose('business', { type: Business, description: 'The listing.' }),
    reason: t.expose('reason', { type: PositionIssueReasonEnum, description: 'The strongest reason.' }),
    suggestion: t.expose('suggestion', {
      type: PositionType,
      nullable: true,
      description: 'Probable position; null if unknown.',
    }),
  }),
});

const PositionIssueConnection = offsetConnection<PositionIssue>(
  'PositionIssueConnection',
  PositionIssueType,
  {
    page: 'A page of implausible positions.',
    nodes: 'The listings, with the reasons.',
    totalCount: `All of them, counted up to ${maxCounted + 1}.`,
  },
);

builder.queryFields((t) => ({
  positionIssues: t.field({
    type: PositionIssueConnection,
    authScopes: { operator: true },
    description:
      'Listings whose position is probably wrong, those with a suggested correction first. Operators only.',
    args: {
      importId: t.arg.int({ description: 'Only listings that this import created or changed.' }),
      reason: t.arg({ type: PositionIssueReasonEnum, description: 'Only issues with this reason.' }),
      isDismissed: t.arg.boolean({
        defaultValue: false,
        description: 'True: positions that an operator marked as correct.',
      }),
      first: t.arg.int({ defaultValue: 50, description: 'At most 100.' }),
      offset: t.arg.int({ description: 'Number of items to skip.' }),
    },
    complexity: (args) => ({ field: pageComplexity, multiplier: args.first ?? 50 }),
    resolve: (_root, args, context, info) =>
      listPositionIssues(context, args, selectedFields(info, 'nodes', 'business')),
  }),
  arePositionsChecked: t.boolean({
    authScopes: { operator: true },
    description:
      'Whether all positions were checked since their last change, so that `positionIssues` is complete. Operators only.',
    resolve: (_root, _args, context) => arePositionsChecked(context),
  }),
}));

const businessId = 'Id of the listing.';

builder.mutationFields((t) => ({
  dismissPositionIssue: t.boolean({
    authScopes: { operator: true },
    description: 'Marks the position of a listing as correct until it changes. Operators only.',
    args: { businessId: t.arg.int({ required: true, description: businessId }) },
    resolve: (_root, args, context) => dismissPositionIssue(context, args.businessId, true),
  }),
  reopenPositionIssue: t.boolean({
    authScopes: { operator: true },
    description: 'Undoes the dismissal of a position issue. Operators only.',
    args: { businessId: t.arg.int({ required: true, description: businessId }) },
    resolve: (_root, args, context) => dismissPositionIssue(context, args.businessId, false),
  }),
}));
