import { LocalizableMessage } from '../../../graphql/localizableMessage.ts';
import { readMessageData } from '../../../../../domain/messages/messageData.ts';
import { builder } from '../../../graphql/builder.ts';
import { offsetConnection } from '../../../graphql/offsetConnection.ts';
import { batchLoad } from '../../../lib/batchLoad.ts';
import type {
  ImportDoubt as DoubtRecord,
  ImportLeftover,
  ImportOutcome,
  ImportProblem as ProblemRecord,
} from '../../../generated/prisma/client.ts';
import { changedFields, type FieldChange } from './changedFields.ts';
import { findCandidates, type DoubtCandidate } from './importRows.ts';

export const RowOutcomeEnum = builder.enumType('RowOutcome', {
  description: 'Result of a row in a dry run.',
  values: {
    CREATED: { description: 'A new listing.' },
    UPDATED: { description: 'A listing that is there gets other values.' },
    UNCHANGED: { description: 'An existing listing has all values of the row.' },
    MERGED: { description: 'Another row of the file names the same place.' },
    REFUSED: { description: 'Something in the row is wrong.' },
    DOUBTFUL: { description: 'It may or may not match an existing listing; an operator decides.' },
  } as const,
});

const DoubtReason = builder.enumType('DoubtReason', {
  description: 'Reason why the match of a row is ambiguous.',
  values: {
    OTHER_PLACE: { description: 'The same id of the source, but another name somewhere else.' },
    FAR_AWAY: { description: 'The same name and phone, more than a kilometre apart.' },
    OTHER_PHONE: { description: 'The same name in the same spot, but another phone.' },
    OTHER_NAME: { description: 'The same phone, but another name.' },
    OTHER_ADDRESS: { description: 'The same name in the same spot, but another address.' },
    SEVERAL: { description: 'Several listings fit equally well.' },
    LITTLE_KNOWN: { description: 'The same name, and too little else to compare.' },
    OTHER_ROW: { description: 'Another row of the file fits the listing better.' },
  } as const,
});
type Reason = typeof DoubtReason.$inferType;

export const DoubtDecisionEnum = builder.enumType('DoubtDecision', {
  description: 'Decision about an ambiguous row.',
  values: {
    CREATE: { description: 'A listing of its own.' },
    MERGE: { description: 'It belongs to an existing listing.' },
    SKIP: { description: 'It is skipped.' },
  } as const,
});

const Change = builder.objectRef<FieldChange>('ImportFieldChange').implement({
  description: 'A field that differs.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'As in Business.' }),
    before: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Value before; null: none.',
      resolve: (change) => change.before,
    }),
    after: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Value after; null: none.',
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
      description: 'Its sheet; for a CSV file, the file name.',
    }),
    rowNumber: t.exposeInt('rowNumber', { description: 'As shown in the spreadsheet.' }),
    outcome: t.expose('outcome', { type: RowOutcomeEnum, description: 'Its result.' }),
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
        'The listing as it would look: field of Business -> value, category and city by their names; null for refused and merged rows and beyond the first 200 rows.',
      resolve: (row) =>
        row.listing === null
          ? null
          : Object.fromEntries(changedFields(null, row.listing).map(({ field, after }) => [field, after])),
    }),
  }),
});

const Candidate = builder.objectRef<DoubtCandidate>('DoubtCandidate').implement({
  description: 'A listing that an ambiguous row may match.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the listing.' }),
    slug: t.exposeString('slug', { description: 'Its slug: /business/{slug}.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    address: t.exposeString('address', { nullable: true, description: 'Its whole postal address.' }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Its telephone number, as its source writes it.',
    }),
    city: t.exposeString('city', { nullable: true, description: 'Name of its city.' }),
  }),
});

export const ImportDoubtType = builder.prismaObject('ImportDoubt', {
  description: 'A row that may or may not be a listing that is there already.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Give it to decideImportDoubt.' }),
    sheet: t.exposeString('sheet', {
      description: 'Its sheet; for a CSV file, the file name.',
    }),
    rowNumber: t.exposeInt('rowNumber', { description: 'As shown in the spreadsheet.' }),
    name: t.exposeString('name', { description: 'Name of the business in the row.' }),
    address: t.string({
      nullable: true,
      description: 'Whole postal address in the row.',
      resolve: (doubt) => textOf(doubt, 'address'),
    }),
    phone: t.string({
      nullable: true,
      description: 'Telephone number in the row.',
      resolve: (doubt) => textOf(doubt, 'phone'),
    }),
    city: t.string({
      nullable: true,
      description: 'Name of the city in the row.',
      resolve: (doubt) => textOf(doubt, 'city_name'),
    }),
    reason: t.field({
      type: DoubtReason,
      description: 'Reason of the ambiguity.',
      resolve: (doubt) => doubt.reason as Reason,
    }),
    candidates: t.field({
      type: [Candidate],
      description: 'Listings that it could be, the likeliest first; at most ten.',
      resolve: async (doubt, _args, context) => {
        const found = await Promise.all(
          doubt.candidateIds.map((id) =>
            batchLoad(context, 'doubtCandidates', id, (ids) => findCandidates(context, ids)),
          ),
        );
        return found.filter((one) => one !== undefined);
      },
    }),
    decision: t.expose('decision', {
      type: DoubtDecisionEnum,
      nullable: true,
      description: 'Null: undecided.',
    }),
    businessId: t.exposeInt('businessId', {
      nullable: true,
      description: 'The listing that it created or was merged into.',
    }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided; null while it is undecided.',
    }),
  }),
});

function textOf({ staged }: DoubtRecord, column: string): string | null {
  const value = (staged as Record<string, unknown> | null)?.[column];
  return typeof value === 'string' ? value : null;
}

const Leftover = builder.prismaObject('ImportLeftover', {
  description: 'A listing that an undo left as it was.',
  fields: (t) => ({
    businessId: t.exposeInt('businessId', { description: 'Number of the listing.' }),
    slug: t.exposeString('slug', { description: 'Its slug at the time of the undo.' }),
    name: t.exposeString('name', { description: 'Its name at the time of the undo.' }),
    reason: t.exposeString('reason', {
      description:
        'CREATED_AND_EDITED: the import made it; UPDATED_AND_EDITED: the import changed it. Somebody edited it since.',
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
      description: 'Its sheet; for a CSV file, the file name.',
    }),
    rowNumber: t.exposeInt('rowNumber', { description: 'As shown in the spreadsheet.' }),
    column: t.exposeString('column', {
      nullable: true,
      description: 'Header of the cell at fault; null where the whole row is.',
    }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'Value of the cell, shortened if long; null if empty.',
    }),
    code: t.exposeString('code', {
      description: 'Kind of fault, such as NAME_MISSING, TOO_LONG or LISTING_UNKNOWN.',
    }),
    message: t.exposeString('message', {
      description: 'In English; in Turkish if an earlier release wrote it.',
    }),
    messageData: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'The same without its words; null where an earlier release wrote it.',
      resolve: ({ messageData }) => readMessageData(messageData),
    }),
  }),
});

export const ImportRowConnection = offsetConnection<ImportOutcome>('ImportRowConnection', ImportRow, {
  page: 'A page of rows of a dry run.',
  nodes: 'The rows.',
  totalCount: 'All rows that match.',
});
export const ImportDoubtConnection = offsetConnection<DoubtRecord>('ImportDoubtConnection', ImportDoubtType, {
  page: 'A page of ambiguous rows.',
  nodes: 'The ambiguous rows.',
  totalCount: 'All ambiguous rows that match.',
});
export const ImportLeftoverConnection = offsetConnection<ImportLeftover>(
  'ImportLeftoverConnection',
  Leftover,
  {
    page: 'A page of listings that an undo left as they were.',
    nodes: 'The listings.',
    totalCount: 'All that the undo left.',
  },
);
export const ImportProblemConnection = offsetConnection<ProblemRecord>(
  'ImportProblemConnection',
  ImportProblem,
  {
    page: 'A page of refused rows.',
    nodes: 'The refused rows.',
    totalCount: 'All refused rows of the import.',
  },
);
