import { describe, expect, it } from 'vitest'
import { bothLanguages } from '../scripts/checks/both-languages.ts'
import { brandWord } from '../scripts/checks/brand-word.ts'
import { exactVersions } from '../scripts/checks/exact-versions.ts'
import { fileLength } from '../scripts/checks/file-length.ts'
import { folderNames } from '../scripts/checks/folder-names.ts'
import { glossary } from '../scripts/checks/glossary.ts'
import { machinePaths } from '../scripts/checks/machine-paths.ts'
import { nodeVersion, wrongNode } from '../scripts/checks/node-version.ts'
import { makeOneWord } from '../scripts/checks/one-word.ts'
import { syntaxBans } from '../scripts/checks/syntax-bans.ts'
import { gitTree, type Check } from '../scripts/checks/tree.ts'
import { unfinished } from '../scripts/checks/unfinished.ts'
import { root } from '../scripts/root.ts'
import { problemsOf, type Files } from './planted-tree.ts'

const lines = (count: number): string => 'export const a = 1\n'.repeat(count)

/** Put together, so that this file names no such path itself. */
const TEMPORARY = ['', 'tmp'].join('/')

/** A domain with its word in every layer. */
const WHOLE: Files = {
  'contracts/gifts.ts': 'export const give = defineCall({})\n',
  'modules/gifts/index.ts': '',
  'apps/web/src/features/gifts/gift-page.tsx': '',
  'i18n/en/gifts.json': '{}',
  'e2e/journeys/gifts-silent.spec.ts': '',
}
const without = (file: string): Files =>
  Object.fromEntries(Object.entries(WHOLE).filter(([name]) => name !== file))

const noExceptions = makeOneWord([])
const noJourney = makeOneWord([{ words: ['gifts'], without: ['journey'], why: 'planted' }])

const planted: Array<[string, Check, Files]> = [
  ['a utils folder', folderNames, { 'modules/sharing/utils/a.ts': '' }],
  ['a lib folder', folderNames, { 'apps/web/src/lib/a.ts': '' }],
  ['S-002 the brand in a source file', brandWord, { 'apps/web/src/a.ts': "export const name = 'Thazin'\n" }],
  ['S-002 the brand in a translation', brandWord, { 'i18n/my/home.json': '{"hello":"သဇင် မှ ကြိုဆိုပါသည်"}' }],
  ['S-002 the brand in a style sheet', brandWord, { 'ui/a.css': '.thazin-card { color: red }\n' }],
  ['a path of one machine', machinePaths, { 'docs/a.md': 'see `/home/min/product/a.ts`\n' }],
  ['a temporary path in a test', machinePaths, { 'e2e/a.spec.ts': `const out = '${TEMPORARY}/out.png'\n` }],
  ['401 lines', fileLength, { 'modules/a/a.ts': lines(401) }],
  ['401 lines of styles', fileLength, { 'ui/a.css': '.a { color: red }\n'.repeat(401) }],
  ['a mark for later', unfinished, { 'modules/a/a.ts': '// TODO later\n' }],
  ['a promise on the page', unfinished, { 'i18n/en/a.json': '{"a":"Coming soon"}' }],
  ['a skipped test', unfinished, { 'modules/a/a.test.ts': "it.skip('a', () => {})\n" }],
  ['a test that runs alone', unfinished, { 'e2e/a.spec.ts': "test.describe.only('a', () => {})\n" }],
  ['a compiler switched off', unfinished, { 'modules/a/a.ts': '// @ts-ignore\n' }],
  [
    'a rule silenced without a word',
    unfinished,
    { 'modules/a/a.ts': '// oxlint-disable-next-line no-console\n' },
  ],
  ['export star', syntaxBans, { 'modules/a/index.ts': "export * from './b.ts'\n" }],
  ['export star as', syntaxBans, { 'modules/a/index.ts': "export * as b from './b.ts'\n" }],
  ['an enum', syntaxBans, { 'modules/a/a.ts': 'export enum A { B }\n' }],
  ['the time from the air', syntaxBans, { 'modules/a/a.ts': 'export const a = new Date()\n' }],
  ['the time from Date.now', syntaxBans, { 'platform/http/a.ts': 'export const a = Date.now()\n' }],
  [
    'the time of the database server',
    syntaxBans,
    { 'modules/a/a-store.ts': 'export const a = sql`select now()`\n' },
  ],
  [
    'the time of the database server beside a slot',
    syntaxBans,
    { 'modules/a/a-store.ts': 'export const a = (b: number) => sql<Date>`select ${b}, clock_timestamp()`\n' },
  ],
  [
    'the number of a session',
    syntaxBans,
    { 'modules/a/routes.ts': 'export const a = (s: Session) => s.ownNumber\n' },
  ],
  [
    'the number of a session under another name',
    syntaxBans,
    { 'modules/a/routes.ts': 'export const a = ({ ownNumber: line }: Session) => line\n' },
  ],
  ['a copy old phones cannot make', syntaxBans, { 'ui/a.tsx': 'export const a = structuredClone({})\n' }],
  [
    'an id old phones cannot make',
    syntaxBans,
    { 'apps/web/src/a.ts': 'export const a = window.crypto.randomUUID()\n' },
  ],
  ['the time in the CMS', syntaxBans, { 'apps/cms/src/a.ts': 'export const a = new Date()\n' }],
  [
    'a text without Burmese',
    bothLanguages,
    { 'i18n/en/a.json': '{"b":"Pay {{n}} Ks"}', 'i18n/my/a.json': '{}' },
  ],
  ['a text without English', bothLanguages, { 'i18n/en/a.json': '{}', 'i18n/my/a.json': '{"b":"ဒေတာ"}' }],
  [
    'other slots in Burmese',
    bothLanguages,
    { 'i18n/en/a.json': '{"b":"{{n}} days"}', 'i18n/my/a.json': '{"b":"ရက်"}' },
  ],
  ['a version range', exactVersions, { 'package.json': '{"dependencies":{"a":"^1.0.0"}}' }],
  ...Object.keys(WHOLE).map((file): [string, Check, Files] => [
    `a word without ${file}`,
    noExceptions,
    without(file),
  ]),
  ['an exception that is none any more', noJourney, WHOLE],
  [
    'an exception for a word that is gone',
    makeOneWord([{ words: ['presents'], without: ['journey'], why: 'planted' }]),
    WHOLE,
  ],
  [
    'a module nobody explained',
    glossary,
    { 'modules/gifts/index.ts': '', 'GLOSSARY.md': '| gift | see `gifts` |\n' },
  ],
  ['another Node', nodeVersion, { '.node-version': '20.1.0\n' }],
]

const sound: Array<[string, Check, Files]> = [
  ['a folder with a name', folderNames, { 'modules/sharing/a.ts': '', 'apps/web/src/library/a.ts': '' }],
  [
    'the brand in its file and in data',
    brandWord,
    { 'brand/brand.ts': "'Thazin'", 'db/seed/posts.ts': "'Thazin'" },
  ],
  [
    'a path of Debian and a route',
    machinePaths,
    { 'docs/a.md': '`/usr/bin/chromium` and `/work-with-us`\n' },
  ],
  ['400 lines', fileLength, { 'modules/a/a.ts': lines(400) }],
  [
    'a module that is explained',
    glossary,
    { 'modules/gifts/index.ts': '', 'GLOSSARY.md': '| `gifts` | လက်ဆောင် | for another line |\n' },
  ],
  ['401 generated lines', fileLength, { 'db/schema.generated.ts': lines(401) }],
  [
    'a rule silenced with a reason',
    unfinished,
    { 'a.ts': '// oxlint-disable-next-line no-console -- the console is the screen\n' },
  ],
  ['named exports', syntaxBans, { 'modules/a/index.ts': "export { b } from './b.ts'\n" }],
  ['a given time', syntaxBans, { 'modules/a/a.ts': 'export const a = (at: string) => new Date(at)\n' }],
  [
    'the time of the product in SQL',
    syntaxBans,
    { 'modules/a/a-store.ts': 'export const a = sql`select platform.now()`\n' },
  ],
  [
    'the line of a session',
    syntaxBans,
    { 'modules/a/routes.ts': "export const a = (s: Session) => lineFor(s, undefined, 'see')\n" },
  ],
  [
    'the number of a session in identity',
    syntaxBans,
    { 'modules/identity/line-for.ts': 'export const a = (s: Session) => s.ownNumber\n' },
  ],
  ['the clock itself', syntaxBans, { 'platform/clock/clock.ts': 'export const now = () => new Date()\n' }],
  [
    'a text in both languages',
    bothLanguages,
    { 'i18n/en/a.json': '{"b":"{{n}} days"}', 'i18n/my/a.json': '{"b":"{{n}} ရက်"}' },
  ],
  ['one version', exactVersions, { 'package.json': '{"dependencies":{"a":"1.0.0","b":"npm:c@2.0.1"}}' }],
  ['one word in every layer', noExceptions, WHOLE],
  [
    'one word, in a room that features share',
    noExceptions,
    { ...without('apps/web/src/features/gifts/gift-page.tsx'), 'apps/web/src/gifts/given.tsx': '' },
  ],
  ['a word with a reason', noJourney, without('e2e/journeys/gifts-silent.spec.ts')],
  ['a contract without calls', noExceptions, { 'contracts/money.ts': 'export type Money = number\n' }],
  ['this Node', nodeVersion, { '.node-version': `${process.version}\n` }],
]

describe('own checks', () => {
  it.each(planted)('%s turns the check red', (_title, check, files) => {
    expect(problemsOf(check, files)).toHaveLength(1)
  })

  it.each(sound)('%s is left alone', (_title, check, files) => {
    expect(problemsOf(check, files)).toEqual([])
  })

  it('a missing Burmese text is told with its file, its English and its slots', () => {
    const files = { 'i18n/en/a.json': '{"b":"Pay {{n}} Ks"}', 'i18n/my/a.json': '{}' }
    expect(problemsOf(bothLanguages, files)).toEqual([
      {
        file: 'i18n/my/a.json',
        message:
          '"b" has no Burmese text: add it here with {{n}} (English: "Pay {{n}} Ks"), or take it out of i18n/en/a.json',
      },
    ])
  })

  it('every planted fault is told with what to do instead', () => {
    const told = planted.flatMap(([, check, files]) => problemsOf(check, files))
    const doing = /: |use |ask |name |say |run |take |choose /
    expect(told.filter(({ message }) => !doing.test(message)).map(({ message }) => message)).toEqual([])
  })

  it('a wrong Node is told with the remedy', () => {
    expect(wrongNode('v20.20.2', '24.21.0')).toContain('npm ci')
    expect(wrongNode('v24.3.0', '24.21.0')).toBeNull()
  })

  it('S-002 the brand word is in no source file but the brand file', () => {
    expect(brandWord.run(gitTree(root))).toEqual([])
  })
})
