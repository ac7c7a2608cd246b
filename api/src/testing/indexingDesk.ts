import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from '@jest/globals';
import type { EngineName } from '../features/indexing/engines/indexingEngine.ts';
import { processQueue } from '../features/indexing/queue/processQueue.ts';
import { detachedContext, type Viewer } from '../lib/context.ts';
import type { Database } from '../lib/db/db.ts';
import { executeOrThrow } from './execute.ts';
import { makeOperator } from './factories.ts';
import { FakeEngines, serviceAccountFile } from './fakes/fakeEngines.ts';
import { testServices } from './TestBrowser.ts';

export const site = 'https://directory.example';
export const urlOf = (slug: string) => `${site}/business/${slug}`;

export interface Submission {
  id: number;
  status: string;
  total: number;
  done: number;
  successful: number | null;
  failed: number | null;
}
export const submissionFields = 'id status total done successful failed';

/** An operator who submits URLs, and fakes of both engines, new for each test of a file. */
export function indexingDesk(db: () => Database) {
  let engines: FakeEngines;
  let viewer: Viewer;
  let cookies: Record<string, string>;
  beforeEach(async () => {
    engines = await new FakeEngines().start();
    const made = await makeOperator(db());
    viewer = made.viewer;
    cookies = { '__Host-directory_session': made.cookies.directory_session };
  });
  afterEach(() => engines.close());

  const services = (more: Record<string, string> = {}) =>
    testServices(db(), { SITE_URL: site, INDEXING_GATEWAY: engines.origin, SUBMISSION_PACE: '0', ...more });
  const system = (more?: Record<string, string>) =>
    detachedContext(services(more), { kind: 'system' }, randomUUID());
  const operate = <Data>(query: string, variables: Record<string, unknown> = {}) =>
    executeOrThrow<Data>(services(), query, variables, { as: viewer });
  return {
    get engines() {
      return engines;
    },
    get viewer() {
      return viewer;
    },
    get cookies() {
      return cookies;
    },
    services,
    system,
    operate,
    useIndexNow: (dailyQuota = 10_000) =>
      operate('mutation ($input: SaveIndexNowInput!) { saveIndexNow(input: $input) { isPublic } }', {
        input: { isEnabled: true, dailyQuota },
      }),
    useGoogle: (dailyQuota = 10_000) =>
      operate(
        'mutation ($input: SaveGoogleIndexingInput!) { saveGoogleIndexing(input: $input) { isPublic } }',
        { input: { isEnabled: true, dailyQuota, serviceAccount: serviceAccountFile } },
      ),
    work: (engine: EngineName, more?: Record<string, string>, signal = new AbortController().signal) =>
      processQueue(system(more), engine, signal),
    /** Ends the rest of every engine. */
    hurry: () => db().pool.query('UPDATE indexing_engines SET next_call_at = now()'),
    async submit(url: string) {
      const { submitUrl } = await operate<{ submitUrl: Submission }>(
        `mutation ($url: String!) { submitUrl(url: $url) { ${submissionFields} } }`,
        { url },
      );
      return submitUrl.id;
    },
    async submitAll() {
      const { submitAllUrls } = await operate<{ submitAllUrls: Submission }>(
        `mutation { submitAllUrls { ${submissionFields} } }`,
      );
      return submitAllUrls;
    },
    async find(id: number) {
      const { urlSubmission } = await operate<{ urlSubmission: Submission }>(
        `query ($id: Int!) { urlSubmission(id: $id) { ${submissionFields} counts { engine total sent failed } } }`,
        { id },
      );
      return urlSubmission;
    },
    async urlsOf(id: number) {
      const { rows } = await db().pool.query<{
        url: string;
        state: string;
        fault: string | null;
        attempts: number;
      }>('SELECT url, state, fault, attempts FROM submitted_urls WHERE submission_id = $1 ORDER BY id', [id]);
      return rows;
    },
  };
}
