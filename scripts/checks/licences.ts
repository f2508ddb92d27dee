import type { Check, Tree } from './tree.ts'

type Entry = { readonly license?: string; readonly dev?: boolean; readonly link?: boolean }

/** Licences that require a notice and a copy of themselves, and nothing else. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'WTFPL',
  'Python-2.0',
])

/** Looked at by a person, with what was found. A new name here is a decision. */
const LOOKED_AT: ReadonlyArray<{ readonly name: RegExp; readonly why: string }> = [
  {
    name: /^@img\/sharp-/,
    why: 'libvips under the LGPL: a library beside sharp that anybody may replace; we change nothing of it',
  },
  { name: /^png-js$/, why: 'MIT by its LICENSE file; its manifest does not say' },
  { name: /^(busboy|streamsearch)$/, why: 'MIT, said in an old way that the lock does not copy' },
  { name: /^css-mediaquery$/, why: 'BSD with three clauses by its LICENSE file' },
  { name: /^caniuse-lite$/, why: 'a table of browsers under CC-BY, named by its own files' },
]

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** An expression of SPDX: one of several is enough where it says OR, all are needed where it says AND. */
export function isPermissive(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  if (/ OR /.test(bare)) return bare.split(' OR ').some(isPermissive)
  if (/ AND /.test(bare)) return bare.split(' AND ').every(isPermissive)
  return PERMISSIVE.has(bare)
}

/** Under a licence that anybody may ship, or looked at by a person. */
export const mayShip = (name: string, license: string): boolean =>
  isPermissive(license) || LOOKED_AT.some((one) => one.name.test(name))

const shipped = (tree: Tree, file: string): Array<[string, Entry]> =>
  Object.entries((JSON.parse(tree.read(file)) as { packages: Record<string, Entry> }).packages).filter(
    ([path, { dev, link }]) => path && !dev && !link,
  )

/** Everything we ship may be redistributed. */
export const licences: Check = {
  name: 'licences',
  run: (tree) =>
    tree.files
      .filter((file) => /(^|\/)package-lock\.json$/.test(file))
      .flatMap((file) =>
        shipped(tree, file)
          .map(([path, { license = '' }]) => ({ name: nameOf(path), license }))
          .filter(({ name, license }) => !mayShip(name, license))
          .map(({ name, license }) => ({
            file,
            message: `${name} is under ${license || 'no licence that it names'}: take another package, or look at it and write down what you found`,
          })),
      ),
}
