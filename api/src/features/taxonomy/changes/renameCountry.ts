import type { AuditAction } from '../../../../../domain/audit/auditEvents.ts';
import type { Message } from '../../../../../domain/messages/message.ts';
import { countryCode, countryName } from '../../../../../domain/countries.ts';
import type { CountryRename, Prisma } from '../../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { lookalikeKey } from '../../../lib/text/lookalikes.ts';
import { tryMergeLock } from '../../../lib/db/mergeLock.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { ensureCountry } from '../cities/ensureCity.ts';
import { findCountry } from '../countries/findCountry.ts';
import { checkName } from './checkPlaceEdit.ts';
import { lockPlaceChanges } from './lockPlaceChanges.ts';
import { changeMaker } from './startPlaceChange.ts';

const maxLetters = 80;

interface Renaming {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** Null or '' restores the English name. */
  name?: string | null | undefined;
  /** The name that the operator saw; omitted if unknown. */
  seenName?: string | null | undefined;
}

/**
 * Sets the displayed name of a country, or restores its English one. Exports still use its code. Errors: BAD_INPUT by
 * field; CONFLICT if it is the name of another country, nothing would change, `seenName` is no longer its name, or an
 * import is writing.
 */
export async function renameCountry(context: Context, given: Renaming): Promise<CountryRename> {
  requireOperator(context);
  const code = given.code.trim().toUpperCase();
  if (code.length !== 2 || countryCode(code) !== code) throw fault('code', 'countryUnknown');
  const typed = given.name ?? '';
  const name = typed.trim() === '' ? null : checkName(typed, maxLetters);
  const after = name === countryName(code) ? null : name;
  return context.db.prisma.$transaction(async (tx) => {
    await beginRenaming(tx);
    await ensureCountry(tx, code);
    const country = await tx.country.findUniqueOrThrow({ where: { code } });
    if (given.seenName != null && given.seenName !== country.name) {
      const message = { message: 'countryRenamed', name: country.name } as const;
      throw new AppError('CONFLICT', message, { seenName: message });
    }
    const before = country.isRenamed ? country.name : null;
    if (before === after) throw new AppError('CONFLICT', 'nothingChanged');
    await writeName(tx, code, after);
    const rename = await tx.countryRename.create({
      data: { countryCode: code, before, after, ...changeMaker(context) },
    });
    await audit(context, tx, 'country.rename', code, { before, after });
    return rename;
  });
}

/**
 * Gives a country the name back that it had before a renaming. Errors: NOT_FOUND; CONFLICT where that was undone, something
 * came after it, the name is another country's now, or an import is writing.
 */
export async function undoCountryRename(context: Context, id: number): Promise<CountryRename> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    await beginRenaming(tx);
    const rename = await tx.countryRename.findUnique({ where: { id }, include: { country: true } });
    if (!rename) throw new AppError('NOT_FOUND', 'changeNotFound');
    if (rename.undoneAt) throw new AppError('CONFLICT', 'changeUndone');
    const { country, countryCode: code, before, after } = rename;
    if ((country.isRenamed ? country.name : null) !== after) throw new AppError('CONFLICT', 'changedAgain');
    await writeName(tx, code, before);
    await audit(context, tx, 'country.undo', code, { before: after, after: before });
    return tx.countryRename.update({ where: { id }, data: { undoneAt: new Date() } });
  });
}

// An import that is being applied holds its countries' rows until it ends.
async function beginRenaming(tx: Prisma.TransactionClient): Promise<void> {
  await lockPlaceChanges(tx);
  if (!(await tryMergeLock(tx))) throw new AppError('CONFLICT', 'importWriting');
}

/** `name`: null is the English one. */
async function writeName(tx: Prisma.TransactionClient, code: string, name: string | null): Promise<void> {
  if (name !== null) {
    const owner = (await findCountry(tx, name)) ?? (await findLookalike(tx, code, name));
    if (owner !== null && owner !== code) {
      const message = { message: 'nameOfCountry', countryCode: owner } as const;
      throw new AppError('CONFLICT', message, { name: message });
    }
  }
  await tx.country.update({
    where: { code },
    data: { name: name ?? countryName(code) ?? code, isRenamed: name !== null },
  });
}

/** Another country whose name looks the same in letters of other alphabets, or null. */
async function findLookalike(
  tx: Prisma.TransactionClient,
  code: string,
  name: string,
): Promise<string | null> {
  const others = await tx.country.findMany({
    where: { code: { not: code } },
    select: { code: true, name: true },
  });
  const key = lookalikeKey(name);
  return others.find((other) => lookalikeKey(other.name) === key)?.code ?? null;
}

function audit(
  context: Context,
  tx: Prisma.TransactionClient,
  action: AuditAction,
  code: string,
  { before, after }: Pick<CountryRename, 'before' | 'after'>,
): Promise<void> {
  const standard = countryName(code) ?? code;
  return recordAudit(
    { ...context, tx },
    {
      action,
      entity: 'country',
      entityId: code,
      before: { name: before ?? standard },
      after: { name: after ?? standard },
    },
  );
}

const fault = (field: string, message: Message) => new AppError('BAD_INPUT', message, { [field]: message });
