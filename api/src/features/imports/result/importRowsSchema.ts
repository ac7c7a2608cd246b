import { LocalizableMessage } from '../../../graphql/localizableMessage.ts';
import { readMessageData } from '../../../../../domain/messages/messageData.ts';
import { builder } from '../../../graphql/builder.ts';
import { offsetConnection } from '../../../graphql/offsetConnection.ts';
import { batchLoad } from '../../../lib/batchLoad.ts';
import type {
  ImportDoubt as AmbiguousMatch,
  ImportLeftover,
  ImportOutcome,
  ImportProblem as ProblemRecord,
} from '../../../generated/prisma/client.ts';
import { changedFields, type FieldChange } from './changedFields.ts';
import { findCandidates, type MatchCandidate } from './importRows.ts';

export const RowOutcomeEnum = builder.enumType('RowOutcome', {
  description: 'Outcome of a row in a dry run.',
  values: {
    CREATED: { description: 'A listing would be created.' },
    UPDATED: { description: 'An existing listing would be changed.' },
    UNCHANGED: { description: 'An existing listing already has all values of the row.' },
    MERGED: { description: 'Another row of the file is about the same business.' },
    REFUSED: { description: 'The row is invalid.' },
    DOUBTFUL: { description: 'Ambiguous: it may or may not match an existing listing; an operator decides.' },
  } as const,
});

const DoubtReason = builder.enumType('DoubtReason', {
  description: 'Reason why the match of a row is ambiguous.',
  values: {
    OTHER_PLACE: { description: 'Same source id, but a different name and location.' },
    FAR_AWAY: { description: 'Same name and phone, but more than a kilometre apart.' },
    OTHER_PHONE: { description: 'Same name and position, but a different phone.' },
    OTHER_NAME: { description: 'Same phone, but a different name.' },
    OTHER_ADDRESS: { description: 'Same name and position, but a different address.' },
    SEVERAL: { description: 'Several listings match equally well.' },
    LITTLE_KNOWN: { description: 'Same name, but too few other values to compare.' },
    OTHER_ROW: { description: 'Another row of the file matches the listing better.' },
  } as const,
});
type Reason = typeof DoubtReason.$inferType;

export const MatchDecision = builder.enumType('DoubtDecision', {
  description: 'Decision about an ambiguous row.',
  values: {
    CREATE: { description: 'Creates a new listing.' },
    MERGE: { description: 'Merges the row into an existing listing.' },
    SKIP: { description: 'Skips the row.' },
  } as const,
});

const Change = builder.objectRef<FieldChange>('ImportFieldChange').implement({
  description: 'A field that would change.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the field in Business.' }),
    before: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Value before; null if empty.',
      resolve: (change) => change.before,
    }),
    after: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Value after; null if empty.',
      resolve: (change) => change.after,
    }),
  }),
});

const ImportRow = builder.prismaObject('ImportOutcome', {
  name: 'ImportRow',
  description: 'A row of a dry run, and its result.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Order in the file, over all its sheets, from 1.' }),
    sheet: t.exposeString('sheet', {
      description: 'Sheet; for a CSV file, the file name.',
    }),
    rowNumber: t.exposeInt('rowNumber', { description: 'As shown in the spreadsheet.' }),
    outcome: t.expose('outcome', { type: RowOutcomeEnum, description: 'Outcome of the row.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Name of the business in the row; null where it has none.',
    }),
    businessId: t.exposeInt('businessId', {
      nullable: true,
      description: 'The listing that it would change, belongs to, or may match.',
    }),
    doubtReason: t.field({
      type: DoubtReason,
      nullable: true,
      description: 'Reason of the ambiguity; null if it is unambiguous.',
      resolve: (row) => (row.outcome === 'DOUBTFUL' ? (row.reason as Reason) : null),
    }),
    refusal: t.string({
      nullable: true,
      description: 'Reason of the refusal, in English.',
      resolve: (row) => (row.outcome === 'REFUSED' ? row.reason : null),
    }),
    refusalMessages: t.field({
      type: [LocalizableMessage],
      description:
        'Reasons of the refusal. Empty if it would be accepted, or if an earlier release found it.',
      resolve: ({ reasonData }) =>
        Array.isArray(reasonData) ? reasonData.flatMap((one) => readMessageData(one) ?? []) : [],
    }),
    changes: t.field({
      type: [Change],
      description: 'Fields that would change.',
      resolve: (row) => changedFields(row.before, row.after),
    }),
    listing: t.field({
      type: 'JSON',
      nullable: true,
      description:
        'The resulting listing: field of Business -> value, with names for category and city. Null for refused and merged rows, and beyond the first 200 rows.',
      resolve: (row) =>
        row.listing === null
          ? null
          : Object.fromEntries(changedFields(null, row.listing).map(({ field, after }) => [field, after])),
    }),
  }),
});

const Candidate = builder.objectRef<MatchCandidate>('DoubtCandidate').implement({
  description: 'An existing listing that an ambiguous row may match.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the listing.' }),
    slug: t.exposeString('slug', { description: 'Slug; the page is /business/{slug}.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'Postal address, or the known parts of it.',
    }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Phone number, as written by its source.',
    }),
    city: t.exposeString('city', { nullable: true, description: 'City of the listing.' }),
  }),
});

export const ImportDoubtType = builder.prismaObject('ImportDoubt', {
  description: 'A row that may or may not match an existing listing.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id to pass to decideImportDoubt.' }),
    sheet: t.exposeString('sheet', {
      description: 'Sheet; for a CSV file, the file name.',
    }),
    rowNumber: t.exposeInt('rowNumber', { description: 'As shown in the spreadsheet.' }),
    name: t.exposeString('name', { description: 'Name of the business in the row.' }),
    address: t.string({
      nullable: true,
      description: 'Postal address in the row, or the known parts of it.',
      resolve: (match) =>
        textOf(match, 'address') ??
        (['street', 'postal_code', 'state'].flatMap((part) => textOf(match, part) ?? []).join(', ') || null),
    }),
    phone: t.string({
      nullable: true,
      description: 'Telephone number in the row.',
      resolve: (match) => textOf(match, 'phone'),
    }),
    city: t.string({
      nullable: true,
      description: 'Name of the city in the row.',
      resolve: (match) => textOf(match, 'city_name'),
    }),
    reason: t.field({
      type: DoubtReason,
      description: 'Reason of the ambiguity.',
      resolve: (match) => match.reason as Reason,
    }),
    candidates: t.field({
      type: [Candidate],
      description: 'Listings that it may match, most likely first; at most ten.',
      resolve: async (match, _args, context) => {
        const found = await Promise.all(
          match.candidateIds.map((id) =>
            batchLoad(context, 'matchCandidates', id, (ids) => findCandidates(context, ids)),
          ),
        );
        return found.filter((one) => one !== undefined);
      },
    }),
    decision: t.expose('decision', {
      type: MatchDecision,
      nullable: true,
      description: 'Decision; null while it is undecided.',
    }),
    businessId: t.exposeInt('businessId', {
      nullable: true,
      description: 'Listing that the row created or was merged into.',
    }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided; null while it is undecided.',
    }),
  }),
});

function textOf({ staged }: AmbiguousMatch, column: string): string | null {
  const value = (staged as Record<string, unknown> | null)?.[column];
  return typeof value === 'string' ? value : null;
}

const Leftover = builder.prismaObject('ImportLeftover', {
  description: 'A listing that an undo skipped.',
  fields: (t) => ({
    businessId: t.exposeInt('businessId', { description: 'Number of the listing.' }),
    slug: t.exposeString('slug', { description: 'Slug at the time of the undo.' }),
    name: t.exposeString('name', { description: 'Name at the time of the undo.' }),
    reason: t.exposeString('reason', {
      description:
        'CREATED_AND_EDITED or UPDATED_AND_EDITED: created or updated by the import, and edited since.',
    }),
  }),
});

const ImportRowKindEnum = builder.enumType('ImportRowKind', {
  description: 'Kinds of refused records.',
  values: {
    LISTING: { description: 'A row of a listing.' },
    REVIEW: { description: 'A review, in a row of its own or in a cell.' },
  } as const,
});

const ImportProblem = builder.prismaObject('ImportProblem', {
  description: 'Reason for refusing a row or a review.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ImportRowKindEnum, description: 'The refused record.' }),
    id: t.exposeInt('id', { description: 'Number of the problem.' }),
    sheet: t.exposeString('sheet', {
      description: 'Sheet; for a CSV file, the file name.',
    }),
    rowNumber: t.exposeInt('rowNumber', { description: 'As shown in the spreadsheet.' }),
    column: t.exposeString('column', {
      nullable: true,
      description: 'Header of the affected cell; null if the whole row is affected.',
    }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'Value of the cell, shortened if long; null if empty.',
    }),
    code: t.exposeString('code', {
      description: 'Kind of problem, such as NAME_MISSING, TOO_LONG or LISTING_UNKNOWN.',
    }),
    message: t.exposeString('message', {
      description: 'In English; in Turkish if an earlier release wrote it.',
    }),
    messageData: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'Localizable form of the message; null if an earlier release wrote it.',
      resolve: ({ messageData }) => readMessageData(messageData),
    }),
  }),
});

export const ImportRowConnection = offsetConnection<ImportOutcome>('ImportRowConnection', ImportRow, {
  page: 'A page of rows of a dry run.',
  nodes: 'The rows.',
  totalCount: 'Number of matching rows.',
});
export const ImportDoubtConnection = offsetConnection<AmbiguousMatch>(
  'ImportDoubtConnection',
  ImportDoubtType,
  {
    page: 'A page of ambiguous rows.',
    nodes: 'The ambiguous rows.',
    totalCount: 'Number of matching ambiguous rows.',
  },
);
export const ImportLeftoverConnection = offsetConnection<ImportLeftover>(
  'ImportLeftoverConnection',
  Leftover,
  {
    page: 'A page of listings that an undo skipped.',
    nodes: 'The listings.',
    totalCount: 'Number of listings that the undo skipped.',
  },
);
export const ImportProblemConnection = offsetConnection<ProblemRecord>(
  'ImportProblemConnection',
  ImportProblem,
  {
    page: 'A page of refused rows.',
    nodes: 'The refused rows.',
    totalCount: 'Number of stored problems of the import.',
  },
);
