import { isDeepStrictEqual } from 'node:util';
import type { Readable } from 'node:stream';
import { enqueueJob } from '../../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { Prisma, type DoubtPolicy, type Import } from '../../../generated/prisma/client.ts';
import { importKind } from './importKind.ts';
import { storeUpload, type StoredUpload } from '../upload/storeUpload.ts';

export interface ImportOptions {
  /** Header -> field, for columns with unknown headers. */
  mapping?: Record<string, string> | null;
  /** Columns about persons to read nevertheless, by header, letters or number. */
  releasedColumns?: readonly string[];
  /** Reports the changes without making them. */
  isDryRun?: boolean;
  /** Also changes fields that an operator edited by hand. */
  overwriteEdited?: boolean;
  doubtPolicy?: DoubtPolicy;
  /** ISO 3166-1 alpha-2: country of rows without evidence of their own. */
  defaultCountry?: string | null;
  /** The same key with the same file is the same import. */
  idempotencyKey?: string | null;
}

export interface StartImportInput extends ImportOptions {
  content: Readable;
  /** Left out by a form whose file has none, which is refused. */
  fileName: string | undefined;
  isDemo?: boolean;
}

/**
 * Stores an uploaded spreadsheet and queues its import for a worker. Errors: those of storeUpload; CONFLICT if the idempotency key was
 * used with another file or other options.
 */
export async function startImport(context: Context, input: StartImportInput): Promise<Import> {
  return queueImport(context, await storeUpload(context, input), input);
}

/** Queues the import of a stored file. On failure, the file is removed. */
export async function queueImport(
  context: Context,
  upload: StoredUpload,
  options: ImportOptions & { isDemo?: boolean },
): Promise<Import> {
  try {
    checkKey(options.idempotencyKey);
    const started = await findOrCreate(context, upload, options);
    if (started.fileKey !== upload.fileKey) await context.storage.remove(upload.fileKey);
    return started;
  } catch (error) {
    await removeUnused(context, upload.fileKey);
    throw error;
  }
}

/**
 * Removes a stored file unless an import has it: if the response to a COMMIT was lost, the import may exist. If the database does not
 * respond, the daily sweep removes the file.
 */
async function removeUnused({ db, storage }: Context, fileKey: string): Promise<void> {
  const users = await db.prisma.import.count({ where: { fileKey } }).catch(() => null);
  if (users === 0) await storage.remove(fileKey);
}

/**
 * Applies a dry run with its file and settings, or reads its file again as another dry run. `options` override its settings.
 * Errors: NOT_FOUND, CONFLICT, GONE.
 */
export async function startFromDryRun(
  context: Context,
  dryRunId: number,
  options: ImportOptions = {},
): Promise<Import> {
  requireOperator(context);
  const dryRun = await context.db.prisma.import.findUnique({ where: { id: dryRunId } });
  if (!dryRun) throw new AppError('NOT_FOUND', 'dryRunNotFound');
  if (!dryRun.isDryRun || dryRun.status !== 'DONE') {
    throw new AppError('CONFLICT', 'notADryRun');
  }
  const { fileName, fileKey, fileSha256 } = dryRun;
  if (fileKey === null) throw new AppError('GONE', 'fileNotStored');
  checkKey(options.idempotencyKey);
  const upload = { fileName, fileKey, fileSha256, fileSize: Number(dryRun.fileSize) };
  const known = dryRun.mapping as Record<string, string> | null;
  const settings = {
    mapping: options.mapping ? { ...known, ...options.mapping } : known,
    releasedColumns: [...new Set([...dryRun.releasedColumns, ...(options.releasedColumns ?? [])])],
    isDryRun: options.isDryRun ?? false,
    overwriteEdited: options.overwriteEdited ?? dryRun.overwriteEdited,
    doubtPolicy: options.doubtPolicy ?? dryRun.doubtPolicy,
    defaultCountry: options.defaultCountry === undefined ? dryRun.defaultCountry : options.defaultCountry,
    idempotencyKey: options.idempotencyKey ?? null,
  };
  return findOrCreate(context, upload, { ...settings, dryRunId });
}

/** The existing import of the idempotency key, else a new one. */
async function findOrCreate(
  context: Context,
  upload: StoredUpload,
  options: NewImportOptions,
): Promise<Import> {
  const known = await findSame(context, upload, options);
  if (known) return known;
  try {
    return await createImport(context, upload, options);
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') throw error;
    // A concurrent request with the same key created it first.
    const other = await findSame(context, upload, options);
    if (!other) throw error;
    return other;
  }
}

interface NewImportOptions extends ImportOptions {
  isDemo?: boolean;
  dryRunId?: number;
}

async function createImport(
  context: Context,
  upload: StoredUpload,
  options: NewImportOptions,
): Promise<Import> {
  return context.db.prisma.$transaction(async (tx) => {
    const operatorId = operatorIdOf(context);
    const { isDryRun = false, overwriteEdited = false, doubtPolicy = 'ASK', isDemo = false } = options;
    const created = await tx.import.create({
      data: {
        ...upload,
        isDemo,
        isDryRun,
        overwriteEdited,
        doubtPolicy,
        defaultCountry: options.defaultCountry ?? null,
        dryRunId: options.dryRunId ?? null,
        idempotencyKey: options.idempotencyKey ?? null,
        ...(options.mapping ? { mapping: options.mapping } : {}),
        releasedColumns: [...(options.releasedColumns ?? [])],
        operatorId,
      },
    });
    const jobId = await enqueueJob(tx, importKind, { importId: created.id }, operatorId, context.requestId);
    if (!isDemo) {
      await recordAudit(
        { ...context, tx },
        {
          action: isDryRun ? 'import.dryRun' : 'import.start',
          entity: 'import',
          entityId: created.id,
          after: {
            fileName: upload.fileName,
            ...(options.releasedColumns?.length ? { releasedColumns: options.releasedColumns } : {}),
          },
        },
      );
    }
    return tx.import.update({ where: { id: created.id }, data: { jobId } });
  });
}

/** The import with the idempotency key; CONFLICT if it has another file or other options. */
async function findSame(
  context: Context,
  upload: StoredUpload,
  options: ImportOptions,
): Promise<Import | null> {
  if (!options.idempotencyKey) return null;
  const known = await context.db.prisma.import.findFirst({
    where: { operatorId: operatorIdOf(context), idempotencyKey: options.idempotencyKey },
  });
  if (!known) return null;
  const isSame =
    known.fileSha256 === upload.fileSha256 &&
    known.isDryRun === (options.isDryRun ?? false) &&
    known.overwriteEdited === (options.overwriteEdited ?? false) &&
    known.doubtPolicy === (options.doubtPolicy ?? 'ASK') &&
    known.defaultCountry === (options.defaultCountry ?? null) &&
    isDeepStrictEqual(known.releasedColumns, [...(options.releasedColumns ?? [])]) &&
    isDeepStrictEqual(known.mapping ?? null, options.mapping ?? null);
  if (!isSame) {
    throw new AppError('CONFLICT', 'idempotencyKeyOfFile');
  }
  return known;
}

function checkKey(key: string | null | undefined): void {
  if (key != null && !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new AppError('BAD_INPUT', 'idempotencyHeaderInvalid', {
      idempotencyKey: 'idempotencyHeaderInvalid',
    });
  }
}
