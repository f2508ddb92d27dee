import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSeed } from '#db/seed/read-seed.ts'
import { root } from '../scripts/root.ts'

type Code = { readonly file: string; readonly text: string }

/** Where the key is an argument: the keys its callers give it. */
const GIVEN: Readonly<Record<string, readonly string[]>> = {
  'offline-reading/kept-answers.ts': ['kept', 'kept-order'],
  'value/kept-moves.ts': ['__OWN__: move', '__OWN__: code'],
  // Only deletes, whatever is there.
  'session/own-storage.ts': [],
  'session/stored-value.ts': [],
}

const CALL = /\b(?:storedValue|(?:local|session)Storage\.setItem|indexedDB\.open)\(\s*((?:\(\)|[^,()])*)/g

/** `${ownPrefix()}vouchers` as the table names it. */
const nameOf = (literal: string): string =>
  literal
    .slice(1, -1)
    .replace(/^\$\{ownPrefix\(\)\}([\w-]+).*$/, '__OWN__: $1')
    .replace(/\|.*$/, '')

const constantOf = (name: string, text: string): string | undefined =>
  new RegExp(String.raw`\bconst ${name} = ('[^']*')`).exec(text)?.[1]

/** The names under which one file keeps something in the browser; `null` for a key that cannot be read from it. */
function keysIn({ file, text }: Code): readonly (string | null)[] {
  const written = [...text.matchAll(CALL)].flatMap(([, argument = '']) => {
    const literal = /^['"`]/.test(argument) ? argument : constantOf(argument.trim(), text)
    if (literal === undefined) return file in GIVEN ? [] : [null]
    return [nameOf(literal.trim())]
  })
  return [...written, ...(GIVEN[file] ?? [])]
}

function problemsOf(code: readonly Code[], table: readonly string[]): string[] {
  const named = new Set(table.flatMap(namesOf))
  return code.flatMap((one) =>
    keysIn(one).flatMap((key) => {
      if (key === null) return [`${one.file} keeps something under a key that this test cannot read`]
      return named.has(key) ? [] : [`${one.file} keeps ${key}, which the cookie page does not name`]
    }),
  )
}

/** `__OWN__: move, code` names two. */
function namesOf(cell: string): string[] {
  const [, prefix = '', rest = cell] = /^(__OWN__: )(.*)$/.exec(cell) ?? []
  return rest.split(', ').map((name) => prefix + name)
}

type Cell = { readonly text: string }
type Page = { readonly blocks: readonly { readonly type: string; readonly rows?: readonly Cell[][] }[] }

function tableOfCookiePage(): string[] {
  const page = (readSeed().documents.get('page') ?? []).find(({ id }) => id === 'cookie')?.body as Page
  return page.blocks.flatMap(({ type, rows = [] }) =>
    type === 'table' ? rows.map(([name]) => name?.text ?? '') : [],
  )
}

const SOURCES = join(root, 'apps/web/src')

const ours: Code[] = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(SOURCES, file), 'utf8') }))

it('the cookie page names everything the website keeps on a device', () => {
  expect(ours.flatMap(keysIn).length).toBeGreaterThan(20)
  expect(problemsOf(ours, tableOfCookiePage())).toEqual([])
})

it.each([
  ['a key written out', "storedValue('__NEW__', () => localStorage)", 'keeps __NEW__,'],
  ['a constant', "const KEY = '__NEW__'\nstoredValue(KEY, () => sessionStorage)", 'keeps __NEW__,'],
  ['something of the account', 'storedValue(`${ownPrefix()}new`, () => localStorage)', 'keeps __OWN__: new,'],
  ['one per purpose', 'storedValue(`__NEW__|${purpose}`, () => sessionStorage)', 'keeps __NEW__,'],
  ['a database', "const NAME = 'new'\nindexedDB.open(NAME, 1)", 'keeps new,'],
  ['a key from elsewhere', 'localStorage.setItem(key, text)', 'cannot read'],
])('control: %s is found', (_, text, words) => {
  expect(problemsOf([{ file: 'new.ts', text }], tableOfCookiePage()).join('\n')).toContain(words)
})
