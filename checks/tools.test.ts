import { describe, expect, it } from 'vitest'
import { brokenArrows } from '../scripts/arrows.ts'
import { a, fetches, PLANTED_ARROWS, types, uses } from './planted-arrows.ts'
import { plantedCheckout, tool, type Files } from './planted-tree.ts'

describe('linter', () => {
  const lint = (files: Files) => tool('oxlint', ['--deny-warnings', '.'], files)

  it.each([
    ['no-default-export', 'modules/sharing/a.ts', 'export default 1\n'],
    ['no-explicit-any', 'modules/sharing/a.ts', 'export const a = (b: any) => b\n'],
    ['no-process-env', 'modules/sharing/a.ts', 'export const a = process.env.PORT\n'],
    ['no-console', 'platform/http/a.ts', "export const a = () => console.log('a')\n"],
    [
      'no-floating-promises',
      'modules/sharing/a.ts',
      'const a = async () => 1\nexport const b = () => { a() }\n',
    ],
    [
      'max-lines-per-function',
      'modules/sharing/a.ts',
      `export function a(): void {\n${'  void 0\n'.repeat(71)}}\n`,
    ],
    ['max-lines', 'modules/sharing/a.ts', `${'void 0\n'.repeat(401)}export {}\n`],
    ['ban-ts-comment', 'modules/sharing/a.ts', '// @ts-nocheck\nexport const a = 1\n'],
    [
      'no-restricted-properties',
      'apps/web/src/features/shops/streets/a.ts',
      "export const a = (b: { setHTML(c: string): void }) => b.setHTML('<b>')\n",
    ],
    [
      'no-restricted-imports',
      'apps/web/src/features/shops/streets/a.ts',
      "import { Popup } from 'maplibre-gl'\nexport const a = Popup\n",
    ],
    ['expect-expect', 'modules/sharing/a.test.ts', "import { it } from 'vitest'\nit('a', () => {})\n"],
    [
      'no-focused-tests',
      'modules/sharing/a.test.ts',
      "import { expect, it } from 'vitest'\nit.only('a', () => expect(1).toBe(1))\n",
    ],
  ])('%s is red on a planted violation', (rule, file, text) => {
    const { green, output } = lint({ [file]: text })
    expect(output).toContain(rule)
    expect(green).toBe(false)
  })

  it('sound code is green', () => {
    const files = {
      'modules/sharing/a.ts': 'export const a = async (b: string): Promise<number> => b.length\n',
      'apps/api/main.ts': 'export const port = process.env.PORT\n',
      'vitest.config.ts': 'export default {}\n',
    }
    expect(lint(files)).toMatchObject({ green: true })
  })
})

describe('formatter', () => {
  it('is red on semicolons and double quotes, green without', () => {
    const check = (text: string) => tool('oxfmt', ['--check', '.'], { 'modules/a/a.ts': text }).green
    expect(check('export const a = "a";\n')).toBe(false)
    expect(check("export const a = 'a'\n")).toBe(true)
  })
})

describe('compiler', () => {
  const types = (text: string) => tool('tsc', ['-p', 'tsconfig.json'], { 'modules/a/a.ts': text }).green

  it.each([
    ['a wrong type', "export const a: number = 'a'\n"],
    ['an unchecked index', 'export const a = (b: string[]): string => b[0]\n'],
    ['syntax that leaves code behind', 'export enum A { B }\n'],
  ])('%s is red', (_title, text) => {
    expect(types(text)).toBe(false)
  })

  it('sound code is green', () => {
    expect(types('export const a = (b: string[]): string | undefined => b[0]\n')).toBe(true)
  })
})

describe('compiler, of what old phones run', () => {
  const ENTRIES = {
    'language/myanmar-tools.d.ts': 'export {}\n',
    'apps/web/src/inline/start.ts': 'export {}\n',
    'apps/web/src/inline/first-paint.ts': 'export {}\n',
    'apps/web/src/codes/human-check/find-number.worker.ts': 'export {}\n',
  }
  const browser = (text: string) =>
    tool('tsc', ['-p', 'tsconfig.browser.json'], {
      ...ENTRIES,
      'apps/web/src/app/main.tsx': "export const later = () => import('../a.ts')\n",
      'apps/web/src/a.ts': text,
    }).green

  it.each([
    'export const a = [2, 1].toSorted()\n',
    'export const a = [2, 1].toReversed()\n',
    'export const a = [2, 1].at(-1)\n',
    'export const a = [2, 1].findLast((one) => one > 1)\n',
    "export const a = Object.hasOwn({}, 'a')\n",
    'export const a = Object.groupBy([2, 1], String)\n',
  ])('red, also in a file that is fetched later: %s', (text) => {
    expect(browser(text)).toBe(false)
  })

  it('what Chrome 87 has is green', () => {
    expect(browser("export const a = [[1]].flatMap(String).join('').replaceAll('a', 'b')\n")).toBe(true)
  })
})

describe('dead code', () => {
  const entry = "import { a } from './a.ts'\nprocess.exitCode = a\n"
  const dead = (files: Files) =>
    tool('knip', ['--include', 'files,exports'], { 'apps/api/main.ts': entry, ...files })

  it('is red on a file and an export nobody uses', () => {
    const { green, output } = dead({
      'apps/api/a.ts': 'export const a = 1\nexport const unused = 2\n',
      'modules/b/orphan.ts': 'export const b = 1\n',
    })
    expect(output).toMatch(/orphan\.ts/)
    expect(output).toMatch(/unused/)
    expect(green).toBe(false)
  })

  it('is green when all is used', () => {
    expect(dead({ 'apps/api/a.ts': 'export const a = 1\n' })).toMatchObject({ green: true })
  })
})

describe('arrows', () => {
  it.each(PLANTED_ARROWS)('%s is red on a planted violation', async (rule, files) => {
    const { broken } = await brokenArrows(plantedCheckout(files))
    expect(broken.join('\n')).toContain(`${rule}:`)
  })

  it('arrows that point down are green, and every file was seen', async () => {
    const files = {
      'apps/web/src/app/pages.ts': fetches('../features/x/a.ts', 'used'),
      'apps/web/src/features/x/a.ts': `${uses('#contracts/a.ts')}${fetches('../../navigation/a.ts')}`,
      'apps/web/src/navigation/a.ts': a,
      'apps/api/a.ts': uses('#modules/b/index.ts'),
      'apps/worker/a.ts': fetches('#apps/wiring/a.ts', 'used'),
      'apps/wiring/a.ts': uses('#modules/b/index.ts'),
      'apps/status/a.ts': uses('#contracts/a.ts'),
      'modules/b/index.ts': "export { a, type A } from './b-store.ts'\n",
      'modules/b/b-store.ts': `${uses('kysely', 'sql')}${a}`,
      'modules/b/b.api.test.ts': uses('#modules/c/c.builder.ts'),
      'modules/c/c.builder.ts': a,
      'adapters/smpp/a.ts': types('#modules/b/index.ts'),
      'contracts/a.ts': a,
    }
    const { broken, cruised } = await brokenArrows(plantedCheckout(files))
    expect(broken).toEqual([])
    expect(cruised).toBeGreaterThanOrEqual(Object.keys(files).length)
  })
})
