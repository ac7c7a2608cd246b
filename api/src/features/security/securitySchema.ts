import { builder } from '../../graphql/builder.ts';
import { checkSecurity } from './checkSecurity.ts';
import type { SecurityCheck as Check } from './securityCheck.ts';

const SecurityState = builder.enumType('SecurityState', {
  description: 'How a check of the installation ended.',
  values: {
    OK: { description: 'Nothing is to be done.' },
    WARNING: { description: 'To be looked at.' },
    DANGER: { description: 'To be mended now.' },
  } as const,
});

const SecurityCheck = builder.objectRef<Check>('SecurityCheck').implement({
  description: 'What was found on this installation just now; texts in Turkish.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Stable name of the check.' }),
    title: t.exposeString('title', { description: 'What was looked at.' }),
    state: t.expose('state', { type: SecurityState, description: 'How it ended.' }),
    detail: t.exposeString('detail', { description: 'What was found.' }),
    advice: t.exposeString('advice', {
      nullable: true,
      description: 'What to do; null where nothing is to be done.',
    }),
  }),
});

builder.queryField('securityChecks', (t) =>
  t.field({
    type: [SecurityCheck],
    authScopes: { operator: true },
    description: 'Checks of this installation, made now. Operators only.',
    complexity: 20,
    resolve: (_root, _args, context) => checkSecurity(context),
  }),
);
