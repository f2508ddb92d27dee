import type { Files } from './planted-tree.ts'

export const uses = (path: string, name = 'a') =>
  `import { ${name} } from '${path}'\nexport const used = ${name}\n`
export const fetches = (path: string, name = 'a') =>
  `export const fetched = async () => (await import('${path}')).${name}\n`
export const types = (path: string) => `import type { A } from '${path}'\nexport const used: A = 1\n`
export const a = 'export type A = number\nexport const a = 1\n'

/** Name of the rule, and a small checkout that breaks it. */
type PlantedArrow = readonly [string, Files]

export const PLANTED_ARROWS: readonly PlantedArrow[] = [
  ['contracts-stand-alone', { 'contracts/a.ts': uses('#platform/a.ts'), 'platform/a.ts': a }],
  ['language-stands-alone', { 'language/a.ts': uses('#contracts/a.ts'), 'contracts/a.ts': a }],
  ['brand-stands-alone', { 'brand/brand.ts': uses('#contracts/a.ts'), 'contracts/a.ts': a }],
  ['ui-knows-no-business', { 'ui/a.ts': uses('#modules/b/index.ts'), 'modules/b/index.ts': a }],
  ['web-sees-shared-shapes-only', { 'apps/web/src/a.ts': uses('#platform/a.ts'), 'platform/a.ts': a }],
  [
    'features-never-meet',
    { 'apps/web/src/features/x/a.ts': uses('../y/a.ts'), 'apps/web/src/features/y/a.ts': a },
  ],
  ...(['features/x', 'shell', 'page'] as const).map((room): PlantedArrow => [
    'app-is-the-roof',
    { [`apps/web/src/${room}/a.ts`]: uses('#apps/web/src/app/a.ts'), 'apps/web/src/app/a.ts': a },
  ]),
  [
    'app-is-the-roof',
    { 'apps/web/src/features/x/a.ts': fetches('../../app/a.ts'), 'apps/web/src/app/a.ts': a },
  ],
  [
    'rooms-know-no-feature',
    { 'apps/web/src/posts/a.ts': fetches('../features/x/a.ts'), 'apps/web/src/features/x/a.ts': a },
  ],
  [
    'navigation-is-the-floor',
    { 'apps/web/src/navigation/a.ts': types('../page/a.ts'), 'apps/web/src/page/a.ts': a },
  ],
  ['apps-never-meet', { 'apps/worker/a.ts': uses('#apps/api/a.ts'), 'apps/api/a.ts': a }],
  ['apps-never-meet', { 'apps/wiring/a.ts': uses('#apps/api/a.ts'), 'apps/api/a.ts': a }],
  ['wiring-is-for-servers', { 'apps/simulator/a.ts': uses('#apps/wiring/a.ts'), 'apps/wiring/a.ts': a }],
  ...(['api', 'worker', 'staff-api', 'wiring'] as const).map((server): PlantedArrow => [
    'servers-wire-only-server-code',
    { [`apps/${server}/a.ts`]: uses('#ui/a.ts'), 'ui/a.ts': a },
  ]),
  [
    'modules-see-no-apps-or-adapters',
    { 'modules/b/a.ts': uses('#adapters/smpp/a.ts'), 'adapters/smpp/a.ts': a },
  ],
  ['module-front-door', { 'modules/b/a.ts': uses('#modules/c/inside.ts'), 'modules/c/inside.ts': a }],
  [
    'front-door-for-tests',
    { 'modules/b/a.api.test.ts': uses('#modules/c/inside.ts'), 'modules/c/inside.ts': a },
  ],
  ['front-door-from-outside', { 'apps/api/a.ts': uses('#modules/c/inside.ts'), 'modules/c/inside.ts': a }],
  ['adapters-obey-ports', { 'adapters/smpp/a.ts': types('#adapters/cms/a.ts'), 'adapters/cms/a.ts': a }],
  [
    'adapters-take-types-only-from-modules',
    { 'adapters/smpp/a.ts': uses('#modules/c/index.ts'), 'modules/c/index.ts': a },
  ],
  ['platform-knows-no-business', { 'platform/a.ts': uses('#modules/c/index.ts'), 'modules/c/index.ts': a }],
  ['only-stores-speak-sql', { 'modules/b/rules.ts': uses('kysely', 'sql') }],
  ['browser-pays-for-no-server-library', { 'apps/web/src/a.ts': uses('kysely', 'sql') }],
  ['product-never-imports-its-tools', { 'modules/b/a.ts': uses('../../scripts/a.ts'), 'scripts/a.ts': a }],
  [
    'no-cycles',
    {
      'modules/b/a.ts': `${uses('./b.ts', 'b')}${a}`,
      'modules/b/b.ts': `${uses('./a.ts')}export const b = 2\n`,
    },
  ],
  [
    'no-cycles',
    {
      'modules/b/a.ts': `${fetches('./b.ts', 'b')}${a}`,
      'modules/b/b.ts': `${uses('./a.ts')}export const b = 2\n`,
    },
  ],
  [
    'no-cycles',
    {
      'modules/b/a.ts': `${uses('./b.ts', 'b')}export type A = number\n`,
      'modules/b/b.ts': `${types('./a.ts')}export const b = 2\n`,
    },
  ],
  [
    'no-cycles',
    {
      'modules/b/a.ts': "import type { B } from './b.ts'\nexport type A = number | B\n",
      'modules/b/b.ts': "import type { A } from './a.ts'\nexport type B = string | A[]\n",
    },
  ],
  ['status-stands-alone', { 'apps/status/a.ts': uses('#platform/config/a.ts'), 'platform/config/a.ts': a }],
  ['status-needs-no-packages', { 'apps/status/a.ts': uses('kysely', 'sql') }],
  ['resolvable', { 'modules/b/a.ts': uses('./gone.ts') }],
]

/** `apps/any` has packages of its own. */
export const apart = { 'apps/any/package.json': '{}\n' }
/** Vite bundles it. */
export const apartByVite = { ...apart, 'apps/any/vite.config.ts': 'export default {}\n' }

const ofOwnPackage: readonly PlantedArrow[] = [
  [
    'own-package-sees-shared-shapes-only',
    { 'apps/any/seed/a.ts': uses('../../../platform/a.ts'), 'platform/a.ts': a },
  ],
  [
    'own-package-bundles-only-itself',
    { 'apps/any/src/a.ts': uses('../../../contracts/a.ts'), 'contracts/a.ts': a },
  ],
  [
    'own-package-is-entered-by-its-tasks',
    { 'scripts/a.ts': uses('../apps/any/src/a.ts'), 'apps/any/src/a.ts': a },
  ],
  ['tasks-need-no-own-packages', { 'apps/any/tasks/a.ts': uses('../src/a.ts'), 'apps/any/src/a.ts': a }],
  ['resolvable-in-own-package', { 'apps/any/src/a.ts': uses('./gone.ts') }],
  ['product-never-imports-its-tools', { 'apps/any/main.ts': uses('../../scripts/a.ts'), 'scripts/a.ts': a }],
  ['apps-never-meet', { 'apps/any/main.ts': uses('../api/a.ts'), 'apps/api/a.ts': a }],
  [
    'no-cycles',
    {
      'apps/any/src/a.ts': `${uses('./b.ts')}export const b = 2\n`,
      'apps/any/src/b.ts': `import { b } from './a.ts'\nexport const a = b\n`,
    },
  ],
]

export const PLANTED_ARROWS_APART: readonly PlantedArrow[] = [
  ...ofOwnPackage.map(([rule, files]): PlantedArrow => [rule, { ...apart, ...files }]),
  [
    'own-website-sees-shared-shapes-only',
    { ...apartByVite, 'apps/any/src/a.ts': uses('../../../modules/x/index.ts'), 'modules/x/index.ts': a },
  ],
]
