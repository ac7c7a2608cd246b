import { builder } from '../../graphql/builder.ts';
import { readAvailability, type Availability } from './readAvailability.ts';

const AvailabilityType = builder.objectRef<Availability>('Availability').implement({
  description: 'Availability of the directory, measured by its own nodes.',
  fields: (t) => ({
    share: t.exposeFloat('share', {
      nullable: true,
      description:
        'Share of minutes in which at least one node served, since the first start and at most over 30 days; 0 to 1. Null in the first hour.',
    }),
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'Start of the measured period.',
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
