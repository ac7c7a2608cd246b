import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import { finished, Transform, type Readable } from 'node:stream';
import { asKnownError } from '../../../lib/asKnownError.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { checkLine } from '../../../lib/text/checkText.ts';

export const maxUploadBytes = 500 * 1024 * 1024;
const extensions = new Set(['.xlsx', '.xls', '.csv', '.tsv', '.txt']);

/** A stored spreadsheet that has no import yet. */
export interface StoredUpload {
  fileName: string;
  fileKey: string;
  /** Bytes. */
  fileSize: number;
  fileSha256: string;
}

/**
 * Stores an uploaded spreadsheet; an error leaves nothing in storage. Errors: UNAUTHENTICATED, BAD_INPUT (no usable name, cut off),
 * TOO_LARGE, UNUSABLE_FILE (wrong kind, empty), NO_SPACE.
 */
export async function storeUpload(
  context: Context,
  upload: { content: Readable; fileName: string | undefined },
  maxBytes = maxUploadBytes,
): Promise<StoredUpload> {
  const measure = new Measure(maxBytes);
  // Registered first: an upload that is refused below may fail later, and an unhandled error would end the process.
  finished(upload.content, (error) => {
    if (error) measure.destroy(asUploadError(error));
  });
  measure.on('error', () => undefined);
  requireOperator(context);
  let fileName: string;
  let fileKey: string;
  try {
    // A part of a form may have no name.
    fileName = cleanFileName(upload.fileName ?? '');
    const extension = path.extname(fileName).toLowerCase();
    if (!extensions.has(extension)) throw new AppError('UNUSABLE_FILE', 'uploadType', { file: 'uploadType' });
    fileKey = `uploads/${randomUUID()}${extension}`;
    await context.storage.write(fileKey, upload.content.pipe(measure));
  } catch (error) {
    // The rest of the upload is discarded, so that the client receives the response.
    upload.content.resume();
    throw asKnownError(error);
  }
  if (measure.bytes === 0) {
    await context.storage.remove(fileKey);
    throw new AppError('UNUSABLE_FILE', 'fileEmpty');
  }
  return { fileName, fileKey, fileSize: measure.bytes, fileSha256: measure.digest() };
}

// The name is shown and put into download names, never used as a path.
function cleanFileName(name: string): string {
  const clean = checkLine(path.basename(name.replaceAll('\\', '/')), 'file')
    .replace(/[\u0000-\u001f\u007f<>:"|?*]/g, '')
    .trim();
  if (clean === '' || clean.length > 255)
    throw new AppError('BAD_INPUT', 'fileNameInvalid', { file: 'fileNameInvalid' });
  return clean;
}

const tooLarge = () =>
  new AppError('TOO_LARGE', { message: 'fileTooLarge', megabytes: maxUploadBytes / 1024 ** 2 });

/** Maps errors of a request's body to an AppError. Errors of the operating system, which have a code, are returned unchanged. */
function asUploadError(error: Error): Error {
  const isOfSystem = 'code' in error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE';
  if (error instanceof AppError || isOfSystem) return error;
  return 'status' in error && error.status === 413 ? tooLarge() : new AppError('BAD_INPUT', 'uploadBroken');
}

/** Counts and hashes the bytes of a stream, and fails at the limit. */
class Measure extends Transform {
  bytes = 0;
  private readonly hash = createHash('sha256');

  constructor(private readonly maxBytes: number) {
    super();
  }

  override _transform(
    chunk: Buffer,
    _encoding: string,
    done: (error?: Error | null, chunk?: Buffer) => void,
  ): void {
    this.bytes += chunk.length;
    if (this.bytes > this.maxBytes) {
      done(tooLarge());
      return;
    }
    this.hash.update(chunk);
    done(null, chunk);
  }

  digest(): string {
    return this.hash.digest('hex');
  }
}
