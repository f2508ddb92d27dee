/**
 * Import arrows. Every rule is generic over folder names, so a new module, feature or adapter is guarded at birth.
 * `scripts/arrows.ts` also fails when almost nothing was cruised: with a TypeScript it cannot read, this tool sees
 * no files and calls that a success.
 */
const { existsSync, readdirSync } = require('node:fs')
const { join } = require('node:path')

const no = (name, from, to, fromNot) => ({
  name,
  severity: 'error',
  from: fromNot ? { path: from, pathNot: fromNot } : { path: from },
  to,
})

const OURS =
  '^(apps|modules|adapters|platform|contracts|language|brand|ui|i18n|db|e2e|bench|faults|scripts|checks)/'
const TESTS = [
  '\\.(test|api\\.test|contract|spec|stories)\\.tsx?$',
  '/test-[^/]+\\.tsx?$',
  '\\.(fake|builder)\\.ts$',
  '^apps/[^/]+/tests/',
]
const allow = (...folders) => `^(${folders.join('|')})(/|$)`

/** Apps with a lock file of their own: their packages and bundler are not those of the rest. */
const APPS = join(__dirname, 'apps')
const apart = existsSync(APPS)
  ? readdirSync(APPS).filter((app) => existsSync(join(APPS, app, 'package.json')))
  : []
const ownPackages = (apps) => `^apps/(${apps.join('|') || '(?!)'})/`
const OWN_PACKAGE = ownPackages(apart)
/** Those that Vite bundles take shared shapes, texts and the look along; the bundler of the others sees nothing above. */
const byVite = apart.filter((app) => existsSync(join(APPS, app, 'vite.config.ts')))
const BY_VITE = ownPackages(byVite)
const BY_OTHERS = ownPackages(apart.filter((app) => !byVite.includes(app)))

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      // Types and what is fetched later count too: a circle of either is still read as one piece.
      to: { circular: true },
    },
    no('resolvable', '.+', { couldNotResolve: true }, [OWN_PACKAGE, '\\.stories\\.tsx$', '/\\.storybook/']),
    // Its packages may not be installed here, and its own compiler looks at them; its files are always here.
    no('resolvable-in-own-package', OWN_PACKAGE, { couldNotResolve: true, path: '^[.#]' }),
    no('contracts-stand-alone', '^contracts/', { path: OURS, pathNot: '^contracts/' }, TESTS),
    no('language-stands-alone', '^language/', { path: OURS, pathNot: '^language/' }, TESTS),
    no('brand-stands-alone', '^brand/', { path: OURS, pathNot: '^brand/' }, TESTS),
    no(
      'ui-knows-no-business',
      '^ui/',
      { path: OURS, pathNot: allow('ui', 'contracts', 'language', 'i18n', 'brand') },
      TESTS,
    ),
    no(
      'web-sees-shared-shapes-only',
      '^apps/web/',
      {
        path: OURS,
        pathNot: allow('apps/web', 'ui', 'contracts', 'language', 'i18n', 'brand'),
      },
      [...TESTS, '^apps/web/[^/]+\\.config\\.ts$', '^apps/web/build-plugins/'],
    ),
    no('features-never-meet', '^apps/web/src/features/([^/]+)/', {
      path: '^apps/web/src/features/',
      pathNot: '^apps/web/src/features/$1/',
    }),
    no('app-is-the-roof', '^apps/web/src/(?!app/)', { path: '^apps/web/src/app/' }),
    no('rooms-know-no-feature', '^apps/web/src/(?!app/|features/)', { path: '^apps/web/src/features/' }),
    no('navigation-is-the-floor', '^apps/web/src/navigation/', {
      path: '^apps/web/src/',
      pathNot: '^apps/web/src/navigation/',
    }),
    no(
      'apps-never-meet',
      '^apps/([^/]+)/',
      { path: '^apps/', pathNot: ['^apps/$1/', '^apps/wiring/'] },
      TESTS,
    ),
    // What API, worker and office put together in the same way; it starts nothing.
    no('wiring-is-for-servers', '^apps/(?!(api|worker|staff-api|wiring)/)', { path: '^apps/wiring/' }, TESTS),
    // It is there when nothing else is: no database, no cache, nothing of the API.
    no(
      'status-stands-alone',
      '^apps/status/',
      { path: OURS, pathNot: ['^apps/status/', allow('contracts', 'language', 'i18n', 'brand')] },
      TESTS,
    ),
    no(
      'status-needs-no-packages',
      '^apps/status/',
      { path: 'node_modules/', pathNot: 'node_modules/zod/' },
      TESTS,
    ),
    // What it takes along must work without the packages of the rest.
    no(
      'own-package-sees-shared-shapes-only',
      BY_OTHERS,
      { path: OURS, pathNot: ['^apps/$1/', allow('contracts', 'language', 'brand')] },
      TESTS,
    ),
    no(
      'own-website-sees-shared-shapes-only',
      BY_VITE,
      { path: OURS, pathNot: ['^apps/$1/', allow('ui', 'contracts', 'language', 'i18n', 'brand')] },
      TESTS,
    ),
    // Its bundler sees nothing above its own folder.
    no('own-package-bundles-only-itself', `${BY_OTHERS}src/`, { path: OURS, pathNot: '^apps/$1/' }, TESTS),
    // The rest builds, starts and fills it through its tasks, which need none of its packages; journeys may read the words of its screens.
    no(
      'own-package-is-entered-by-its-tasks',
      OURS,
      { path: OWN_PACKAGE, pathNot: '^apps/[^/]+/(tasks|src/words)/' },
      [OWN_PACKAGE, ...TESTS],
    ),
    no('tasks-need-no-own-packages', `${OWN_PACKAGE}tasks/`, {
      path: '^apps/[^/]+/',
      pathNot: '^apps/$1/tasks/',
    }),
    no(
      'servers-wire-only-server-code',
      '^apps/(api|worker|staff-api|wiring)/',
      {
        path: OURS,
        pathNot: allow(
          'apps/(api|worker|staff-api|wiring)',
          'modules',
          'adapters',
          'platform',
          'contracts',
          'language',
          'i18n',
          'brand',
          'db',
        ),
      },
      TESTS,
    ),
    no(
      'modules-see-no-apps-or-adapters',
      '^modules/',
      {
        path: OURS,
        pathNot: allow('modules', 'platform', 'contracts', 'language', 'brand'),
      },
      TESTS,
    ),
    no(
      'module-front-door',
      '^modules/([^/]+)/',
      {
        path: '^modules/[^/]+/',
        pathNot: ['^modules/$1/', '^modules/[^/]+/index\\.ts$'],
      },
      TESTS,
    ),
    // A test beside its module may stand on what another module offers to tests, and on nothing else of its inside.
    no('front-door-for-tests', '^modules/([^/]+)/.*(test-[^/]+|\\.(test|contract|fake|builder))\\.ts$', {
      path: '^modules/[^/]+/',
      pathNot: ['^modules/$1/', '^modules/[^/]+/index\\.ts$', '/test-[^/]+\\.ts$', '\\.(fake|builder)\\.ts$'],
    }),
    no(
      'front-door-from-outside',
      '^(apps|adapters|db|scripts)/',
      {
        path: '^modules/[^/]+/',
        pathNot: '^modules/[^/]+/index\\.ts$',
      },
      TESTS,
    ),
    no(
      'adapters-obey-ports',
      '^adapters/([^/]+)/',
      {
        path: OURS,
        pathNot: [
          '^adapters/$1/',
          allow('platform', 'contracts', 'language', 'brand'),
          '^modules/[^/]+/index\\.ts$',
        ],
      },
      TESTS,
    ),
    no(
      'adapters-take-types-only-from-modules',
      '^adapters/',
      {
        path: '^modules/',
        dependencyTypesNot: ['type-only'],
      },
      TESTS,
    ),
    no(
      'platform-knows-no-business',
      '^platform/',
      {
        path: OURS,
        pathNot: [
          allow('platform', 'contracts', 'language', 'brand'),
          '^db/schema\\.generated\\.ts$',
          '^i18n/',
        ],
      },
      TESTS,
    ),
    no('only-stores-speak-sql', '^modules/', { path: 'node_modules/(kysely|pg)/' }, [
      '-(store|read-model)\\.',
      ...TESTS,
    ]),
    no(
      'browser-pays-for-no-server-library',
      '^(apps/web|ui|contracts|language|brand)/',
      {
        path: 'node_modules/(fastify|kysely|pg|pg-boss|ioredis|pino|prom-client|sanitize-html|sharp)/',
      },
      [...TESTS, '\\.config\\.ts$', '^apps/web/build-plugins/'],
    ),
    no(
      'product-never-imports-its-tools',
      '^(apps|modules|adapters|platform|contracts|language|brand|ui)/',
      {
        path: '^(scripts|checks|bench|faults|e2e)/',
      },
      [...TESTS, '\\.config\\.ts$', '/\\.storybook/', '^apps/web/build-plugins/'],
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: ['^apps/[^/]+/(dist|\\.next)/', '\\.module\\.css$', '^\\.run/', 'storybook-static'],
    },
    moduleSystems: ['es6', 'cjs'],
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
      conditionNames: ['import', 'default', 'node'],
    },
  },
}
