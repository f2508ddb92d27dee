import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig, settingStandards } from '#platform/config/config.ts'
import { SETTING_WORDS } from '#platform/config/setting-words.ts'
import { gitTree, isTest } from '../scripts/checks/tree.ts'
import { envExampleText, OTHER_SETTINGS } from '../scripts/generated/env-example.ts'
import { root } from '../scripts/root.ts'

/** Set by the caller of a process, never by hand: the system, and the scripts around website and CMS. */
const NOT_FOR_PEOPLE = new Set(
  'API_ADDRESS CI PATH TMPDIR HOSTNAME PORT KEEP_ALIVE_TIMEOUT CMS_BRAND_NAME CMS_MEDIA_DIR CMS_MEDIA_ADDRESS CMS_BRAND_SLUG CMS_DRAWINGS_DIR CMS_SEED_DIR NODE_ENV XSS_CORPUS'.split(
    ' ',
  ),
)

const READ = /process\.env(?:\.([A-Z][A-Z_]+)|\['([A-Z][A-Z_]+)'\])/g
const SPREAD = /const \{([^}]*)\} = process\.env/g

const namesReadIn = (text: string): string[] => [
  ...[...text.matchAll(READ)].map((match) => match[1] ?? match[2] ?? ''),
  ...[...text.matchAll(SPREAD)].flatMap((match) => (match[1] ?? '').match(/\b[A-Z][A-Z_]+\b/g) ?? []),
]

const unlisted = (text: string, listed: ReadonlySet<string>): string[] =>
  namesReadIn(text).filter((name) => !listed.has(name) && !NOT_FOR_PEOPLE.has(name))

describe('.env.example', () => {
  it('is what platform/config says today', () => {
    expect(readFileSync(join(root, '.env.example'), 'utf8'), 'run: npm run generate').toBe(envExampleText())
  })

  it('would start the product: every value in it is a right one', () => {
    const values = parseEnv(envExampleText())
    expect(readConfig(values)).toMatchObject({ API_PORT: 8080, SHARE_BALANCE: false })
    const names = [...settingStandards().keys(), ...Object.keys(OTHER_SETTINGS)]
    expect(Object.keys(values).toSorted()).toEqual(names.toSorted())
  })

  it('tells each setting in whole sentences', () => {
    const said = Object.entries({ ...SETTING_WORDS, ...OTHER_SETTINGS })
    expect(said.filter(([, { says }]) => !/^\S.{10,}\.$/.test(says)).map(([name]) => name)).toEqual([])
  })

  const listed = new Set([...Object.keys(SETTING_WORDS), ...Object.keys(OTHER_SETTINGS)])

  it('lists every variable that a process of the product reads', () => {
    const tree = gitTree(root)
    const product = tree.files.filter(
      (file) =>
        /^(apps|adapters|modules|platform)\/.*\.ts$/.test(file) && !isTest(file) && !/\/tests\//.test(file),
    )
    expect(product.length).toBeGreaterThan(100)
    expect(
      product.flatMap((file) => unlisted(tree.read(file), listed).map((name) => `${file} ${name}`)),
    ).toEqual([])
  })

  it('a variable that nobody listed is seen', () => {
    expect(unlisted("const a = process.env['NEW_FLAG'] ?? process.env.API_PORT", listed)).toEqual([
      'NEW_FLAG',
    ])
    expect(unlisted("const { NEW_PORT = '1', LOG_LEVEL } = process.env", listed)).toEqual(['NEW_PORT'])
  })
})
