import { api, e2e, feature, type CaseLine } from './caseLine.ts';

/** Work side by side, faults, load and secrets. */
export const troubleCaseLines: readonly CaseLine[] = [
  // Together and in trouble
  {
    name: '39 together',
    tests: [
      ...feature('imports/run/importsTogether.test.ts', 'land one after the other, and double nothing'),
      ...feature(
        'databaseCare/databaseCare.test.ts',
        'runs in turn with imports: earlier rows are removed, and a waiting import is applied completely',
      ),
      ...feature(
        'listings/edit/editingRoutes.test.ts',
        'refuses a change of a version that is no longer the newest, where If-Match names one',
      ),
    ],
  },
  {
    name: '40 many changes at once',
    tests: [
      ...feature(
        'plans/plans.test.ts',
        'take twenty changes at once: all land, none fails, each is a version',
      ),
      ...api(
        'lib/db/databaseRules.test.ts',
        'are exact after many concurrent moves in both directions, without a deadlock',
      ),
    ],
  },
  {
    name: '41 kill -9 in an import',
    tests: feature(
      'imports/run/killedImport.test.ts',
      'a worker killed while %s leaves nothing behind, and the import is done by another',
    ),
    cases: ['killed-imports', 'many-nodes', 'restored-backups'],
  },
  {
    name: '42 PostgreSQL stopped hard',
    tests: e2e(
      'trouble.test.ts',
      'goes on in the same process after the database was stopped hard: live, not ready, 503, then as before',
    ),
    cases: ['many-nodes', 'database-away'],
  },
  {
    name: '43 pool exhausted, table locked',
    tests: api(
      'buildServer.test.ts',
      'of a locked table is 503 within 3 seconds, also for those who wait for a connection, and passes',
    ),
    cases: ['database-away'],
  },
  {
    name: '44 disk full',
    tests: [
      ...feature(
        'imports/importRoutes.test.ts',
        'that the disk has no room for is 507, and nothing is left of it',
      ),
      ...feature(
        'imports/run/killedImport.test.ts',
        'a database without room for the rows fails the import, says so, keeps what was there and goes on answering',
      ),
    ],
  },
  {
    name: '45 SIGTERM, two starts',
    tests: [
      ...e2e(
        'trouble.test.ts',
        'completes an upload that was in progress at its shutdown, and imports it after the next start',
      ),
      ...api('lib/db/migrations.test.ts', 'lets one of two starting nodes migrate while the other waits'),
    ],
    cases: ['many-nodes'],
  },
  {
    name: '46 mail and search engines in trouble',
    tests: [
      ...feature(
        'messages/messageMail.test.ts',
        'to a server that is away or hangs is given up in the end, with the message stored',
      ),
      ...feature(
        'indexing/queue/processQueue.test.ts',
        'resumes after kill -9, with true counts and nothing submitted twice',
      ),
    ],
    cases: ['submitted-urls'],
  },
  { name: '47 steady load', tests: [], cases: ['steady-load'], bench: 'load' },
  {
    name: '48 slow clients, one greedy address',
    tests: [
      ...api(
        'http/integrators.test.ts',
        'that asks too often waits, others do not, and a trusted proxy is no address',
      ),
      ...api('lib/net/IpRateLimiter.test.ts', 'stores no more addresses than its limit'),
      ...api(
        'http/slowClients/guardSlowClients.test.ts',
        'whose body comes a byte at a time is closed',
        'whose upload is read over a slow connection stays connected',
        'whose answer is not taken is closed',
      ),
      ...e2e(
        'trouble.test.ts',
        'cuts an upload off that never ends, leaves nothing of it, and still ends in order',
      ),
    ],
    cases: ['slow-clients'],
  },
  { name: '49 half an hour of everything', tests: [], cases: ['soak'] },
  {
    name: '50 secrets',
    tests: [
      ...feature(
        'operators/ensureFirstOperator.test.ts',
        'and the signing key are made once by nodes that start together, and stored as hashes',
      ),
      ...api('lib/config.test.ts', 'refuses %s=%s in one line that names it and keeps secrets'),
      ...api('lib/log.test.ts', 'writes no secret, at any depth of a request'),
      ...e2e('routes.test.ts', 'keeps what is not public to itself'),
    ],
  },
  {
    name: '51 addresses that lead inside',
    tests: [
      ...api(
        'lib/net/fetchOutside.test.ts',
        'calls nothing where a name also leads inside, or a redirect does',
      ),
      ...feature(
        'webhooks/webhooks.test.ts',
        'that leads to this machine is not called: no connection, a failed delivery',
      ),
    ],
  },
  {
    name: 'dependencies',
    tests: feature('security/security.test.ts', 'known weaknesses are those of the document'),
  },
];
