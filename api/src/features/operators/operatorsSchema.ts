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
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    userCode: t.exposeString('userCode', {
      description: 'What the operator types at the second step of a login.',
    }),
  }),
});

const Session = builder.objectRef<OperatorSession>('Session').implement({
  description: 'A login that is in force.',
  fields: (t) => ({
    operator: t.expose('operator', { type: Operator }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
});

const LoginTicket = builder.objectRef<SignedTicket>('LoginTicket').implement({
  description: 'Opens the next step of a login: once, in time, and in the browser that earned it.',
  fields: (t) => ({
    ticket: t.exposeString('ticket'),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
});

const SubmitAccessKeyInput = builder.inputType('SubmitAccessKeyInput', {
  fields: (t) => ({ accessKey: t.string({ required: true }) }),
});
const SubmitUserCodeInput = builder.inputType('SubmitUserCodeInput', {
  fields: (t) => ({ ticket: t.string({ required: true }), userCode: t.string({ required: true }) }),
});
const SubmitPasswordInput = builder.inputType('SubmitPasswordInput', {
  fields: (t) => ({ ticket: t.string({ required: true }), password: t.string({ required: true }) }),
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
    args: { input: t.arg({ type: SubmitAccessKeyInput, required: true }) },
    resolve: (_root, { input }, context) => submitAccessKey(context, input),
  }),
  submitUserCode: t.field({
    type: LoginTicket,
    description:
      'Second step: who logs in. Wrong: UNAUTHENTICATED; with a field `ticket`, the login must begin anew.',
    args: { input: t.arg({ type: SubmitUserCodeInput, required: true }) },
    resolve: (_root, { input }, context) => submitUserCode(context, input),
  }),
  submitPassword: t.field({
    type: Session,
    description: 'Third step: the password. Sets the session cookie. Wrong: as in the second step.',
    args: { input: t.arg({ type: SubmitPasswordInput, required: true }) },
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
