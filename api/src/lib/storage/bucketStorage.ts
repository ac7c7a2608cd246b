import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { GetObjectCommandInput, GetObjectCommandOutput, S3ClientConfig } from '@aws-sdk/client-s3';
import type { Upload } from '@aws-sdk/lib-storage';
import { AppError } from '../errors.ts';
import { fileIsGone, type FilePart, type Storage } from './storage.ts';

/** A bucket of an S3-compatible store, as STORAGE_URL names it. */
export interface BucketLocation {
  /** Such as https://minio.example:9000. */
  endpoint: string;
  bucket: string;
  /** Prefix of every key, empty or with a trailing slash. */
  prefix: string;
  region: string;
  /** Null: found as Amazon's own tools find them (AWS_ACCESS_KEY_ID, the role of the machine). */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

/** Bytes of a part. Two are in flight, so a write holds about three of them in memory. */
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 2;
const attempts = 4;
const connectMs = 3000;
/** Timeout until the first byte of the response to a request without a body. */
const responseMs = 20_000;
/**
 * Idle timeout in either direction. Uploads have no other limit: on a slow uplink a part takes minutes, and the progress of bytes
 * in the operating system's buffers is not visible.
 */
const idleMs = 60_000;
const abandonedMs = 24 * 60 * 60_000;
const nothingRead: FilePart = { data: Buffer.alloc(0), version: null, size: null };

/**
 * Storage in a bucket that all nodes share. Large files are uploaded in parts, each retried if the connection breaks;
 * an incomplete upload is aborted. An interrupted download resumes. `scratch` is a local directory for files that other
 * programs must open. The client is loaded here, so that installations without a bucket do not load it.
 */
export async function bucketStorage(
  location: BucketLocation,
  scratch: string,
  timeouts = { responseMs, idleMs },
): Promise<Storage> {
  const { S3Client, GetObjectCommand, HeadObjectCommand, DeleteObjectCommand, paginateListObjectsV2 } =
    await import('@aws-sdk/client-s3');
  const { Upload: MultipartUpload } = await import('@aws-sdk/lib-storage');
  const client = new S3Client(clientOptions(location, timeouts.idleMs));
  await sweepScratch(scratch);
  /** Options of requests without a body. */
  const requestOptions = { requestTimeout: timeouts.responseMs };
  const of = (key: string) => ({ Bucket: location.bucket, Key: location.prefix + key });
  const get = (key: string, range: Pick<GetObjectCommandInput, 'Range' | 'IfMatch'>) =>
    client.send(new GetObjectCommand({ ...of(key), ...range }), requestOptions);
  const read = (key: string) =>
    Readable.from(
      resumingDownload((range) => get(key, range)),
      { objectMode: false },
    );

  return {
    write(key, content) {
      const upload = new MultipartUpload({
        client,
        params: { ...of(key), Body: content },
        partSize: partBytes,
        queueSize: partsAtOnce,
        leavePartsOnError: false,
      });
      return finishUpload(upload, content);
    },
    read,
    async readRange(key, offset, length) {
      if (length === 0) return nothingRead;
      try {
        return await filePart(await get(key, { Range: `bytes=${offset}-${offset + length - 1}` }), length);
      } catch (error) {
        // The range begins behind the end of the file.
        if (statusOf(error) === 416) return nothingRead;
        throw asStorageError(error);
      }
    },
    async has(key) {
      try {
        await client.send(new HeadObjectCommand(of(key)), requestOptions);
        return true;
      } catch (error) {
        if (statusOf(error) === 404) return false;
        throw asStorageError(error);
      }
    },
    withLocalFile: (key, use) => withScratchFile(scratch, path.extname(key), () => read(key), use),
    locationOf: (key) => `s3://${location.bucket}/${location.prefix}${key}`,
    async remove(key) {
      try {
        await client.send(new DeleteObjectCommand(of(key)), requestOptions);
      } catch (error) {
        throw asStorageError(error);
      }
    },
    async list(prefix) {
      const found: { key: string; modifiedAt: Date }[] = [];
      try {
        const pages = paginateListObjectsV2(
          { client },
          { Bucket: location.bucket, Prefix: `${location.prefix}${prefix}/` },
          requestOptions,
        );
        for await (const { Contents = [] } of pages)
          for (const { Key = '', LastModified } of Contents)
            found.push({ key: Key.slice(location.prefix.length), modifiedAt: LastModified ?? new Date(0) });
      } catch (error) {
        throw asStorageError(error);
      }
      return found;
    },
  };
}

async function finishUpload(upload: Upload, content: Readable): Promise<void> {
  // The client wraps the error of a stream.
  let broken: Error | null = null;
  content.once('error', (error) => (broken = error));
  try {
    await upload.done();
  } catch (error) {
    content.destroy();
    throw broken ?? asStorageError(error);
  }
}

/** Downloads into a file of the scratch directory, which is removed after its use. */
async function withScratchFile<Result>(
  scratch: string,
  extension: string,
  read: () => Readable,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  await sweepScratch(scratch);
  await mkdir(scratch, { recursive: true });
  const file = path.join(scratch, randomUUID() + extension);
  try {
    await pipeline(read(), createWriteStream(file, { mode: 0o600 }));
    return await use(file);
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 'ENOENT' ? fileIsGone() : error;
  } finally {
    await rm(file, { force: true });
  }
}

function clientOptions(
  { endpoint, region, credentials }: BucketLocation,
  socketTimeout: number,
): S3ClientConfig {
  return {
    endpoint,
    region,
    // Most stores other than Amazon's expect the bucket in the path, not in the host; Amazon's accepts both.
    forcePathStyle: true,
    maxAttempts: attempts,
    // Stores other than Amazon's only support the older checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, socketTimeout, throwOnRequestTimeout: true },
    ...(credentials ? { credentials } : {}),
  };
}

/** Chunks of a file. If the connection breaks, it requests the rest. */
async function* resumingDownload(
  get: (range: { Range?: string; IfMatch?: string | undefined }) => Promise<GetObjectCommandOutput>,
): AsyncGenerator<Buffer> {
  let offset = 0;
  let failures = 0;
  let first: GetObjectCommandOutput | null = null;
  for (;;) {
    try {
      // The rest only of the same version, in case the file was replaced meanwhile.
      const part = await get(first ? { Range: `bytes=${offset}-`, IfMatch: first.ETag } : {});
      first ??= part;
      for await (const chunk of part.Body as Readable as AsyncIterable<Buffer>) {
        offset += chunk.length;
        failures = 0;
        yield chunk;
      }
      if (offset >= (first.ContentLength ?? 0)) return;
      throw new Error('the response of the store ended early');
    } catch (error) {
      failures += 1;
      if (!isTransient(error) || failures >= attempts) throw asStorageError(error);
    }
  }
}

/** A requested range of a file, with version and size of the file. */
async function filePart(part: GetObjectCommandOutput, length: number): Promise<FilePart> {
  if ((part.ContentLength ?? 0) > length) {
    if (part.Body instanceof Readable) part.Body.destroy();
    throw new Error('the storage does not support range requests');
  }
  const size = Number(/\/(\d+)$/.exec(part.ContentRange ?? '')?.[1] ?? NaN);
  return {
    data: Buffer.from((await part.Body?.transformToByteArray()) ?? []),
    version: (part.ETag ?? '').replace(/[^\w-]/g, ''),
    size: Number.isNaN(size) ? null : size,
  };
}

function statusOf(error: unknown): number | null {
  const { $metadata: metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } };
  return metadata?.httpStatusCode ?? null;
}

/** Whether a retry may help: the connection broke, or the store is busy. */
function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  return !(error instanceof AppError) && (status === null || status >= 500 || status === 429);
}

/** Maps an error of the store to an AppError; the original stays as its cause, for the log. */
function asStorageError(error: unknown): unknown {
  const status = statusOf(error);
  if (status === 404) return Object.assign(new Error('no such file in storage'), { code: 'ENOENT' });
  if (status === 507 || (error instanceof Error && /QuotaExceeded|InsufficientStorage/.test(error.name)))
    return Object.assign(new AppError('NO_SPACE', 'noSpace'), { cause: error });
  // An AppError (such as a file that is too large), or an error of the stream to store.
  if (error instanceof AppError || (status === null && !isNetworkError(error))) return error;
  return Object.assign(new AppError('UNAVAILABLE', 'storageUnavailable', undefined, 5), { cause: error });
}

function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET)/.test(code) ||
    /Timeout|aborted|ended early|socket hang up/.test(`${error.name} ${error.message}`)
  );
}

/** Removes files of a killed worker, once they are too old to be in use. */
async function sweepScratch(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const entry = await stat(file).catch(() => null);
    if (entry && Date.now() - entry.mtimeMs > abandonedMs) await rm(file, { force: true });
  }
}
