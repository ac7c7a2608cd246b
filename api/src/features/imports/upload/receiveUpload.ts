import type { IncomingMessage } from 'node:http';
import { finished, type Readable } from 'node:stream';
import busboy from 'busboy';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { isMultipart } from '../../../lib/net/isMultipart.ts';
import { maxUploadBytes, storeUpload, type StoredUpload } from './storeUpload.ts';

interface Received {
  upload: StoredUpload;
  /** The other fields of the form, before or after the file. */
  fields: ReadonlyMap<string, string>;
}

/**
 * Streams the spreadsheet in the field `file` of a form to storage; an error leaves nothing there. Errors: those of
 * storeUpload, UNSUPPORTED_TYPE, BAD_INPUT for an invalid form.
 */
export async function receiveUpload(
  context: Context,
  request: { raw: IncomingMessage },
  maxBytes = maxUploadBytes,
): Promise<Received> {
  const { raw } = request;
  if (!isMultipart(raw.headers)) {
    throw new AppError('UNSUPPORTED_TYPE', 'uploadNotMultipart');
  }
  let parser: busboy.Busboy;
  try {
    parser = busboy({
      headers: raw.headers,
      limits: { files: 1, fields: 20, fieldSize: 100_000, parts: 22 },
      defParamCharset: 'utf8',
    });
  } catch {
    throw new AppError('BAD_INPUT', 'uploadWithoutBoundary');
  }
  const storing: Promise<StoredUpload>[] = [];
  const arriving: Readable[] = [];
  const fields = new Map<string, string>();
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('field', (name, value, { valueTruncated }) => {
        if (valueTruncated || fields.has(name)) {
          reject(new AppError('BAD_INPUT', { message: 'uploadFieldInvalid', name, limit: 100_000 }));
        }
        fields.set(name, value);
      });
      parser.on('file', (field, stream, info) => {
        // A refused file has no other listener, and an unhandled error would end the process.
        stream.on('error', () => undefined);
        if (field !== 'file') {
          stream.resume();
          reject(new AppError('BAD_INPUT', 'uploadFieldMissing', { file: 'valueMissing' }));
          return;
        }
        const stored = storeUpload(context, { content: stream, fileName: info.filename }, maxBytes);
        stored.catch(reject);
        storing.push(stored);
        arriving.push(stream);
      });
      parser.on('filesLimit', () => reject(new AppError('BAD_INPUT', 'uploadSingle')));
      parser.on('error', reject);
      parser.on('close', resolve);
      // Also fires if the client has disconnected already.
      finished(raw, (error) => {
        if (error) reject(new AppError('BAD_INPUT', 'uploadBroken'));
      });
      raw.pipe(parser);
    });
    const [stored] = storing;
    if (!stored) throw new AppError('BAD_INPUT', 'fileMissing', { file: 'valueMissing' });
    return { upload: await stored, fields };
  } catch (error) {
    raw.unpipe(parser);
    raw.resume();
    for (const stream of arriving) stream.destroy(new Error('cut off'));
    // Awaited, so that a server that shuts down leaves no file.
    await removeStored(context, storing);
    throw error instanceof AppError ? error : new AppError('BAD_INPUT', 'uploadBroken');
  }
}

/** Removes stored files, also a complete one of an invalid form. */
async function removeStored(context: Context, storing: Promise<StoredUpload>[]): Promise<void> {
  for (const stored of storing) {
    const upload = await stored.catch(() => null);
    if (upload) await context.storage.remove(upload.fileKey);
  }
}
