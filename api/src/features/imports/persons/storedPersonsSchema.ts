import { builder } from '../../../graphql/builder.ts';
import { offsetArgs } from '../../../graphql/connection.ts';
import { offsetConnection } from '../../../graphql/offsetConnection.ts';
import { listStoredPersons, type StoredPerson } from './storedPersons.ts';
import { removeStoredPersons, type RemovedPersons } from './removeStoredPersons.ts';

const PersonalDataReason = builder.enumType('PersonalDataReason', {
  description: 'Reason why a stored value counts as personal data.',
  values: {
    COLUMN: { description: 'It was read from a spreadsheet column with personal data.' },
    NAME_IN_ADDRESS: { description: 'Its local part looks like a first and last name.' },
  } as const,
});

const PersonalDataField = builder.enumType('PersonalDataField', {
  description: 'A field that may hold personal data.',
  values: {
    EMAIL: { value: 'email', description: 'The e-mail address.' },
    PHONE: { value: 'phone', description: 'The phone number.' },
  } as const,
});

const StoredPersonalData = builder.objectRef<StoredPerson>('StoredPersonalData').implement({
  description: 'A stored value that is or may be personal data.',
  fields: (t) => ({
    businessId: t.exposeInt('businessId', { description: 'Number of the listing.' }),
    slug: t.exposeString('slug', { description: 'Slug; the page is /business/{slug}.' }),
    name: t.exposeString('name', { description: 'Name of the listing.' }),
    field: t.expose('field', { type: PersonalDataField, description: 'The field that holds it.' }),
    value: t.exposeString('value', { description: 'The stored value.' }),
    reason: t.expose('reason', { type: PersonalDataReason, description: 'Why it counts as personal data.' }),
    importId: t.exposeInt('importId', { nullable: true, description: 'Import from which it was read.' }),
    fileName: t.exposeString('fileName', { nullable: true, description: 'File name of that import.' }),
  }),
});

const StoredPersonalDataConnection = offsetConnection<StoredPerson>(
  'StoredPersonalDataConnection',
  StoredPersonalData,
  {
    page: 'A page of stored personal data.',
    nodes: 'The values.',
    totalCount: 'Number of matching values.',
  },
);

builder.queryField('storedPersonalData', (t) =>
  t.field({
    type: StoredPersonalDataConnection,
    authScopes: { operator: true },
    description:
      'Stored values from personal-data columns of earlier imports, or that look like a person’s name. Values entered by operators are excluded. Operators only.',
    args: {
      reason: t.arg({ type: PersonalDataReason, description: 'Only values listed for this reason.' }),
      ...offsetArgs(50),
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
  description: 'Values to remove: either items, or all values of a reason.',
  fields: (t) => ({
    items: t.field({ type: [PersonalDataItem], description: 'At most 500 values.' }),
    reason: t.field({ type: PersonalDataReason, description: 'Instead of items: all values of a reason.' }),
    isConfirmed: t.boolean({
      required: true,
      description: 'Must be true: values are removed permanently, also from the history of the listings.',
    }),
  }),
});

const PersonalDataRemoval = builder.objectRef<RemovedPersons>('PersonalDataRemoval').implement({
  description: 'Result of a removal of personal data.',
  fields: (t) => ({
    removed: t.exposeInt('removed', { description: 'Values that were removed, at most 2,000 at once.' }),
    remaining: t.exposeInt('remaining', {
      description: 'Values of the reason that are left: repeat the mutation until there are none.',
    }),
  }),
});

builder.mutationField('removeStoredPersonalData', (t) =>
  t.field({
    type: PersonalDataRemoval,
    authScopes: { operator: true },
    description:
      'Removes stored personal data permanently from listings, their history and imports. It remains in earlier backups, in exports (stored for seven days) and in uploaded files (30 days). Operators only.',
    args: {
      input: t.arg({ type: RemoveStoredPersonalDataInput, required: true, description: 'Values to remove.' }),
    },
    resolve: (_root, { input }, context) => removeStoredPersons(context, input),
  }),
);
