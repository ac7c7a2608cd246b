// What may import what; docs/architecture.md draws it. All rules of style are Oxlint's (.oxlintrc.json).

const tests = '\\.test\\.tsx?$|/testing/';
const folder = (...names) => `^(${names.join('|')})/`;

/** An area may import itself and those named. */
const allow = (from, ...to) => ({ from: { path: folder(from) }, to: { path: folder(from, ...to) } });

const feature = 'api/src/features';
/** One feature may use another only where it is named here, one direction each. */
const allowFeature = (from, ...to) => ({
  from: { path: folder(`${feature}/${from}`) },
  to: { path: folder(...to.map((name) => `${feature}/${name}`)) },
});

const ofApi = (...names) => names.map((name) => `api/src/${name}`);
const ofWeb = (...names) => names.map((name) => `web/src/${name}`);

const allowed = [
  { from: {}, to: { pathNot: folder('domain', 'api', 'web', 'bench', 'e2e') } },
  // What checks and what puts the parts together may import anything; no part knows them.
  { from: { path: tests }, to: {} },
  { from: { path: '^(api|web)/src/[^/]+$' }, to: {} },
  allow('domain'),
  allow('api/src/generated'),
  allow('api/src/lib', 'api/src/generated', 'domain'),
  allow('api/src/jobs', ...ofApi('lib', 'generated'), 'domain'),
  allow('api/src/graphql', ...ofApi('lib', 'generated'), 'domain'),
  allow('api/src/http', ...ofApi('graphql', 'lib'), 'domain'),
  allow('api/src/pages', ...ofApi('graphql', 'lib'), 'web/src/contract', 'domain'),
  {
    from: { path: folder(feature) },
    to: {
      path: folder(...ofApi('graphql', 'http', 'jobs', 'lib', 'generated'), 'web/src/contract', 'domain'),
    },
  },
  { from: { path: `^${feature}/([^/]+)/` }, to: { path: `^${feature}/$1/` } },
  // A listing shows its category, city, country and reviews; its country is derived as imports do it.
  allowFeature('listings', 'audit', 'reviews', 'taxonomy', 'imports'),
  // The feed of changes shows the listings that changed.
  allowFeature('changes', 'listings'),
  // Duplicates are looked for where something changed, by the measures of imports.
  allowFeature('duplicates', 'audit', 'listings', 'changes', 'imports'),
  // Positions are looked at where something changed.
  allowFeature('positions', 'audit', 'changes', 'listings'),
  // Whatever operators change is written down.
  allowFeature('listings', 'audit'),
  allowFeature('imports', 'audit'),
  // An export is made of the listings that a filter of the lists means.
  allowFeature('exports', 'audit', 'listings'),
  allowFeature('operators', 'audit'),
  allowFeature('apiKeys', 'audit'),
  // Webhooks send the changes of the feed.
  allowFeature('webhooks', 'audit', 'changes'),
  allowFeature('sitemaps', 'audit'),
  // Changed listings of the feed are submitted to search engines.
  allowFeature('indexing', 'audit', 'changes'),
  // A card says whose site it belongs to.
  allowFeature('socialCards', 'settings'),
  // The installed site and its offline page have its name.
  allowFeature('webApp', 'settings'),
  // A city shows its country.
  allowFeature('taxonomy', 'audit'),
  allowFeature('messages', 'audit'),
  allowFeature('plans', 'audit'),
  // What a visitor proposed becomes an edit like any other.
  allowFeature('proposals', 'audit', 'listings'),
  allowFeature('reviews', 'audit'),
  allowFeature('synonyms', 'audit'),
  allowFeature('injectedCodes', 'audit'),
  // Their settings are versioned as those of the site are.
  allowFeature('ads', 'settings'),
  // The checks of an installation look at its operators' passwords and at the codes on its pages.
  allowFeature('security', 'injectedCodes', 'operators'),
  // Codes of the settings stand in the one store of codes.
  allowFeature('settings', 'audit', 'injectedCodes'),
  // Destructive actions ask for the operator's password again, and make a backup first. A restore resets cursors of the feed.
  allowFeature('backups', 'audit', 'changes', 'operators'),
  allowFeature('maintenance', 'audit', 'backups', 'operators'),
  // Whether a scheduled backup is missing is a figure for Prometheus.
  allowFeature('monitoring', 'backups'),
  // What the page renderer and the API exchange.
  allow('web/src/contract', 'domain'),
  allow('web/src/lib', ...ofWeb('contract'), 'domain'),
  allow('web/src/graphql', ...ofWeb('lib'), 'domain'),
  allow('web/src/ui', ...ofWeb('graphql', 'lib'), 'domain'),
  allow('web/src/site', ...ofWeb('ui', 'graphql', 'lib'), 'domain'),
  allow('web/src/admin', ...ofWeb('ui', 'graphql', 'lib'), 'domain'),
  allow('web/src/app', ...ofWeb('site', 'admin', 'ui', 'graphql', 'lib', 'contract'), 'domain'),
];

const theGraph = { path: '^api/src/graphql/|node_modules/@pothos/' };
const http = {
  path: '^api/src/http/|node_modules/(fastify|@fastify)/',
  dependencyTypesNot: ['type-only'],
};
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { ...from, pathNot: [tests, from.pathNot].filter(Boolean).join('|') },
  to,
});

/** One area of the back office may use another only where it is named here; all may use `shared`. */
const adminImports = [
  // The frame shows who is logged in and opens the command palette.
  ['layout', '.*'],
  // The audit trail names fields and values as their own screens do.
  ['audit', 'ads|businesses|database|indexing|messages|personalData|settings'],
  // The dashboard is made of cards of other areas.
  ['dashboard', 'messages|indexing'],
  // The upload page offers the reset of the database; a preview shows values as the history of a listing does.
  ['imports', 'database|businesses'],
  // Ads may be codes of the installation.
  ['ads', 'settings'],
  // Values of a listing are shown as its history shows them.
  ['messages', 'businesses'],
  // Changes of a category or a city run in the background as bulk edits do.
  ['places', 'businesses'],
];

const forbidden = [
  {
    name: 'no-cycles',
    comment: 'Files of a cycle cannot be read one after the other. Imports of types count.',
    severity: 'error',
    from: { pathNot: '/generated/' },
    to: { circular: true },
  },
  forbid(
    'public-pages-load-no-documents',
    'A public page names its operations (siteOperations.ts); their documents are loaded with Apollo Client.',
    {
      path: '^web/src/(site|ui|lib|app)/',
      // The server runs the operations of a page, by their documents.
      pathNot: '^web/src/app/(Admin|RequireOperator|watchSession|document/runPageQueries)',
    },
    {
      path: '^web/src/graphql/(generated|siteDocuments|client|cache)\\.ts$|node_modules/@apollo/',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'formats-know-no-listing',
    'A reader of a file format yields cells; what they mean is decided elsewhere.',
    { path: '^api/src/features/imports/read/formats/' },
    { path: `^${feature}/`, pathNot: '^api/src/features/imports/read/formats/' },
  ),
  forbid(
    'admin-areas-stay-apart',
    'What two areas of the back office need stands in admin/shared.',
    {
      path: '^web/src/admin/([^/]+)/',
      pathNot: `^web/src/admin/(${adminImports.map(([from]) => from).join('|')})/`,
    },
    { path: '^web/src/admin/', pathNot: '^web/src/admin/($1|shared)/' },
  ),
  ...adminImports.map(([from, to]) =>
    forbid(
      `admin-${from}`,
      'Only the areas that are named in adminImports.',
      { path: `^web/src/admin/${from}/` },
      { path: '^web/src/admin/', pathNot: `^web/src/admin/(${from}|shared|${to})/` },
    ),
  ),
  forbid(
    'public-styles-are-built',
    'What visitors load is styled by theme/styles.ts, whose work the build does; Chakra works in the browser.',
    { path: folder(...ofWeb('app', 'graphql', 'lib', 'site', 'ui')), pathNot: '^web/src/app/Admin' },
    { path: 'node_modules/(@chakra-ui|@emotion)/' },
  ),
  forbid(
    'domain-is-pure',
    'Rules that both sides need stand on nothing but yup.',
    { path: folder('domain') },
    { pathNot: '^domain/|node_modules/yup/' },
  ),
  forbid(
    'schema-knows-graph',
    "In a feature only xSchema.ts knows the graph's builder.",
    { path: folder(feature), pathNot: 'Schema\\.ts$' },
    theGraph,
  ),
  forbid(
    'routes-know-http',
    'In a feature only xRoutes.ts knows HTTP; what it stands on never does.',
    { path: folder(feature, ...ofApi('lib', 'jobs', 'graphql')), pathNot: 'Routes\\.ts$' },
    http,
  ),
];

export default {
  allowed,
  allowedSeverity: 'error',
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    // Types count as well, unless a rule says otherwise.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
