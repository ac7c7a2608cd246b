import { fieldSpec, inputFields, listingFields } from '../../../../../domain/listing/fields.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../../graphql/builder.ts';
import { connection, offsetArgs } from '../../../graphql/connection.ts';
import { keyOfCreation } from '../../../graphql/keyOfCreation.ts';
import { selectedFields } from '../../../graphql/selectedFields.ts';
import type { Context } from '../../../lib/context.ts';
import type { BusinessRow } from '../businessRow.ts';
import { Business, BusinessStatus } from '../businessSchema.ts';
import { findBusinessById } from '../findBusiness.ts';
import { createBusiness } from './createBusiness.ts';
import {
  listRevisions,
  revisionChanges,
  withAuthors,
  type FieldChange as FieldChangeRow,
  type Revision,
} from './listRevisions.ts';
import { deleteBusiness, restoreBusiness } from './trashBusiness.ts';
import { undoRevision } from './undoRevision.ts';
import { updateBusiness } from './updateBusiness.ts';
import type { PageOf } from '../../../lib/paging.ts';

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

/** The fields of the catalogue that an operator may write, but for enumerations. */
function catalogueInputs(t: InputFields) {
  return Object.fromEntries(
    inputFields.flatMap((name) => {
      const { kind, input = '' } = fieldSpec(name);
      if (kind === 'status') return [];
      if (kind === 'hours' || kind === 'sections' || kind === 'structured')
        return [[name, t.field({ type: 'JSON', description: input })]];
      if (kind === 'boolean') return [[name, t.boolean({ description: input })]];
      return [
        [name, kind === 'degrees' ? t.float({ description: input }) : t.string({ description: input })],
      ];
    }),
  );
}

const BusinessInput = builder.inputType('BusinessInput', {
  description:
    'Fields of a listing. An omitted field stays unchanged; null or an empty value clears it. ' +
    'A new listing requires name, categoryId and address.',
  fields: (t) => ({
    ...catalogueInputs(t),
    categoryId: t.int({ description: 'Id of an existing category.' }),
    country: t.string({ description: 'Name of the country; countryCode takes precedence.' }),
    businessStatus: t.field({ type: BusinessStatus, description: listingFields.businessStatus.input }),
  }),
});

const FieldChange = builder.objectRef<FieldChangeRow>('FieldChange').implement({
  description: 'One field before and after a change.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the stored field.' }),
    before: t.expose('before', { type: 'JSON', nullable: true, description: 'Value before.' }),
    after: t.expose('after', { type: 'JSON', nullable: true, description: 'Value after.' }),
    beforeName: t.exposeString('beforeName', {
      nullable: true,
      description: 'Name of the category or city, if the value before is an id.',
    }),
    afterName: t.exposeString('afterName', {
      nullable: true,
      description: 'Name of the category or city, if the value after is an id.',
    }),
  }),
});

const BusinessRevision = builder.prismaObject('BusinessRevision', {
  include: withAuthors,
  description: 'A change of a listing, by an operator or by an import.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id to pass to undoBusinessRevision.' }),
    version: t.exposeInt('version', { description: 'Version of the listing before the change.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who made the change, if one did.',
      resolve: ({ operator }) => operator?.name ?? null,
    }),
    apiKeyName: t.string({
      nullable: true,
      description:
        'API key that made the change, if one did; operatorName is then the operator who created the key.',
      resolve: ({ apiKey }) => apiKey?.name ?? null,
    }),
    importId: t.exposeInt('importId', {
      nullable: true,
      description: 'Import that made the change, if one did.',
    }),
    changes: t.field({
      type: [FieldChange],
      description: 'Changed fields.',
      // They come with the change, and mostly there are one or two.
      complexity: { field: 1, multiplier: 5 },
      resolve: (revision, _args, context) => revisionChanges(context, revision),
    }),
  }),
});

const BusinessRevisionConnection = connection<PageOf<Revision>>('BusinessRevisionConnection', {
  node: BusinessRevision,
  description: 'A page of changes.',
  nodes: 'The changes.',
});

interface UndoneRow {
  business: BusinessRow;
  restored: string[];
  skipped: string[];
}

const UndoBusinessRevisionResult = builder.objectRef<UndoneRow>('UndoBusinessRevisionResult').implement({
  description: 'Result of an undo.',
  fields: (t) => ({
    business: t.expose('business', { type: Business, description: 'The listing after the undo.' }),
    restored: t.exposeStringList('restored', {
      description: 'Fields that were restored.',
    }),
    skipped: t.exposeStringList('skipped', {
      description: 'Fields that were skipped, because they had been changed again.',
    }),
    kept: t.exposeStringList('skipped', {
      description: 'The same as skipped.',
      deprecationReason: 'Use skipped.',
    }),
  }),
});

builder.queryFields((t) => ({
  businessById: t.field({
    type: Business,
    nullable: true,
    authScopes: { operator: true },
    description: 'A listing by its id, also from the trash. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Id of the listing.' }) },
    resolve: (_root, args, context, info) => findBusinessById(context, args.id, selectedFields(info)),
  }),
  businessRevisions: t.field({
    type: BusinessRevisionConnection,
    authScopes: { operator: true },
    description: 'Changes of a listing, newest first. Operators only.',
    args: {
      businessId: t.arg.int({ required: true, description: 'Id of the listing.' }),
      ...offsetArgs(20),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listRevisions(context, args.businessId, args),
  }),
}));

const version = 'Expected version. The call fails with CONFLICT if it is not the current one.';

builder.mutationFields((t) => ({
  createBusiness: t.field({
    type: Business,
    authScopes: { operator: true },
    description: 'Creates a listing. Operators only.',
    args: {
      input: t.arg({ type: BusinessInput, required: true, description: 'The new listing.' }),
      idempotencyKey: t.arg.string({ description: keyOfCreation('listing') }),
    },
    resolve: async (_root, args, context, info) =>
      reread(context, await createBusiness(context, args.input, args.idempotencyKey), info),
  }),
  updateBusiness: t.field({
    type: Business,
    authScopes: { operator: true },
    description: 'Changes fields of a listing; later imports do not overwrite them. Operators only.',
    args: {
      id: t.arg.int({ required: true, description: 'Id of the listing.' }),
      input: t.arg({ type: BusinessInput, required: true, description: 'The fields to change.' }),
      version: t.arg.int({ description: version }),
    },
    resolve: async (_root, args, context, info) =>
      reread(context, await updateBusiness(context, args.id, args.input, args.version), info),
  }),
  deleteBusiness: t.field({
    type: Business,
    authScopes: { operator: true },
    description: 'Moves a listing to the trash. Operators only.',
    args: {
      id: t.arg.int({ required: true, description: 'Id of the listing.' }),
      version: t.arg.int({ description: version }),
    },
    resolve: async (_root, args, context, info) =>
      reread(context, await deleteBusiness(context, args.id, args.version), info),
  }),
  restoreBusiness: t.field({
    type: Business,
    authScopes: { operator: true },
    description: 'Restores a listing from the trash. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Id of the listing.' }) },
    resolve: async (_root, args, context, info) =>
      reread(context, await restoreBusiness(context, args.id), info),
  }),
  undoBusinessRevision: t.field({
    type: UndoBusinessRevisionResult,
    authScopes: { operator: true },
    description:
      'Undoes one change of a listing, except for fields that were changed again since. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Id of the revision.' }) },
    resolve: async (_root, args, context, info) => {
      const { business, ...fields } = await undoRevision(context, args.id);
      return { ...fields, business: await reread(context, business, info, 'business') };
    },
  }),
}));

// The listing with the fields that the query asks for, as every other read answers it.
async function reread(
  context: Context,
  { id }: { id: number },
  info: GraphQLResolveInfo,
  ...path: string[]
): Promise<BusinessRow> {
  const row = await findBusinessById(context, id, selectedFields(info, ...path));
  if (!row) throw new Error('the listing just written does not exist');
  return row;
}
