import { builder } from '../../../graphql/builder.ts';
import { Operator } from '../sessions/sessionSchema.ts';
import { verifyOwnPassword } from '../credentials/verifyOwnPassword.ts';
import { beginSecondFactor } from './beginSecondFactor.ts';
import { confirmSecondFactor } from './confirmSecondFactor.ts';
import { removeSecondFactor } from './removeSecondFactor.ts';

const SecondFactorSecret = builder
  .objectRef<{ secret: string; otpauthUri: string }>('SecondFactorSecret')
  .implement({
    description: 'Secret for an authenticator app. It is returned only once.',
    fields: (t) => ({
      secret: t.exposeString('secret', { description: 'The secret in Base32, for manual entry.' }),
      otpauthUri: t.exposeString('otpauthUri', {
        description: 'The secret as otpauth: URI, for a QR code.',
      }),
      text: t.exposeString('secret', {
        description: 'The same as secret.',
        deprecationReason: 'Use secret.',
      }),
      address: t.exposeString('otpauthUri', {
        description: 'The same as otpauthUri.',
        deprecationReason: 'Use otpauthUri.',
      }),
    }),
  });

builder.mutationFields((t) => ({
  beginSecondFactor: t.field({
    type: SecondFactorSecret,
    authScopes: { person: true },
    description:
      'Starts setting up a second factor for the current operator; confirmSecondFactor activates it. Operators with a session only.',
    args: { password: t.arg.string({ required: true, description: 'Password of the operator.' }) },
    resolve: (_root, { password }, context) => beginSecondFactor(context, password),
  }),
  confirmSecondFactor: t.stringList({
    authScopes: { person: true },
    description:
      'Activates the second factor, and returns recovery codes. Each replaces the authenticator once. Operators with a session only.',
    args: { code: t.arg.string({ required: true, description: 'Current code of the authenticator.' }) },
    resolve: (_root, { code }, context) => confirmSecondFactor(context, code),
  }),
  removeSecondFactor: t.prismaField({
    type: Operator,
    authScopes: { person: true },
    description:
      'Deactivates an operator’s second factor: the current operator’s, or that of an operator who lost the authenticator. Operators with a session only.',
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
