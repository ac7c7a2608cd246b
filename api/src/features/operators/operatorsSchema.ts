import { builder } from '../../graphql/builder.ts';
import { submitAccessKey, submitPassword, submitUserCode } from './logIn.ts';
import { closeSession, currentSession, type SessionView } from './sessions.ts';

const Operator = builder.objectRef<SessionView['operator']>('Operator').implement({
  description: 'Somebody who runs the directory.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    userCode: t.exposeString('userCode'),
  }),
});

const Session = builder.objectRef<SessionView>('Session').implement({
  description: 'A login. It lasts 24 hours.',
  fields: (t) => ({
    operator: t.expose('operator', { type: Operator }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
});

const LoginTicket = builder.objectRef<{ ticket: string; expiresAt: Date }>('LoginTicket').implement({
  description: 'Opens the next step of a login: for five minutes, once, in the same browser.',
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
    description: 'The login of this request; null for strangers.',
    resolve: (_root, _args, context) => currentSession(context),
  }),
);

builder.mutationFields((t) => ({
  submitAccessKey: t.field({
    type: LoginTicket,
    description: 'First step of a login: the access key of the installation.',
    args: { input: t.arg({ type: SubmitAccessKeyInput, required: true }) },
    resolve: (_root, { input }, context) => submitAccessKey(context, input.accessKey),
  }),
  submitUserCode: t.field({
    type: LoginTicket,
    description: 'Second step of a login: the code of the operator.',
    args: { input: t.arg({ type: SubmitUserCodeInput, required: true }) },
    resolve: (_root, { input }, context) => submitUserCode(context, input),
  }),
  submitPassword: t.field({
    type: Session,
    description: 'Third step of a login: the password. Sets the session cookie.',
    args: { input: t.arg({ type: SubmitPasswordInput, required: true }) },
    resolve: (_root, { input }, context) => submitPassword(context, input),
  }),
  logOut: t.boolean({
    description: 'Ends the login of this request; true in any case.',
    resolve: async (_root, _args, context) => {
      await closeSession(context);
      return true;
    },
  }),
}));
