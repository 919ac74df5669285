/** The import rules of docs/architecture.md, as errors. */
const to = (path, extra = {}) => ({ path, ...extra });

/**
 * Features of the server, from the lowest. A feature imports those above its line only; the rest it calls by `hooks`.
 */
const layers = [
  ['audit', 'folder-access'],
  ['auth', 'tasks'],
  ['files', 'system'],
  ['retrieval', 'syllabus'],
  ['drives', 'folders', 'syllabus-review'],
  ['billing', 'ingestion'],
  ['assignments', 'sources', 'study-guides'],
  ['activities'],
  ['dialogues', 'spaced-repetition', 'wiki'],
  ['progress'],
  ['chat', 'suggestions'],
  ['account', 'admin', 'demo'],
  ['overview'],
];
const features = '^apps/server/src/features/';
const oneDirection = layers.flatMap((layer, i) =>
  layer.map((feature) => ({
    name: `features-go-one-way-${feature}`,
    severity: 'error',
    from: { path: `${features}${feature}/`, pathNot: '\\.test\\.ts$' },
    to: to(`${features}(${layers.slice(i).flat().join('|')})/`, { pathNot: `${features}${feature}/` }),
  })),
);
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'domain-imports-nothing',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: to('.', { pathNot: '^packages/domain/src' }),
    },
    {
      name: 'contracts-import-domain-and-zod-only',
      severity: 'error',
      from: { path: '^packages/contracts/src' },
      to: to('.', { pathNot: ['^packages/(contracts|domain)/src', 'node_modules/zod'] }),
    },
    {
      name: 'engine-imports-domain-only',
      severity: 'error',
      from: { path: '^packages/engine/src' },
      to: to('^(packages/(?!(engine|domain)/)|apps/)'),
    },
    {
      name: 'engine-has-no-io',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: '\\.test\\.ts$' },
      to: to('^(node:)?(fs|net|http|https|dgram|dns|child_process|tls|http2|os|process)(/|$)', {
        dependencyTypes: ['core'],
      }),
    },
    {
      name: 'apps-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: to('^apps/', { pathNot: '^apps/$1/' }),
    },
    {
      // The days of the calendar are one module for all: it imports nothing that a page would have to carry.
      name: 'web-does-not-import-engine',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: to('^packages/engine/', { pathNot: '^packages/engine/src/dates/calendar\\.ts$' }),
    },
    {
      name: 'routes-call-services-only',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: to('\\.repo\\.ts$|^apps/server/src/(db|adapters)/', { dependencyTypesNot: ['type-only'] }),
    },
    {
      name: 'services-import-own-repo-only',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/[^/]+\\.service\\.ts$' },
      to: to('\\.repo\\.ts$', { pathNot: '^apps/server/src/features/$1/' }),
    },
    {
      name: 'repos-import-db-only',
      severity: 'error',
      from: { path: '\\.repo\\.ts$' },
      to: to('\\.(service|routes|jobs)\\.ts$'),
    },
    {
      name: 'drizzle-in-repos-jobs-db-only',
      severity: 'error',
      from: {
        path: '^apps/server/src',
        pathNot:
          '(\\.repo\\.ts$|\\.jobs\\.ts$|^apps/server/src/(db|jobs|testing)/|\\.test\\.ts$|^apps/server/drizzle\\.config\\.ts$)',
      },
      to: to('node_modules/drizzle-orm'),
    },
    {
      name: 'adapters-built-in-main-only',
      severity: 'error',
      from: { path: '^apps/server/src/(features|plugins|tutor|jobs)/', pathNot: '\\.test\\.ts$' },
      to: to('^apps/server/src/adapters/', {
        dependencyTypesNot: ['type-only'],
        pathNot: '/(port|drive|mail|[a-z-]+\\.port)\\.ts$',
      }),
    },
    ...oneDirection,
    {
      name: 'every-feature-has-a-layer',
      severity: 'error',
      from: { path: `${features}(?!(${layers.flat().join('|')})/)[^/]+/` },
      to: to('.'),
    },
    {
      name: 'db-and-reading-import-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/(db|reading|lib|config)/', pathNot: '\\.test\\.ts$' },
      to: to(features),
    },
    {
      name: 'web-features-stay-apart',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: to('^apps/web/src/(features|routes|app)/', { pathNot: '^apps/web/src/features/$1/' }),
    },
    {
      name: 'web-design-system-knows-no-product',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|layout|lib)/' },
      to: to('^apps/web/src/(features|routes|app)/'),
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|fixtures|migrations)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
