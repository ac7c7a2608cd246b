import { parseArgs } from 'node:util';
import type { Context, OpenContext } from '../../lib/context.ts';
import { createOperator } from './createOperator.ts';
import { ensureInstallation } from './credentials/ensureInstallation.ts';
import { readableSecret } from './credentials/readableSecret.ts';
import { resetAccessKey } from './credentials/resetAccessKey.ts';
import { resetPassword } from './credentials/resetPassword.ts';
import { removeSecondFactor } from './secondFactor/removeSecondFactor.ts';
import { setOperatorDisabled } from './setOperatorDisabled.ts';

const usage = [
  'npm run admin -- list',
  'npm run admin -- create --code CODE --name NAME [--password PASSWORD]',
  'npm run admin -- reset --code CODE [--password PASSWORD]',
  'npm run admin -- reset-second-factor --code CODE',
  'npm run admin -- disable --code CODE',
  'npm run admin -- enable --code CODE',
  'npm run admin -- reset-access-key [--key KEY]',
];

type Write = (line: string) => void;
type Action = (context: Context) => Promise<void>;
type Values = Partial<Record<'code' | 'name' | 'password' | 'key', string>>;

/**
 * `npm run admin -- …`: manages operators and the access key on the machine itself. Generated credentials are printed
 * once. Changed credentials end their sessions. Returns the exit code: 0 done, 2 wrong usage.
 */
export async function adminCommand(open: OpenContext, args: string[], write: Write): Promise<number> {
  const call = parseCommandLine(args);
  const action = call && actionOf(call.verb, call.values, write);
  if (!action) {
    usage.forEach((line) => write(line));
    return 2;
  }
  const context = await open();
  // Before the first start of a server there is no access key, so no operator could log in.
  const accessKey = await context.db.prisma.$transaction((tx) =>
    ensureInstallation(tx, context.config.admin.accessKey),
  );
  await action(context);
  if (accessKey !== null && call.verb !== 'reset-access-key') write(`access key  ${accessKey}`);
  return 0;
}

function parseCommandLine(args: string[]): { verb: string; values: Values } | null {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { code: text, name: text, password: text, key: text },
    });
    const [verb, ...rest] = positionals;
    return verb !== undefined && rest.length === 0 ? { verb, values } : null;
  } catch {
    return null;
  }
}

function actionOf(verb: string, { code, name, password, key }: Values, write: Write): Action | null {
  if (verb === 'list') return (context) => listOperators(context, write);
  if (verb === 'reset-access-key') {
    return async (context) => {
      const made = readableSecret(6);
      await resetAccessKey(context, key ?? made);
      write(key === undefined ? `access key  ${made}` : 'The access key was changed.');
    };
  }
  if (code === undefined) return null;
  const made = readableSecret(5);
  const writePassword = () => {
    if (password === undefined) write(`password    ${made}`);
  };
  switch (verb) {
    case 'create':
      if (name === undefined) return null;
      return async (context) => {
        await createOperator(context, { userCode: code, name, password: password ?? made });
        write(`user code   ${code}`);
        writePassword();
      };
    case 'reset':
      return async (context) => {
        await resetPassword(context, { userCode: code }, password ?? made);
        write(`The password of ${code} was changed; open sessions are over.`);
        writePassword();
      };
    case 'reset-second-factor':
      return async (context) => {
        await removeSecondFactor(context, { userCode: code });
        write(`${code} logs in without a second factor.`);
      };
    case 'disable':
    case 'enable':
      return async (context) => {
        await setOperatorDisabled(context, { userCode: code }, verb === 'disable');
        write(
          verb === 'disable'
            ? `${code} can no longer log in; open sessions are over.`
            : `${code} can log in again.`,
        );
      };
    default:
      return null;
  }
}

async function listOperators({ db }: Context, write: Write): Promise<void> {
  const operators = await db.prisma.operator.findMany({
    orderBy: { id: 'asc' },
    select: { userCode: true, name: true, isDisabled: true, lastLoginAt: true },
  });
  for (const { userCode, name, isDisabled, lastLoginAt } of operators) {
    const state = isDisabled ? 'disabled' : 'active';
    write([userCode, name, state, `last login ${lastLoginAt?.toISOString() ?? 'never'}`].join('\t'));
  }
}
