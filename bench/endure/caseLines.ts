/** One line of the list of bad input, faults and load that the product survives, and what holds it. */
export interface CaseLine {
  /** Its name in the list and in tables. */
  name: string;
  /** Tests of `npm test`, by file and title. */
  tests: readonly (readonly [file: string, title: string])[];
  /** Cases of `npm run endure`, at full size. */
  cases?: readonly string[];
  /** What of it is measured by `npm run bench`. */
  bench?: string;
}

const api = (file: string, ...titles: string[]) => titles.map((title) => [`api/src/${file}`, title] as const);
const e2e = (file: string, ...titles: string[]) => titles.map((title) => [`e2e/${file}`, title] as const);
const feature = (file: string, ...titles: string[]) => api(`features/${file}`, ...titles);

/** Every line, in order. */
export const caseLines: readonly CaseLine[] = [
  // Access
  {
    name: '1 closed to strangers',
    tests: api(
      'schemaAccess.test.ts',
      'is refused every mutation and query that is not public, and changes nothing',
      'is refused every path that is not public, and changes nothing',
    ),
  },
  {
    name: '2 forged markers',
    tests: feature(
      'operators/sessions.test.ts',
      'is found by one statement, and by none where the cookie cannot be a token',
    ),
  },
  {
    name: '3 steps and tickets',
    tests: feature(
      'operators/loginSteps.test.ts',
      'opens nothing after two steps, and no step can be left out',
      'takes each ticket once, also of two requests side by side',
      'takes no ticket of another browser, nor one whose browser lost its cookie',
    ),
  },
  {
    name: '4 sessions replaced and ended',
    tests: feature(
      'operators/sessions.test.ts',
      'is new at each login, whatever cookie came before, and the earlier one ends',
      'ends after 24 hours',
      'ends with a changed password, a changed access key, and when its operator is shut out',
    ),
    cases: ['many-nodes'],
  },
  {
    name: '5 cookie',
    tests: [
      ...feature(
        'operators/operatorsRoutes.test.ts',
        'binds the cookie to the exact host and to https where the site is https',
      ),
      ...feature(
        'operators/sessions.test.ts',
        'has a token of 256 bits in the cookie and nothing but its hash in the database',
      ),
    ],
  },
  {
    name: '6 one login budget',
    tests: [
      ...feature('operators/loginBudget.test.ts', 'is one for all paths and steps'),
      ...feature(
        'operators/operatorsRoutes.test.ts',
        'believes no forwarded address unless a proxy is configured',
      ),
      ...e2e(
        'manyNodes.test.ts',
        'count wrong logins of one address together, and let a real operator in from elsewhere',
      ),
    ],
    cases: ['many-nodes'],
  },
  {
    name: '7 one answer to wrong credentials',
    tests: [
      ...feature(
        'operators/operatorsRoutes.test.ts',
        'gives one answer whichever credential is wrong',
        'answers 400 to what cannot be credentials, before anything is counted',
      ),
      ...feature('operators/logInAtOnce.test.ts', 'takes the same work whichever credential is wrong'),
    ],
  },
  { name: '8 other sites', tests: api('buildServer.test.ts', 'change nothing, whatever their form') },
  // GraphQL
  {
    name: '9 abusive documents',
    tests: api(
      'http/integrators.test.ts',
      'is refused for %s, each time, without a question to the database',
    ),
    bench: 'abuse',
  },
  {
    name: '10 paging arguments',
    tests: api(
      'hostileRequests.test.ts',
      'a page of %j is refused',
      'a page of null is one of the usual length',
    ),
  },
  {
    name: '11 unlisted filters',
    tests: feature(
      'businesses/listBusinesses.test.ts',
      'refuse what no listing can match by its form',
      'is refused where it makes no sense',
    ),
  },
  {
    name: '12 stable codes',
    tests: api(
      'buildServer.test.ts',
      'inside is told by an id alone',
      'of a database that is away is 503 with Retry-After; the process lives and is not ready',
    ),
  },
  {
    name: '13 bodies too large',
    tests: api(
      'hostileRequests.test.ts',
      'a document of 200,000 comments is refused',
      'of 1.1 MB is refused',
      'with variables 100,000 deep is refused',
      'that is packed is not unpacked',
    ),
  },
  {
    name: '14 many errors, unknown hashes',
    tests: [
      ...api('hostileRequests.test.ts', '10,000 errors are told in 50 KB at most'),
      ...api(
        'http/integrators.test.ts',
        'that nobody ever sent leaves nothing behind, however many are asked for',
      ),
    ],
  },
  // REST
  {
    name: '15 parameters and searches',
    tests: [
      ...api('routes.test.ts', 'takes limits to their ends'),
      ...feature(
        'businesses/searchBusinesses.test.ts',
        'of any length and make is answered',
        'with a NUL is refused',
      ),
    ],
    cases: ['soak'],
  },
  {
    name: '16 slugs',
    tests: api('hostileRequests.test.ts', 'the slug %s is no listing, and says so as JSON'),
  },
  {
    name: '17 writes to what is read-only',
    tests: api(
      'hostileRequests.test.ts',
      'a change that names another id, slug or row number, an unknown key, or a switch as text changes nothing',
    ),
  },
  {
    name: '18 methods and headers',
    tests: [
      ...api('routes.test.ts', 'to a wrong method is 405 and names the right ones'),
      ...api('hostileRequests.test.ts', 'is refused in words, like any other'),
    ],
  },
  {
    name: '19 export ranges',
    tests: feature(
      'exports/exportRoutes.test.ts',
      'counts a range among the listings that match, from 1, both ends included',
    ),
  },
  {
    name: '20 submitted URLs',
    tests: feature(
      'indexing/indexingRoutes.test.ts',
      'submit one address and say how it went',
      'submit a hundred at most, and count what they did not take',
    ),
  },
  // Files
  {
    name: '21 uploads of strangers, too long, cut off',
    tests: feature(
      'imports/receiveUpload.test.ts',
      'is refused before a byte of its body has come, whatever it says of its length',
      'in chunks is refused on the way, before its end',
    ),
  },
  {
    name: '22 forms',
    tests: feature(
      'imports/receiveUpload.test.ts',
      'but used %i times is refused, and nothing is kept of it',
    ),
  },
  {
    name: '23 wrong kinds of file',
    tests: feature(
      'imports/reading/detectFileType.test.ts',
      'goes by the bytes where a workbook wears the name of another kind',
    ),
  },
  {
    name: '24 bombs and large workbooks',
    tests: feature(
      'imports/reading/readXlsx.test.ts',
      'stops an archive that inflates beyond reason, early',
      'refuses entries that share bytes, lie about their size, or are too many',
    ),
    cases: ['damaged-xlsx', 'large-workbook'],
  },
  {
    name: '25 the edge of the grid',
    tests: feature(
      'imports/reading/gridEdges.test.ts',
      'with 16,384 columns is read',
      'with 500 sheets is read',
    ),
  },
  {
    name: '26 what a cell displays',
    tests: [
      ...feature('imports/reading/readXlsx.test.ts', 'a formula shows its value'),
      ...feature('imports/reading/readXls.test.ts', 'text that looks like a number'),
    ],
  },
  {
    name: '27 damaged .xls',
    tests: feature('imports/reading/readSpreadsheet.test.ts', 'ends cleanly on damaged .xls files'),
    cases: ['damaged-xls'],
  },
  {
    name: '28 entities and links out',
    tests: [
      ...feature('imports/reading/readXlsx.test.ts', 'refuses a document type, and with it every entity'),
      ...feature('imports/reading/gridEdges.test.ts', 'outside of itself is never asked for'),
    ],
  },
  {
    name: '29 refused rows',
    tests: [
      ...feature('imports/reading/checkRow.test.ts', 'tells every problem of a row'),
      ...feature(
        'imports/landing/landImport.test.ts',
        'gives every row one fate, and makes what its rows name',
      ),
    ],
  },
  {
    name: '30 hostile keys',
    tests: feature('imports/reading/checkRowContents.test.ts', 'drops keys that reach for the prototype'),
  },
  {
    name: '31 idempotency',
    tests: feature(
      'imports/importRoutes.test.ts',
      'with the same key and file is the same import; with another file or setting it is refused',
    ),
  },
  // What is shown
  {
    name: '32 hostile HTML',
    tests: e2e(
      'hostile.test.ts',
      'runs nowhere, links nowhere and breaks no page, while what the operator put there runs',
    ),
  },
  {
    name: '33 links',
    tests: [['domain/links.test.ts', 'gives a link that is safe and its own normal form, whatever comes in']],
  },
  {
    name: '34 injected codes',
    tests: e2e(
      'settings.test.ts',
      'a code of the list runs, may load more, stops no other, waits for consent, and goes when switched off',
    ),
  },
  {
    name: '35 names in metadata',
    tests: [
      ['web/src/lib/pageHead.test.ts', 'keeps hostile names inside their attributes and data'],
      ['web/src/lib/pageHead.test.ts', 'never cuts a description inside an emoji'],
    ],
  },
  {
    name: '36 hostile Host',
    tests: e2e('routes.test.ts', 'takes its addresses from the configuration, whatever a request claims'),
  },
  {
    name: '37 exported formulas',
    tests: [
      ...feature('exports/exportRoutes.test.ts', 'writes what looks like a formula as text'),
      ...feature(
        'exports/exportRoundTrip.test.ts',
        'comes back as it was, and is the same directory elsewhere',
      ),
    ],
  },
  {
    name: '38 abandoned export',
    tests: feature('exports/exportRoutes.test.ts', 'stops reading when the download is abandoned'),
  },
  // Together and in trouble
  {
    name: '39 together',
    tests: [
      ...feature('imports/importsTogether.test.ts', 'land one after the other, and double nothing'),
      ...feature(
        'databaseCare/databaseCare.test.ts',
        'takes turns with imports: what came before goes, what waits behind it lands whole',
      ),
      ...feature(
        'businesses/editing/editingRoutes.test.ts',
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
        'lib/databaseRules.test.ts',
        'are exact after many moves at once, both ways, and nobody waits for ever',
      ),
    ],
  },
  {
    name: '41 kill -9 in an import',
    tests: feature(
      'imports/killedImport.test.ts',
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
    cases: ['many-nodes'],
  },
  {
    name: '43 pool exhausted, table locked',
    tests: api(
      'buildServer.test.ts',
      'of a locked table is 503 within 3 seconds, also for those who wait for a connection, and passes',
    ),
  },
  {
    name: '44 disk full',
    tests: [
      ...feature(
        'imports/importRoutes.test.ts',
        'that the disk has no room for is 507, and nothing is left of it',
      ),
      ...feature(
        'imports/killedImport.test.ts',
        'a database without room for the rows fails the import, says so, keeps what was there and goes on answering',
      ),
    ],
  },
  {
    name: '45 SIGTERM, two starts',
    tests: [
      ...e2e(
        'trouble.test.ts',
        'lets an upload end that was under way when it was told to stop, and imports it after the next start',
      ),
      ...api(
        'lib/migrations.test.ts',
        'lets one of two nodes that start at once migrate, and the other find it done',
      ),
    ],
    cases: ['many-nodes'],
  },
  {
    name: '46 mail and search engines in trouble',
    tests: [
      ...feature(
        'messages/messageMail.test.ts',
        'to a server that is away or hangs is given up in the end, with the message kept',
      ),
      ...feature(
        'indexing/workLine.test.ts',
        'resumes after kill -9, with true counts and nothing told twice',
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
      ...api('lib/AddressBudget.test.ts', 'remembers no more addresses than it may'),
      ...api(
        'http/guardSlowClients.test.ts',
        'whose body comes a byte at a time is closed',
        'whose upload is being read on a slow line goes on',
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
      ...api('lib/log.test.ts', 'writes no secret, at whatever depth of a request it stands'),
      ...e2e('routes.test.ts', 'keeps what is not public to itself'),
    ],
  },
  {
    name: '51 addresses that lead inside',
    tests: [
      ...api('lib/fetchOutside.test.ts', 'calls nothing where a name also leads inside, or a redirect does'),
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

/** The whole list as a table in Markdown. */
export function caseTable(): string {
  const rows = caseLines.map(
    ({ name, tests, cases = [], bench }) =>
      `| ${name} | ${tests.map(([file, title]) => `${file}: “${title}”`).join('<br>') || '–'} | ${[...cases, ...(bench ? [`bench ${bench}`] : [])].join(', ') || '–'} |`,
  );
  return ['| case | held by npm test | at full size |', '|---|---|---|', ...rows].join('\n');
}
