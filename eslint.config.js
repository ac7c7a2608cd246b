import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';

// What may import what; all other rules are Oxlint's (.oxlintrc.json).

// Which area may import which, by path; docs/architecture.md draws it. Entry files (api/src/*.ts, web/src/*.tsx) stand in
// no area: they put the parts together and may import anything.
const areas = [
  { type: 'domain', pattern: 'domain' },
  { type: 'api:generated', pattern: 'api/src/generated' },
  { type: 'api:feature', pattern: 'api/src/features/*', capture: ['name'] },
  { type: 'api:graphql', pattern: 'api/src/graphql' },
  { type: 'api:http', pattern: 'api/src/http' },
  { type: 'api:jobs', pattern: 'api/src/jobs' },
  { type: 'api:lib', pattern: 'api/src/lib' },
  { type: 'api:pages', pattern: 'api/src/pages' },
  { type: 'api:testing', pattern: 'api/src/testing' },
  { type: 'web:app', pattern: 'web/src/app' },
  { type: 'web:site', pattern: 'web/src/site' },
  { type: 'web:admin', pattern: 'web/src/admin' },
  { type: 'web:components', pattern: 'web/src/components' },
  { type: 'web:graphql', pattern: 'web/src/graphql' },
  { type: 'web:lib', pattern: 'web/src/lib' },
  { type: 'web:testing', pattern: 'web/src/testing' },
  { type: 'bench', pattern: 'bench' },
  { type: 'e2e', pattern: 'e2e' },
];

const allow = (from, ...to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: to } } } },
});
// One feature may use another only where it is named here, one direction each.
const featureException = (from, ...to) => ({
  from: { element: { type: 'api:feature', captured: { name: from } } },
  allow: to.map((name) => ({ to: { element: { type: 'api:feature', captured: { name } } } })),
});

const policies = [
  allow('api:generated', 'api:generated'),
  allow('api:lib', 'api:lib', 'api:generated', 'domain'),
  allow('api:jobs', 'api:jobs', 'api:lib', 'api:generated', 'domain'),
  allow('api:graphql', 'api:graphql', 'api:lib', 'api:generated', 'domain'),
  allow('api:http', 'api:http', 'api:graphql', 'api:lib', 'domain'),
  allow('api:pages', 'api:pages', 'api:graphql', 'api:lib', 'domain'),
  allow('api:feature', 'api:graphql', 'api:http', 'api:jobs', 'api:lib', 'api:generated', 'domain'),
  {
    from: { element: { type: 'api:feature' } },
    allow: {
      to: { element: { type: 'api:feature', captured: { name: '{{ from.element.captured.name }}' } } },
    },
  },
  // A listing shows its category, city, country and reviews; a city its country.
  featureException('businesses', 'categories', 'cities', 'countries', 'reviews'),
  featureException('cities', 'countries'),
  // The feed of changes shows the listings that changed.
  featureException('changes', 'businesses'),
  // Duplicates are looked for where something changed, by the measures of imports.
  featureException('duplicates', 'audit', 'businesses', 'changes', 'imports'),
  // Whatever operators change is written down.
  featureException('businesses', 'audit'),
  featureException('imports', 'audit'),
  // An export is made of the listings that a filter of the lists means.
  featureException('exports', 'audit', 'businesses'),
  featureException('operators', 'audit'),
  featureException('apiKeys', 'audit'),
  // Webhooks tell what the feed of changes tells.
  featureException('webhooks', 'audit', 'changes'),
  featureException('sitemaps', 'audit'),
  // Changed listings are submitted as the feed of changes tells of them.
  featureException('indexing', 'audit', 'changes'),
  // A card says whose site it belongs to.
  featureException('socialCards', 'settings'),
  // A city shows its country.
  featureException('places', 'audit', 'cities', 'countries'),
  featureException('messages', 'audit'),
  featureException('plans', 'audit'),
  // What a visitor proposed becomes an edit like any other.
  featureException('proposals', 'audit', 'businesses'),
  featureException('synonyms', 'audit'),
  featureException('injectedCodes', 'audit'),
  featureException('ads', 'audit'),
  // The checks of an installation look at its operators' passwords and at the codes on its pages.
  featureException('security', 'injectedCodes', 'operators'),
  // Codes of the settings stand in the one store of codes.
  featureException('settings', 'audit', 'injectedCodes'),
  // What takes everything away asks for the operator's password again, and takes a backup first.
  featureException('backups', 'audit', 'operators'),
  featureException('databaseCare', 'audit', 'backups', 'operators'),
  allow('web:lib', 'web:lib', 'domain'),
  allow('web:graphql', 'web:graphql', 'web:lib', 'domain'),
  allow('web:components', 'web:components', 'web:graphql', 'web:lib', 'domain'),
  allow('web:site', 'web:site', 'web:components', 'web:graphql', 'web:lib', 'domain'),
  allow('web:admin', 'web:admin', 'web:components', 'web:graphql', 'web:lib', 'domain'),
  allow('web:app', 'web:app', 'web:site', 'web:admin', 'web:components', 'web:graphql', 'web:lib', 'domain'),
];

const aPackage = { regex: '^(?!yup$)[^.]', message: 'Rules that both sides need stand on nothing but yup.' };
const theGraph = {
  regex: '/graphql/|^@pothos/',
  message: "In a feature only xSchema.ts knows the graph's builder.",
};
const http = {
  regex: '/http/|^fastify$|^@fastify/',
  allowTypeImports: true,
  message: 'In a feature only xRoutes.ts knows HTTP; what it stands on never does.',
};
const forbid = (files, patterns) => ({
  files,
  ignores: ['**/*.test.ts'],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.data/',
      '.cache/',
      'api/src/generated/',
      'web/src/graphql/generated.ts',
      'docs/examples/client/generated.ts',
      'node_modules/',
    ],
  },
  {
    files: ['{domain,api,web}/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@typescript-eslint': tseslint.plugin },
  },
  {
    files: ['{domain,api,web}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': areas,
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs'] } },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      // Entry files put the parts together; no part knows them.
      'boundaries/no-unknown-dependencies': 'error',
    },
  },
  forbid(['domain/**/*.ts'], [aPackage]),
  forbid(['api/src/features/**/*.ts'], [theGraph, http]),
  forbid(['api/src/features/**/*Schema.ts'], [http]),
  forbid(['api/src/features/**/*Routes.ts'], [theGraph]),
  forbid(['api/src/{lib,jobs,graphql}/**/*.ts'], [http]),
);
