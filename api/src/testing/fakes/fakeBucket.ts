import { createHash, createHmac, randomUUID } from 'node:crypto';
import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

interface Stored {
  content: Buffer;
  etag: string;
  modifiedAt: Date;
}

type Fault =
  /** The connection is cut before anything is answered. */
  | { how: 'cut' }
  // The connection is cut after this many bytes of the answer's body.
  | { how: 'cutAfter'; bytes: number }
  // Nothing follows these bytes of the answer's body, and the connection stays open.
  | { how: 'silentAfter'; bytes: number }
  | { how: 'status'; status: number; code: string };

export interface FakeBucket {
  url: string;
  /** By key, as the store has them. */
  objects: Map<string, Stored>;
  /** Uploads in parts that were neither finished nor given up. */
  openUploads: Map<string, { key: string; parts: Map<number, Stored> }>;
  /** Method and query of each request, in order. */
  asked: string[];
  /** Bytes of bodies received so far. */
  received: number;
  /** Milliseconds between two reads of a body, as behind a slow line. */
  pauseMs: number;
  /** Answers with the whole object, whatever part is requested. */
  ignoresRanges: boolean;
  /** Called for each valid request: the fault to inject. */
  fault: (method: string, key: string, query: URLSearchParams) => Fault | null;
  close(): Promise<void>;
}

const accessKeyId = 'TESTKEY';
const secretAccessKey = 'a secret/with+signs';
const bucket = 'directory-files';
/** Small, so that lists have pages. */
const maxListed = 3;
const minPartBytes = 5 * 1024 * 1024;

/**
 * A server that speaks the part of S3 that the product uses, as strictly as Amazon's: it checks the signature (version 4) of
 * each request over its method, path, query, headers and body, the sizes and hashes of parts, ranges and pages of lists.
 */
export async function startFakeBucket(): Promise<FakeBucket> {
  const fake: FakeBucket = {
    url: '',
    objects: new Map(),
    openUploads: new Map(),
    asked: [],
    received: 0,
    pauseMs: 0,
    ignoresRanges: false,
    fault: () => null,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => {
      fake.received += chunk.length;
      chunks.push(chunk);
      if (fake.pauseMs === 0) return;
      request.pause();
      setTimeout(() => request.resume(), fake.pauseMs);
    });
    request.on('end', () => {
      try {
        answer(fake, request, Buffer.concat(chunks), response);
      } catch (error) {
        refuse(response, 500, `InternalError ${String(error)}`);
      }
    });
    request.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.url = `s3+http://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@${host}/${bucket}`;

  return fake;
}

function answer(
  fake: FakeBucket,
  request: http.IncomingMessage,
  body: Buffer,
  response: http.ServerResponse,
): void {
  const method = request.method ?? '';
  const url = new URL(request.url ?? '', `http://${request.headers.host}`);
  fake.asked.push(`${method} ${url.search}`);
  if (!isSigned(request, url, body)) return refuse(response, 403, 'SignatureDoesNotMatch');
  const [, name, ...rest] = url.pathname.split('/');
  if (name !== bucket) return refuse(response, 404, 'NoSuchBucket');
  const key = decodeURIComponent(rest.join('/'));
  const query = url.searchParams;
  const fault = fake.fault(method, key, query);
  if (fault?.how === 'cut') return void response.destroy();
  if (fault?.how === 'status') return refuse(response, fault.status, fault.code);

  if (query.get('list-type') === '2') return list(fake, query, response);
  if (query.has('uploads') && method === 'POST') return begin(fake, key, response);
  const uploadId = query.get('uploadId');
  if (uploadId !== null) return ofUpload(fake, { method, key, id: uploadId, query, body }, response);
  const stored = fake.objects.get(key);
  if (method === 'PUT') {
    fake.objects.set(key, made(body));
    return void response.writeHead(200, { etag: made(body).etag }).end();
  }
  if (method === 'DELETE') {
    fake.objects.delete(key);
    return void response.writeHead(204).end();
  }
  if (!stored) return refuse(response, 404, 'NoSuchKey', method === 'HEAD');
  if (request.headers['if-match'] && request.headers['if-match'] !== stored.etag)
    return refuse(response, 412, 'PreconditionFailed');
  sendObject(fake, request, stored, fault, response);
}

/** Answers with an object or the requested part of it; a fault may interrupt it. */
function sendObject(
  fake: FakeBucket,
  request: http.IncomingMessage,
  stored: Stored,
  fault: Fault | null,
  response: http.ServerResponse,
): void {
  const range = fake.ignoresRanges ? '' : (request.headers.range ?? '');
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  const from = Number(first ?? 0);
  if (first !== undefined && from >= stored.content.length) return refuse(response, 416, 'InvalidRange');
  const content = stored.content.subarray(from, last ? Number(last) + 1 : undefined);
  response.writeHead(first === undefined ? 200 : 206, {
    etag: stored.etag,
    'content-length': content.length,
    'last-modified': stored.modifiedAt.toUTCString(),
    ...(first === undefined
      ? {}
      : { 'content-range': `bytes ${from}-${from + content.length - 1}/${stored.content.length}` }),
  });
  if (request.method === 'HEAD') return void response.end();
  if (fault?.how === 'cutAfter')
    return void response.write(content.subarray(0, fault.bytes), () => response.destroy());
  if (fault?.how === 'silentAfter') return void response.write(content.subarray(0, fault.bytes));
  response.end(content);
}

function begin(fake: FakeBucket, key: string, response: http.ServerResponse): void {
  const id = randomUUID();
  fake.openUploads.set(id, { key, parts: new Map() });
  xml(response, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
}

interface UploadRequest {
  method: string;
  key: string;
  id: string;
  query: URLSearchParams;
  body: Buffer;
}

/** Stores a part of an upload, completes the upload, or aborts it. */
function ofUpload(
  fake: FakeBucket,
  { method, key, id, query, body }: UploadRequest,
  response: http.ServerResponse,
): void {
  const uploads = fake.openUploads;
  const upload = uploads.get(id);
  if (upload?.key !== key) return refuse(response, 404, 'NoSuchUpload');
  if (method === 'DELETE') {
    uploads.delete(id);
    return void response.writeHead(204).end();
  }
  if (method === 'PUT') {
    const part = made(body);
    upload.parts.set(Number(query.get('partNumber')), part);
    return void response.writeHead(200, { etag: part.etag }).end();
  }
  const named = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, text = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(text)?.[1]),
    etag: (/<ETag>(.*?)</.exec(text)?.[1] ?? '').replaceAll('&quot;', '"'),
  }));
  const parts = named.map(({ number }) => upload.parts.get(number));
  const isInOrder = named.every(
    ({ number, etag }, index) => number > (named[index - 1]?.number ?? 0) && parts[index]?.etag === etag,
  );
  if (named.length === 0 || !isInOrder) return refuse(response, 400, 'InvalidPart');
  if (parts.slice(0, -1).some((part) => (part?.content.length ?? 0) < minPartBytes))
    return refuse(response, 400, 'EntityTooSmall');
  const whole = made(Buffer.concat(parts.flatMap((part) => (part ? [part.content] : []))));
  fake.objects.set(key, whole);
  uploads.delete(id);
  xml(response, `<CompleteMultipartUploadResult><ETag>${whole.etag}</ETag></CompleteMultipartUploadResult>`);
}

function list(fake: FakeBucket, query: URLSearchParams, response: http.ServerResponse): void {
  const after = query.get('continuation-token') ?? '';
  const keys = [...fake.objects.keys()].sort().filter((key) => key.startsWith(query.get('prefix') ?? ''));
  const left = keys.filter((key) => key > after);
  const shown = left.slice(0, maxListed);
  const isCut = left.length > shown.length;
  xml(
    response,
    `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>` +
      (isCut ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : '') +
      shown
        .map((key) => {
          const modified = fake.objects.get(key)?.modifiedAt.toISOString();
          return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified></Contents>`;
        })
        .join('') +
      '</ListBucketResult>',
  );
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const made = (content: Buffer): Stored => ({
  content,
  etag: `"${createHash('md5').update(content).digest('hex')}"`,
  modifiedAt: new Date(),
});

function refuse(response: http.ServerResponse, status: number, code: string, isBare = false): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(isBare ? '' : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(response: http.ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(text);
}

/** Signature version 4, as AWS describes it ("Authenticating Requests: Using the Authorization Header"). */
function isSigned(request: http.IncomingMessage, url: URL, body: Buffer): boolean {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    );
  if (!found) return false;
  const [, keyId, day = '', region = '', names = '', signature] = found;
  const claimed = String(request.headers['x-amz-content-sha256'] ?? '');
  if (keyId !== accessKeyId || (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(body))) return false;
  const strict = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...url.searchParams]
    .map(([name, value]) => `${strict(name)}=${strict(value)}`)
    .sort()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(''), names, claimed].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest();
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return createHmac('sha256', key).update(text).digest('hex') === signature;
}
