import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brokenArrows } from '../scripts/arrows.ts'
import { root } from '../scripts/root.ts'
import { a, apart, apartByVite, PLANTED_ARROWS_APART, uses } from './planted-arrows.ts'
import { plantedCheckout, tool, type Files } from './planted-tree.ts'

/** The CMS has packages and a compiler of its own; the checks of the root look at it all the same. */
const real = (file: string) => ({ [file]: readFileSync(join(root, file), 'utf8') })
const CMS = { ...real('apps/cms/package.json'), ...real('apps/cms/tsconfig.json') }
const SOUND = "import { a } from './a.ts'\nprocess.exitCode = a\n"

describe('linter', () => {
  const lint = (files: Files) => tool('oxlint', ['--deny-warnings', '.'], { ...CMS, ...files })

  it.each([
    ['no-default-export', 'apps/cms/src/collections/a.ts', 'export default 1\n'],
    ['no-explicit-any', 'apps/cms/src/a.ts', 'export const a = (b: any) => b\n'],
    ['no-process-env', 'apps/cms/src/a.ts', "export const a = process.env['PORT']\n"],
    ['no-console', 'apps/cms/src/a.ts', "export const a = () => console.log('a')\n"],
    [
      'no-floating-promises',
      'apps/cms/tests/a.test.ts',
      "import { it } from 'node:test'\nconst a = async () => 1\nit('a', () => { a() })\n",
    ],
    ['max-lines', 'apps/cms/src/a.ts', `${'void 0\n'.repeat(401)}export {}\n`],
    [
      'max-lines-per-function',
      'apps/cms/src/a.ts',
      `export function a(): void {\n${'  void 0\n'.repeat(71)}}\n`,
    ],
  ])('%s is red on a planted violation', (rule, file, text) => {
    const { green, output } = lint({ [file]: text })
    expect(output).toContain(rule)
    expect(green).toBe(false)
  })

  it('sound code is green, and so is what Next, Payload and the runner of the tests ask for', () => {
    const files = {
      'apps/cms/src/app/(payload)/layout.tsx': 'export default function Layout() {\n  return null\n}\n',
      'apps/cms/src/settings.ts': "export const port = process.env['PORT']\n",
      'apps/cms/src/migrations/20270101_000000_a.ts': `${'void 0\n'.repeat(401)}export {}\n`,
      'apps/cms/tests/a.test.ts':
        "import assert from 'node:assert/strict'\nimport { it } from 'node:test'\nit('a', () => assert.ok(1))\n",
    }
    expect(lint(files)).toMatchObject({ green: true })
  })
})

describe('linter, of the office', () => {
  const OFFICE = { ...real('apps/office/package.json'), ...real('apps/office/tsconfig.json') }
  const lint = (file: string, text: string) =>
    tool('oxlint', ['--deny-warnings', '.'], { ...OFFICE, ...real('tsconfig.base.json'), [file]: text })
  const takes = (what: string, from: string) =>
    `import { ${what} } from '${from}'\nexport const a = ${what}\n`

  it.each([
    ['Edit', 'react-admin', 'useChange'],
    ['useUpdate', 'react-admin', 'useChange'],
    ['useDelete', 'react-admin', 'useChange'],
    ['DeleteButton', 'react-admin', 'useChange'],
    ['BulkDeleteButton', 'react-admin', 'useChange'],
    ['SaveButton', 'react-admin', 'useChange'],
    ['Create', 'react-admin', 'useChange'],
    ['useMutation', '@tanstack/react-query', 'useChange'],
    ['List', 'react-admin', 'never in the address'],
    ['useListController', 'react-admin', 'never in the address'],
    ['localStorageStore', 'react-admin', 'never in the address'],
    ['TextInput', 'react-admin', 'ask/fields.tsx'],
    ['useUpdate', 'ra-core', 'Take it from react-admin'],
  ])('%s of %s is red, and the way that is safe is named', (what, from, instead) => {
    const { green, output } = lint('apps/office/src/staff/a.ts', takes(what, from))
    expect(output).toContain('no-restricted-imports')
    expect(output).toContain(instead)
    expect(green).toBe(false)
  })

  it('nothing is kept in the browser', () => {
    const text = "export const a = () => localStorage.getItem('a')\n"
    expect(lint('apps/office/src/staff/a.ts', text).output).toContain('no-restricted-globals')
  })

  it('the wrapper itself, forms and fields are green', () => {
    expect(
      lint('apps/office/src/api/use-change.ts', takes('useMutation', '@tanstack/react-query')).green,
    ).toBe(true)
    expect(lint('apps/office/src/ask/fields.tsx', takes('TextInput', 'react-admin')).green).toBe(true)
  })
})

describe('formatter', () => {
  const check = (files: Files) => tool('oxfmt', ['--check', '.'], files).green

  it('is red on semicolons and double quotes, green without and on what Payload wrote', () => {
    expect(check({ 'apps/cms/src/a.ts': 'export const a = "a";\n' })).toBe(false)
    const written = 'apps/cms/src/app/(payload)/admin/importMap.js'
    expect(
      check({ 'apps/cms/src/a.ts': "export const a = 'a'\n", [written]: 'export const importMap = {};\n' }),
    ).toBe(true)
  })
})

describe('dead code', () => {
  const dead = (files: Files) =>
    tool('knip', ['--include', 'files,exports'], { ...CMS, 'apps/cms/main.ts': SOUND, ...files })

  it('is red on a file and an export nobody uses', () => {
    const { green, output } = dead({
      'apps/cms/a.ts': 'export const a = 1\nexport const unused = 2\n',
      'apps/cms/src/fields/orphan.ts': 'export const b = 1\n',
    })
    expect(output).toMatch(/orphan\.ts/)
    expect(output).toMatch(/unused/)
    expect(green).toBe(false)
  })

  it('is green when all is used', () => {
    expect(dead({ 'apps/cms/a.ts': 'export const a = 1\n' })).toMatchObject({ green: true })
  })
})

describe('arrows', () => {
  it.each(PLANTED_ARROWS_APART)(
    '%s is red on a planted violation in an app with its own packages',
    async (rule, files) => {
      const { broken } = await brokenArrows(plantedCheckout(files))
      expect(broken.join('\n')).toContain(`${rule}:`)
    },
  )

  it('a website with its own packages sees shapes, texts and the look', async () => {
    const shared = { 'apps/any/src/a.ts': uses('#contracts/a.ts'), 'contracts/a.ts': a }
    expect((await brokenArrows(plantedCheckout({ ...apartByVite, ...shared }))).broken).toEqual([])
  })

  it('a circle through the name Payload gives its configuration is seen', async () => {
    const files = {
      'apps/cms/src/payload.config.ts': "import { a } from './a.ts'\nexport default a\n",
      'apps/cms/src/a.ts': "import config from '@payload-config'\nexport const a = (): unknown => config\n",
    }
    const { broken } = await brokenArrows(plantedCheckout({ ...CMS, ...files }))
    expect(broken.join('\n')).toContain('no-cycles:')
  })

  it('brand, tasks, its own tests and packages that are not installed are green', async () => {
    const files = {
      ...apart,
      'apps/any/main.ts': uses('../../brand/brand.ts'),
      'apps/any/src/a.ts': uses('a-package-of-its-own'),
      'apps/any/tasks/build.ts': a,
      'apps/any/tests/run.ts': uses('../../../scripts/b.ts'),
      'brand/brand.ts': a,
      'scripts/a.ts': uses('../apps/any/tasks/build.ts'),
      'scripts/b.ts': a,
    }
    const { broken, cruised } = await brokenArrows(plantedCheckout(files))
    expect(broken).toEqual([])
    expect(cruised).toBeGreaterThanOrEqual(Object.keys(files).length - 1)
  })
})
