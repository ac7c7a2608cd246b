import { randomUUID } from 'node:crypto';
import { loadViewer } from '../features/operators/sessions/loadViewer.ts';
import { readConfig } from '../lib/config/config.ts';
import type { Context, Services } from '../lib/context.ts';
import { sessionCookieName } from '../lib/cookieNames.ts';
import type { Database } from '../lib/db/db.ts';
import { createLog } from '../lib/log.ts';
import { createMetrics } from '../lib/telemetry/metrics.ts';
import { folderStorage } from '../lib/storage/folderStorage.ts';
import { testDataDir } from './database/testDataDir.ts';

/** Services of a process on a test's database, with a silent log. `env` as in the environment. */
export function testServices(db: Database, env: Record<string, string> = {}) {
  return {
    config: readConfig(env),
    db,
    log: createLog('silent'),
    storage: folderStorage(testDataDir()),
    metrics: createMetrics(db.pool),
  } satisfies Services;
}

/** A browser with a cookie jar at some address, without HTTP: each request of it gets a context like a real one. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly services: Services,
    readonly address = '203.0.113.1',
  ) {}

  async request(): Promise<Context> {
    const token = this.cookies.get(sessionCookieName(this.services.config));
    return {
      ...this.services,
      viewer: token === undefined ? { kind: 'anonymous' } : await loadViewer(this.services, token),
      requestId: randomUUID(),
      clientAddress: this.address,
      userAgent: 'test browser',
      cookies: {
        get: (name) => this.cookies.get(name) ?? null,
        set: (name, value) => void this.cookies.set(name, value),
        clear: (name) => void this.cookies.delete(name),
      },
      isCrossOrigin: false,
      mayLogIn: true,
      isStoredOperation: false,
    };
  }
}
