import { createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** A key file as Google hands it out, of an account that the fake knows. */
export const serviceAccountFile = JSON.stringify({
  type: 'service_account',
  client_email: 'robot@directory.iam.gserviceaccount.com',
  private_key: privateKey,
  token_uri: 'http://127.0.0.1:9/never-asked',
});

type Answer = (response: ServerResponse, urls: string[], nth: number) => boolean | void;

/** A fake of IndexNow and Google's Indexing API at one origin; tests set its answers. */
export class FakeEngines {
  /** Addresses that were taken, in their order, by each. */
  readonly taken: Record<'INDEXNOW' | 'GOOGLE', string[]> = { INDEXNOW: [], GOOGLE: [] };
  readonly removed: string[] = [];
  calls = 0;
  tokens = 0;
  lastIndexNow: { host?: string; key?: string; keyLocation?: string } = {};
  /**
   * Answers with another status than 200 and returns true, or returns nothing. A request that `isAccepted` matches was
   * accepted nevertheless.
   */
  answer: Answer = () => undefined;
  isAccepted: (url: string) => boolean = () => false;
  /** The same for requests for a token, and for the status of a URL. */
  answerToken: Answer = () => undefined;
  answerMetadata: Answer = () => undefined;
  private readonly times = new Map<string, string>();
  private readonly server = http.createServer((request, response) => void this.take(request, response));

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const { pathname, searchParams } = new URL(request.url ?? '', this.origin);
    const json = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (pathname === '/token') {
      const isGood = isSigned(new URLSearchParams(body).get('assertion') ?? '');
      this.tokens += 1;
      if (this.answerToken(response, [], this.tokens) === true) return;
      return void json(
        isGood ? 200 : 400,
        isGood ? { access_token: 'the-token', expires_in: 3600 } : { error: 'invalid_grant' },
      );
    }
    const isGoogle = pathname.startsWith('/v3/');
    if (isGoogle && request.headers.authorization !== 'Bearer the-token')
      return void json(401, { error: { message: 'no token' } });
    if (pathname === '/v3/urlNotifications/metadata') {
      if (this.answerMetadata(response, [searchParams.get('url') ?? ''], 0) === true) return;
      const notifyTime = this.times.get(searchParams.get('url') ?? '');
      return void (notifyTime === undefined
        ? json(404, { error: { message: 'not found' } })
        : json(200, { latestUpdate: { type: 'URL_UPDATED', notifyTime } }));
    }
    this.calls += 1;
    const given = JSON.parse(body) as {
      url?: string;
      type?: string;
      urlList?: string[];
      host?: string;
      key?: string;
      keyLocation?: string;
    };
    const urls = given.urlList ?? [given.url ?? ''];
    if (!isGoogle) this.lastIndexNow = given;
    const isElsewise = this.answer(response, urls, this.calls) === true;
    const taken = isElsewise ? urls.filter((url) => this.isAccepted(url)) : urls;
    for (const url of taken) this.times.set(url, new Date().toISOString());
    this.taken[isGoogle ? 'GOOGLE' : 'INDEXNOW'].push(...taken);
    if (given.type === 'URL_DELETED') this.removed.push(...taken);
    if (!isElsewise) json(200, {});
  }
}

function isSigned(assertion: string): boolean {
  const [head, claim, signature] = assertion.split('.');
  if (!head || !claim || !signature) return false;
  const { aud, scope } = JSON.parse(Buffer.from(claim, 'base64url').toString()) as {
    aud: string;
    scope: string;
  };
  return (
    aud === 'https://oauth2.googleapis.com/token' &&
    scope === 'https://www.googleapis.com/auth/indexing' &&
    createVerify('RSA-SHA256')
      .update(`${head}.${claim}`)
      .verify(createPublicKey(publicKey), signature, 'base64url')
  );
}
