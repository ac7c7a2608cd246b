import type { Message } from '../../../../domain/messages/message.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { checkLine } from '../../lib/text/checkText.ts';
import { AppError } from '../../lib/errors.ts';
import { lookalikeKey } from '../../lib/text/lookalikes.ts';

const maxNameLength = 100;

// The scripts in everyday use (UAX 31, table 5) and the mixtures that people write in (UTS 39, "highly restrictive").
const scripts = (
  'Latin Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao ' +
  'Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'
)
  .split(' ')
  .map((script) => [script]);
const writings = [
  ...scripts,
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
].map(
  (mixture) =>
    new RegExp(
      `^(?:[\\p{Script=Common}\\p{Script=Inherited}]|${mixture.map((script) => `\\p{scx=${script}}`).join('|')})+$`,
      'u',
    ),
);

/** Validates an operator's name. Throws BAD_INPUT. */
export function checkOperatorName(given: string): string {
  const name = checkLine(given, 'name');
  if (name === '' || name.length > maxNameLength || /\p{Cc}/u.test(given.trim()))
    throw new AppError(
      'BAD_INPUT',
      { message: 'operatorNameInvalid', limit: maxNameLength },
      {
        name: { message: 'operatorNameInvalid', limit: maxNameLength },
      },
    );
  return name;
}

/** A user code in its stored spelling (NFKC), of one script, so that no two codes look alike. Throws BAD_INPUT. */
export function checkUserCode(given: string): string {
  const userCode = given.normalize('NFKC');
  const isWellFormed =
    /^[\p{L}\p{N}][\p{L}\p{N}._@-]{1,63}$/u.test(userCode) &&
    !/\p{Default_Ignorable_Code_Point}/u.test(userCode);
  if (!isWellFormed) throw refusal('userCodeInvalid');
  if (!writings.some((writing) => writing.test(userCode))) throw refusal('userCodeScripts');
  return userCode;
}

const refusal = (message: Message) => new AppError('BAD_INPUT', message, { userCode: message });

/**
 * Throws CONFLICT where another operator has that code or name, or one that looks the same. Serializes the
 * creation of operators until the transaction ends.
 */
export async function refuseTakenOperator(
  tx: Prisma.TransactionClient,
  { userCode, name }: { userCode: string; name: string },
): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('new operator'))`;
  const others = await tx.operator.findMany({ select: { userCode: true, name: true } });
  if (others.some((other) => other.userCode === userCode))
    throw new AppError(
      'CONFLICT',
      { message: 'userCodeTaken', userCode },
      {
        userCode: { message: 'userCodeTaken', userCode },
      },
    );
  const looks = (text: string) => lookalikeKey(text);
  const twin = others.find((other) => looks(other.userCode) === looks(userCode));
  if (twin)
    throw new AppError(
      'CONFLICT',
      { message: 'userCodeSimilar', userCode: twin.userCode },
      {
        userCode: { message: 'looksLike', name: twin.userCode },
      },
    );
  const namesake = others.find((other) => looks(other.name) === looks(name));
  if (namesake)
    throw new AppError(
      'CONFLICT',
      { message: 'operatorNameTaken', name: namesake.name },
      {
        name: { message: 'looksLike', name: namesake.name },
      },
    );
}
