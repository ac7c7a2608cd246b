import { englishText } from '../../../../domain/messages/englishText.ts';
import { messageData } from '../../../../domain/messages/message.ts';
import { LocalizableMessage } from '../../graphql/localizableMessage.ts';
import { builder } from '../../graphql/builder.ts';
import { checkSecurity } from './checkSecurity.ts';
import type { SecurityCheck as Check } from './securityCheck.ts';

const SecurityState = builder.enumType('SecurityState', {
  description: 'Result of a check of the installation.',
  values: {
    OK: { description: 'No action is needed.' },
    WARNING: { description: 'To be looked at.' },
    DANGER: { description: 'To be mended now.' },
  } as const,
});

const SecurityCheck = builder.objectRef<Check>('SecurityCheck').implement({
  description: 'Findings on this installation, checked now.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Stable name of the check.' }),
    title: t.string({
      description: 'Checked item, in English.',
      resolve: ({ title }) => englishText(title),
    }),
    titleMessage: t.field({
      type: LocalizableMessage,
      description: 'Checked item.',
      resolve: ({ title }) => messageData(title),
    }),
    state: t.expose('state', { type: SecurityState, description: 'Its result.' }),
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
      description: 'Required action, in English; null if none is needed.',
      resolve: ({ advice }) => advice && englishText(advice),
    }),
    adviceMessage: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'Required action; null if none is needed.',
      resolve: ({ advice }) => advice && messageData(advice),
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
