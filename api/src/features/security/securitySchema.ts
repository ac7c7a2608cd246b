import { englishText } from '../../../../domain/messages/englishText.ts';
import { messageData } from '../../../../domain/messages/message.ts';
import { LocalizableMessage } from '../../graphql/localizableMessage.ts';
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
  description: 'What was found on this installation just now.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Stable name of the check.' }),
    title: t.string({
      description: 'What was looked at, in English.',
      resolve: ({ title }) => englishText(title),
    }),
    titleMessage: t.field({
      type: LocalizableMessage,
      description: 'What was looked at.',
      resolve: ({ title }) => messageData(title),
    }),
    state: t.expose('state', { type: SecurityState, description: 'How it ended.' }),
    detail: t.string({
      description: 'What was found, in English.',
      resolve: ({ detail }) => englishText(detail),
    }),
    detailMessage: t.field({
      type: LocalizableMessage,
      description: 'What was found.',
      resolve: ({ detail }) => messageData(detail),
    }),
    advice: t.string({
      nullable: true,
      description: 'What to do, in English; null where nothing is to be done.',
      resolve: ({ advice }) => advice && englishText(advice),
    }),
    adviceMessage: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'What to do; null where nothing is to be done.',
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
