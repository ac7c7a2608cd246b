import { builder } from '../../../graphql/builder.ts';
import { Operator } from '../sessions/sessionSchema.ts';
import { verifyOwnPassword } from '../credentials/verifyOwnPassword.ts';
import { beginSecondFactor } from './beginSecondFactor.ts';
import { confirmSecondFactor } from './confirmSecondFactor.ts';
import { removeSecondFactor } from './removeSecondFactor.ts';

const SecondFactorSecret = builder
  .objectRef<{ text: string; address: string }>('SecondFactorSecret')
  .implement({
    description: 'Secret for an authenticator app. It is returned only once.',
    fields: (t) => ({
      text: t.exposeString('text', { description: 'The secret in Base32, to be typed in.' }),
      address: t.exposeString('address', {
        description: 'The same as an otpauth: address, to be scanned from a picture.',
      }),
    }),
  });

builder.mutationFields((t) => ({
  beginSecondFactor: t.field({
    type: SecondFactorSecret,
    authScopes: { person: true },
    description:
      'Begins to set up a second factor for the current operator. It takes effect with confirmSecondFactor. Operators with a session only.',
    args: { password: t.arg.string({ required: true, description: "The operator's password, again." }) },
    resolve: (_root, { password }, context) => beginSecondFactor(context, password),
  }),
  confirmSecondFactor: t.stringList({
    authScopes: { person: true },
    description:
      'Turns the second factor on, and answers recovery codes that open a login once each where the authenticator is lost. Operators with a session only.',
    args: { code: t.arg.string({ required: true, description: 'The code that the authenticator shows.' }) },
    resolve: (_root, { code }, context) => confirmSecondFactor(context, code),
  }),
  removeSecondFactor: t.prismaField({
    type: Operator,
    authScopes: { person: true },
    description:
      'Turns off an operator’s second factor: one’s own, or that of an operator who lost the authenticator. Operators with a session only.',
    args: {
      id: t.arg.int({ required: true, description: 'Number of the operator.' }),
      password: t.arg.string({
        required: true,
        description: 'The current operator’s password.',
      }),
    },
    resolve: async (query, _root, { id, password }, context) => {
      await verifyOwnPassword(context, password);
      await removeSecondFactor(context, { id });
      return context.db.prisma.operator.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
}));
