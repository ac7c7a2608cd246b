import { snakeCase } from '../../../../../domain/listing/fields.ts';
import { slugOf } from '../../../lib/text/slugOf.ts';
import { Prisma, type Business } from '../../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { freeSlug } from '../../../lib/db/freeSlug.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { businessData, derivedColumns } from './businessData.ts';
import { checkBusinessInput, type BusinessInput } from './checkBusinessInput.ts';
import { columnsByHand } from './revisionColumns.ts';

const maxTries = 5;

/** Makes a listing by hand, with the next row number. Errors: BAD_INPUT by field. */
export async function createBusiness(context: Context, given: object): Promise<Business> {
  requireOperator(context);
  const input = await checkBusinessInput(given, true);
  for (let tries = 1; ; tries += 1) {
    try {
      return await insert(context, input);
    } catch (error) {
      // An import took the slug between looking and writing.
      const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
      if (!isTaken || tries === maxTries) throw error;
    }
  }
}

function insert(context: Context, input: BusinessInput): Promise<Business> {
  return context.db.prisma.$transaction(async (tx) => {
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
    return made;
  });
}
