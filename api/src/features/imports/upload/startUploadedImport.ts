import type { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/GraphQLUpload.mjs';
import type { DoubtPolicy, Import } from '../../../generated/prisma/client.ts';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { checkMapping } from '../mappings/checkMapping.ts';
import { checkReleased } from '../mappings/checkReleased.ts';
import { readDefaultCountry } from '../run/defaultCountry.ts';
import { startFromDryRun, startImport } from '../run/startImport.ts';

/** A file or the id of a dry run, with options; null and omitted are the same. */
interface UploadedImport {
  file?: Promise<FileUpload> | null;
  dryRunId?: number | null;
  mapping?: unknown;
  releasedColumns?: string[] | null;
  dryRun?: boolean | null;
  overwriteEdited?: boolean | null;
  doubts?: DoubtPolicy | null;
  defaultCountry?: string | null;
  idempotencyKey?: string | null;
}

/**
 * Queues the import of a file of a GraphQL upload, or of a dry run with other options where they are given. Errors: BAD_INPUT
 * (an option; neither or both of file and dry run; a file that did not arrive), and those of `startImport`.
 */
export async function startUploadedImport(context: Context, input: UploadedImport): Promise<Import> {
  const { file, dryRunId, mapping, releasedColumns, overwriteEdited, doubts, defaultCountry } = input;
  // Omitted settings are taken from the dry run.
  const options = {
    mapping: mapping == null ? null : checkMapping(mapping),
    idempotencyKey: input.idempotencyKey ?? null,
    ...(releasedColumns == null ? {} : { releasedColumns: checkReleased(releasedColumns) }),
    ...(overwriteEdited == null ? {} : { overwriteEdited }),
    ...(doubts == null ? {} : { doubtPolicy: doubts }),
    ...(defaultCountry == null ? {} : { defaultCountry: readDefaultCountry(defaultCountry) }),
    isDryRun: input.dryRun ?? false,
  };
  if ((file == null) === (dryRunId == null))
    throw new AppError('BAD_INPUT', 'fileOrDryRun', { file: 'fileOrDryRun' });
  if (dryRunId != null) return startFromDryRun(context, dryRunId, options);
  const upload = await Promise.resolve(file).catch(() => null);
  if (upload == null) throw new AppError('BAD_INPUT', 'fileMissing', { file: 'valueMissing' });
  return startImport(context, { ...options, content: contentOf(upload), fileName: upload.filename });
}

function contentOf(upload: FileUpload): Readable {
  try {
    return upload.createReadStream();
  } catch {
    // The request ended before the end of the file.
    throw new AppError('BAD_INPUT', 'uploadBroken');
  }
}
