import { builder } from '../../graphql/builder.ts';
import { currentSession } from './currentSession.ts';
import type { SignedTicket } from './loginTicket.ts';
import { logOut } from './logOut.ts';
import type { OperatorSession } from './openSession.ts';
import { submitAccessKey } from './submitAccessKey.ts';
import { submitPassword } from './submitPassword.ts';
import { submitUserCode } from './submitUserCode.ts';

const Operator = builder.objectRef<OperatorSession['operator']>('Operator').implement({
  description: 'Somebody who runs the directory.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the operator.' }),
    name: t.exposeString('name', { description: 'What the operator is called.' }),
    userCode: t.exposeString('userCode', {
      description: 'What the operator types at the second step of a login.',
    }),
  }),
});

const Session = builder.objectRef<OperatorSession>('Session').implement({
  description: 'A login that is in force.',
  fields: (t) => ({
    operator: t.expose('operator', { type: Operator, description: 'Who is logged in.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends by itself.' }),
  }),
});

const LoginTicket = builder.objectRef<SignedTicket>('LoginTicket').implement({
  description: 'Opens the next step of a login: once, in time, and in the browser that earned it.',
  fields: (t) => ({
    ticket: t.exposeString('ticket', { description: 'Give it to the next step.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when the next step takes it.' }),
  }),
});

const SubmitAccessKeyInput = builder.inputType('SubmitAccessKeyInput', {
  description: 'First step of a login.',
  fields: (t) => ({ accessKey: t.string({ required: true, description: "The installation's access key." }) }),
});
const SubmitUserCodeInput = builder.inputType('SubmitUserCodeInput', {
  description: 'Second step of a login.',
  fields: (t) => ({
    ticket: t.string({ required: true, description: 'What the first step answered.' }),
    userCode: t.string({ required: true, description: 'The code of the operator who logs in.' }),
  }),
});
const SubmitPasswordInput = builder.inputType('SubmitPasswordInput', {
  description: 'Third step of a login.',
  fields: (t) => ({
    ticket: t.string({ required: true, description: 'What the second step answered.' }),
    password: t.string({ required: true, description: "The operator's password." }),
  }),
});

builder.queryField('session', (t) =>
  t.field({
    type: Session,
    nullable: true,
    description: 'The login that asks; null for a stranger.',
    resolve: (_root, _args, context) => currentSession(context),
  }),
);

builder.mutationFields((t) => ({
  submitAccessKey: t.field({
    type: LoginTicket,
    description: "First step of a login: the installation's access key. Wrong: UNAUTHENTICATED.",
    args: { input: t.arg({ type: SubmitAccessKeyInput, required: true, description: 'The access key.' }) },
    resolve: (_root, { input }, context) => submitAccessKey(context, input),
  }),
  submitUserCode: t.field({
    type: LoginTicket,
    description:
      'Second step: who logs in. Wrong: UNAUTHENTICATED; with a field `ticket`, the login must begin anew.',
    args: {
      input: t.arg({
        type: SubmitUserCodeInput,
        required: true,
        description: 'The ticket and the user code.',
      }),
    },
    resolve: (_root, { input }, context) => submitUserCode(context, input),
  }),
  submitPassword: t.field({
    type: Session,
    description: 'Third step: the password. Sets the session cookie. Wrong: as in the second step.',
    args: {
      input: t.arg({
        type: SubmitPasswordInput,
        required: true,
        description: 'The ticket and the password.',
      }),
    },
    resolve: (_root, { input }, context) => submitPassword(context, input),
  }),
  logOut: t.boolean({
    authScopes: { operator: true },
    description: 'Ends the session that asks. Operators only.',
    resolve: async (_root, _args, context) => {
      await logOut(context);
      return true;
    },
  }),
}));
