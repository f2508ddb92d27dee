import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { brand } from '#brand'
import { root } from '../root.ts'

/** Loaded by its address: the types of the web's screens are no part of the tools. */
const TABLE = 'apps/web/src/navigation/addresses.ts'

async function sortedPaths(): Promise<string[]> {
  const { ADDRESSES } = (await import(pathToFileURL(join(root, TABLE)).href)) as {
    ADDRESSES: Record<string, string>
  }
  return Object.values(ADDRESSES).toSorted()
}

const TITLE = '/** Every path of the web app, made by `npm run generate` from its table of routes. */'
const LIST = 'export const APP_PATHS: readonly string[] = ['

/** The web's routes as the server may know them; the brand's own word is put in when they are read. */
export async function appPathsText(): Promise<string> {
  const lines = (await sortedPaths()).map((path) => `  \`${path.replaceAll(brand.slug, '${slug}')}\`,`)
  return [
    TITLE,
    "import { brand } from '#brand'",
    '',
    'const { slug } = brand',
    '',
    LIST,
    ...lines,
    ']',
    '',
  ].join('\n')
}

/** The same for the CMS, which sees nothing outside its folder and is told the brand's word when it starts. */
export async function cmsPathsText(): Promise<string> {
  const lines = (await sortedPaths()).map((path) => `  '${path.replaceAll(brand.slug, '{{slug}}')}',`)
  return [TITLE, LIST, ...lines, ']', ''].join('\n')
}
