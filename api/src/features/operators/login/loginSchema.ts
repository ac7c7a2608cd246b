import { builder } from '../../../graphql/builder.ts';
import type { SignedTicket } from './loginTicket.ts';
import { logOut } from './logOut.ts';
import { Session } from '../sessions/sessionSchema.ts';
import { submitAccessKey } from './submitAccessKey.ts';
import { submitPassword } from './submitPassword.ts';
import { submitUserCode } from './submitUserCode.ts';

const LoginTicket = builder.objectRef<SignedTicket>('LoginTicket').implement({
  description:
    'Token for the next step of a login. It is valid once, for a limited time, in the same browser.',
  fields: (t) => ({
    ticket: t.exposeString('ticket', { description: 'Value to pass to the next step.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it expires.' }),
  }),
});

const SubmitAccessKeyInput = builder.inputType('SubmitAccessKeyInput', {
  description: 'First step of a login.',
  fields: (t) => ({ accessKey: t.string({ required: true, description: "The installation's access key." }) }),
});
const SubmitUserCodeInput = builder.inputType('SubmitUserCodeInput', {
  description: 'Second step of a login.',
  fields: (t) => ({
    ticket: t.string({ required: true, description: 'Ticket of the first step.' }),
    userCode: t.string({ required: true, description: 'User code of the operator.' }),
  }),
});
const SubmitPasswordInput = builder.inputType('SubmitPasswordInput', {
  description: 'Third step of a login.',
  fields: (t) => ({
    ticket: t.string({ required: true, description: 'Ticket of the second step.' }),
    password: t.string({ required: true, description: "The operator's password." }),
    code: t.string({
      description:
        'Code of the authenticator, or a recovery code; required if the operator has a second factor.',
    }),
  }),
});

builder.queryField('session', (t) =>
  t.prismaField({
    type: Session,
    nullable: true,
    description: 'The current session; null for an anonymous client.',
    resolve: (query, _root, _args, { db, viewer }) =>
      viewer.kind === 'operator'
        ? db.prisma.session.findUnique({ ...query, where: { id: viewer.sessionId } })
        : null,
  }),
);

builder.mutationFields((t) => ({
  submitAccessKey: t.field({
    type: LoginTicket,
    description: 'First step of a login: the access key of the installation. UNAUTHENTICATED if it is wrong.',
    args: { input: t.arg({ type: SubmitAccessKeyInput, required: true, description: 'The access key.' }) },
    resolve: (_root, { input }, context) => submitAccessKey(context, input),
  }),
  submitUserCode: t.field({
    type: LoginTicket,
    description:
      'Second step of a login: the user code. UNAUTHENTICATED if it is wrong; with a field `ticket`, the login must start again.',
    args: {
      input: t.arg({
        type: SubmitUserCodeInput,
        required: true,
        description: 'The ticket and the user code.',
      }),
    },
    resolve: (_root, { input }, context) => submitUserCode(context, input),
  }),
  submitPassword: t.prismaField({
    type: Session,
    description:
      'Third step of a login: the password. Sets the session cookie and returns the session. Errors as in the second step; UNAUTHENTICATED with a field `code` means that a second-factor code is required, and the ticket stays valid.',
    args: {
      input: t.arg({
        type: SubmitPasswordInput,
        required: true,
        description: 'The ticket and the password.',
      }),
    },
    resolve: async (query, _root, { input }, context) => {
      const { id } = await submitPassword(context, input);
      return context.db.prisma.session.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  logOut: t.boolean({
    authScopes: { operator: true },
    description: 'Ends the current session. Operators only.',
    resolve: async (_root, _args, context) => {
      await logOut(context);
      return true;
    },
  }),
}));
