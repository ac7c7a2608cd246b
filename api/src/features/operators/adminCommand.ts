import { parseArgs } from 'node:util';
import { AppError } from '../../lib/errors.ts';
import type { Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { hashSecret, readableSecret } from './secrets.ts';

const usage = [
  'npm run admin -- list',
  'npm run admin -- create --code CODE --name NAME [--password PASSWORD]',
  'npm run admin -- reset --code CODE [--password PASSWORD]',
  'npm run admin -- disable --code CODE | enable --code CODE',
  'npm run admin -- reset-access-key [--key KEY]',
];
const fewestCharacters = 12;

/**
 * `npm run admin -- …`: operators and the access key, from the machine itself. What is generated is printed once.
 * Changed credentials end the sessions that stood on them. Returns the exit code: 0 done, 2 wrong call.
 */
export async function adminCommand(
  context: Context,
  args: string[],
  write: (line: string) => void,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      code: { type: 'string' },
      name: { type: 'string' },
      password: { type: 'string' },
      key: { type: 'string' },
    },
  });
  const { prisma } = context.db;
  const [verb] = positionals;
  const { code } = values;

  if (verb === 'list') {
    const operators = await prisma.operator.findMany({ orderBy: { id: 'asc' } });
    for (const { userCode, name, isDisabled, lastLoginAt } of operators) {
      write(
        `${userCode}\t${name}\t${isDisabled ? 'disabled' : 'active'}\tlast login ${lastLoginAt?.toISOString() ?? 'never'}`,
      );
    }
    return 0;
  }
  if (verb === 'reset-access-key') {
    const key = checkSecret(values.key ?? readableSecret());
    const now = new Date();
    await prisma.installation.update({ where: { id: 1 }, data: { accessKeyHash: await hashSecret(key) } });
    await prisma.operator.updateMany({ data: { credentialsChangedAt: now } });
    await recordAudit(context, { action: 'installation.resetAccessKey', entity: 'installation' });
    write(values.key ? 'The access key was changed.' : `access key  ${key}`);
    return 0;
  }
  if (verb === 'create' && code && values.name) {
    if (await prisma.operator.findUnique({ where: { userCode: code } }))
      throw new AppError('BAD_INPUT', `${code} exists already.`);
    const password = checkSecret(values.password ?? readableSecret());
    const operator = await prisma.operator.create({
      data: { userCode: code, name: values.name, passwordHash: await hashSecret(password) },
    });
    await recordAudit(context, {
      action: 'operator.create',
      entity: 'operator',
      entityId: operator.id,
      after: { userCode: code },
    });
    write(values.password ? `${code} was created.` : `user code   ${code}\npassword    ${password}`);
    return 0;
  }
  if ((verb === 'reset' || verb === 'disable' || verb === 'enable') && code) {
    const operator = await prisma.operator.findUnique({ where: { userCode: code } });
    if (!operator) throw new AppError('BAD_INPUT', `There is no operator ${code}.`);
    const password = verb === 'reset' ? checkSecret(values.password ?? readableSecret()) : null;
    await prisma.operator.update({
      where: { id: operator.id },
      data: {
        credentialsChangedAt: new Date(),
        ...(password === null
          ? { isDisabled: verb === 'disable' }
          : { passwordHash: await hashSecret(password) }),
      },
    });
    await recordAudit(context, { action: `operator.${verb}`, entity: 'operator', entityId: operator.id });
    write(password === null || values.password ? `${code}: done.` : `password    ${password}`);
    return 0;
  }
  usage.forEach((line) => write(line));
  return 2;
}

function checkSecret(secret: string): string {
  if ([...secret].length < fewestCharacters) {
    throw new AppError('BAD_INPUT', `A secret needs at least ${fewestCharacters} characters.`);
  }
  return secret;
}
