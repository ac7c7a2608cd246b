import { englishText } from '../../../../domain/messages/englishText.ts';
import { messageData } from '../../../../domain/messages/message.ts';
import { LocalizableMessage } from '../../graphql/localizableMessage.ts';
import { builder } from '../../graphql/builder.ts';
import { checkSecurity } from './checkSecurity.ts';
import type { SecurityCheck as Check } from './securityCheck.ts';

const SecurityState = builder.enumType('SecurityState', {
  description: 'Result of a security check.',
  values: {
    OK: { description: 'No action is required.' },
    WARNING: { description: 'Action is recommended.' },
    DANGER: { description: 'Immediate action is required.' },
  } as const,
});

const SecurityCheck = builder.objectRef<Check>('SecurityCheck').implement({
  description: 'A security check of the installation.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Stable key of the check.' }),
    title: t.string({
      description: 'Checked item, in English.',
      resolve: ({ title }) => englishText(title),
    }),
    titleMessage: t.field({
      type: LocalizableMessage,
      description: 'Checked item.',
      resolve: ({ title }) => messageData(title),
    }),
    state: t.expose('state', { type: SecurityState, description: 'Result.' }),
    detail: t.string({
      description: 'Finding, in English.',
      resolve: ({ detail }) => englishText(detail),
    }),
    detailMessage: t.field({
      type: LocalizableMessage,
      description: 'Finding.',
      resolve: ({ detail }) => messageData(detail),
    }),
    advice: t.string({
      nullable: true,
      description: 'Recommended action, in English; null if none is needed.',
      resolve: ({ advice }) => advice && englishText(advice),
    }),
    adviceMessage: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'Recommended action; null if none is needed.',
      resolve: ({ advice }) => advice && messageData(advice),
    }),
  }),
});

builder.queryField('securityChecks', (t) =>
  t.field({
    type: [SecurityCheck],
    authScopes: { operator: true },
    description: 'Security checks of this installation, run now. Operators only.',
    complexity: 20,
    resolve: (_root, _args, context) => checkSecurity(context),
  }),
);
