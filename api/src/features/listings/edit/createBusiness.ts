import { snakeCase } from '../../../../../domain/listing/fields.ts';
import { slugOf } from '../../../lib/text/slugOf.ts';
import { Prisma, type Business } from '../../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { freeSlug } from '../../../lib/db/freeSlug.ts';
import { checkIdempotencyKey } from '../../../lib/idempotency/checkIdempotencyKey.ts';
import { createOnce } from '../../../lib/idempotency/createOnce.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { businessData, derivedColumns } from './businessData.ts';
import { checkBusinessInput, type BusinessInput } from './checkBusinessInput.ts';
import { columnsByHand } from './revisionColumns.ts';

const maxTries = 5;

/**
 * Makes a listing by hand, with the next row number; once for an idempotency key. Errors: BAD_INPUT by field, CONFLICT if the
 * key was used for another listing, GONE if the listing of the key was removed for good.
 */
export async function createBusiness(
  context: Context,
  given: object,
  idempotencyKey?: string | null,
): Promise<Business> {
  requireOperator(context);
  const key = checkIdempotencyKey(idempotencyKey);
  const input = await checkBusinessInput(given, true);
  for (let tries = 1; ; tries += 1) {
    try {
      return await insertOnce(context, input, key);
    } catch (error) {
      // An import took the slug between looking and writing.
      const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
      if (!isTaken || tries === maxTries) throw error;
    }
  }
}

function insertOnce(context: Context, input: BusinessInput, key: string | null): Promise<Business> {
  return context.db.prisma.$transaction(async (tx) => {
    const id = await createOnce(tx, { key, entity: 'business', content: input }, () =>
      insert(context, tx, input),
    );
    const business = await tx.business.findUnique({ where: { id } });
    if (!business) throw new AppError('GONE', 'businessRemoved');
    return business;
  });
}

/** Returns its id. */
async function insert(context: Context, tx: Prisma.TransactionClient, input: BusinessInput): Promise<number> {
  const data = (await businessData(tx, input)) as Prisma.BusinessUncheckedCreateInput;
  const name = slugOf(data.name);
  const city =
    typeof input.city === 'string' ? [`${name}-${slugOf(input.city)}`.slice(0, 120).replace(/-$/, '')] : [];
  const slug = await freeSlug((text, values) => tx.$queryRawUnsafe(text, ...values), 'businesses', [
    name,
    ...city,
  ]);
  const derivedFields = derivedColumns(input, data);
  const editedFields = columnsByHand(Object.keys(data).map(snakeCase), input);
  const made = await tx.business.create({ data: { ...data, slug, editedFields, derivedFields } });
  await recordAudit(
    { ...context, tx },
    { action: 'business.create', entity: 'business', entityId: made.id, after: { slug, name: made.name } },
  );
  return made.id;
}
