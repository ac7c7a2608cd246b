import { builder } from '../../graphql/builder.ts';
import { readAvailability, type Availability } from './readAvailability.ts';

const AvailabilityType = builder.objectRef<Availability>('Availability').implement({
  description: 'Availability of the directory, as measured by itself.',
  fields: (t) => ({
    share: t.exposeFloat('share', {
      nullable: true,
      description:
        'Minutes in which some node served, of all since the first start, at most 30 days; 0 to 1. Null in the first hour.',
    }),
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'Start of the time that is counted.',
    }),
  }),
});

builder.queryField('availability', (t) =>
  t.field({
    type: AvailabilityType,
    authScopes: { operator: true },
    description: 'Availability of the directory. Operators only.',
    resolve: (_root, _args, context) => readAvailability(context),
  }),
);
