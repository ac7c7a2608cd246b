import { builder } from '../../../graphql/builder.ts';
import { offsetConnection } from '../../../graphql/offsetConnection.ts';
import { listStoredPersons, type StoredPerson } from './storedPersons.ts';
import { removeStoredPersons } from './removeStoredPersons.ts';

const PersonalDataReason = builder.enumType('PersonalDataReason', {
  description: 'Why a stored value is taken for a person’s.',
  values: {
    COLUMN: { description: 'It came from a column of a spreadsheet that is about persons.' },
    NAME_IN_ADDRESS: { description: 'Its local part reads as somebody’s first and last name.' },
  } as const,
});

const PersonalDataField = builder.enumType('PersonalDataField', {
  description: 'A field that may hold a person’s data.',
  values: {
    EMAIL: { value: 'email', description: 'The e-mail address.' },
    PHONE: { value: 'phone', description: 'The telephone number.' },
  } as const,
});

const StoredPersonalData = builder.objectRef<StoredPerson>('StoredPersonalData').implement({
  description: 'A stored value that is, or may be, a person’s rather than the place’s.',
  fields: (t) => ({
    businessId: t.exposeInt('businessId', { description: 'Number of the listing.' }),
    slug: t.exposeString('slug', { description: 'Its slug: /business/{slug}.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    field: t.expose('field', { type: PersonalDataField, description: 'The field that holds it.' }),
    value: t.exposeString('value', { description: 'What is stored.' }),
    reason: t.expose('reason', { type: PersonalDataReason, description: 'Why it is listed.' }),
    importId: t.exposeInt('importId', { nullable: true, description: 'Import whose column it came from.' }),
    fileName: t.exposeString('fileName', { nullable: true, description: 'Name of the file of that import.' }),
  }),
});

const StoredPersonalDataConnection = offsetConnection<StoredPerson>(
  'StoredPersonalDataConnection',
  StoredPersonalData,
  {
    page: 'A page of stored values about persons.',
    nodes: 'The values.',
    totalCount: 'All stored values about persons that match.',
  },
);

builder.queryField('storedPersonalData', (t) =>
  t.field({
    type: StoredPersonalDataConnection,
    authScopes: { operator: true },
    description:
      'Values of listings that came from columns about persons in earlier imports, or read as a person’s name. Values that operators wrote are not among them. Operators only.',
    args: {
      reason: t.arg({ type: PersonalDataReason, description: 'Only values listed for this reason.' }),
      first: t.arg.int({ defaultValue: 50, description: 'At most 100.' }),
      offset: t.arg.int({ description: 'Number of items to skip.' }),
    },
    complexity: (args) => ({ field: 20, multiplier: args.first ?? 50 }),
    resolve: (_root, args, context) => listStoredPersons(context, args),
  }),
);

const PersonalDataItem = builder.inputType('PersonalDataItem', {
  description: 'A stored value of a listing.',
  fields: (t) => ({
    businessId: t.int({ required: true, description: 'Number of the listing.' }),
    field: t.field({ type: PersonalDataField, required: true, description: 'The field that holds it.' }),
  }),
});

const RemoveStoredPersonalDataInput = builder.inputType('RemoveStoredPersonalDataInput', {
  description: 'What to remove: items, or all values of a reason.',
  fields: (t) => ({
    items: t.field({ type: [PersonalDataItem], description: 'At most 500 values.' }),
    reason: t.field({ type: PersonalDataReason, description: 'In place of items: all values of a reason.' }),
    isConfirmed: t.boolean({
      required: true,
      description: 'Must be true: the values are removed for good, also from the history of the listings.',
    }),
  }),
});

const PersonalDataRemoval = builder.objectRef<{ removed: number }>('PersonalDataRemoval').implement({
  description: 'What a removal of personal data did.',
  fields: (t) => ({
    removed: t.exposeInt('removed', { description: 'Values that were removed.' }),
  }),
});

builder.mutationField('removeStoredPersonalData', (t) =>
  t.field({
    type: PersonalDataRemoval,
    authScopes: { operator: true },
    description:
      'Removes stored values about persons for good: from listings, their history and dry runs. Only backups made before still hold them. Operators only.',
    args: {
      input: t.arg({ type: RemoveStoredPersonalDataInput, required: true, description: 'What to remove.' }),
    },
    resolve: async (_root, { input }, context) => ({ removed: await removeStoredPersons(context, input) }),
  }),
);
