import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { brand } from '#brand'
import { root } from '../root.ts'

/** Loaded by its address: the types of the web's screens are no part of the tools. */
const TABLE = 'apps/web/src/navigation/addresses.ts'

/** The web's routes as the server may know them; the brand's own word is put in when they are read. */
export async function appPathsText(): Promise<string> {
  const { ADDRESSES } = (await import(pathToFileURL(join(root, TABLE)).href)) as {
    ADDRESSES: Record<string, string>
  }
  const paths = Object.values(ADDRESSES)
  const lines = paths.toSorted().map((path) => `  \`${path.replaceAll(brand.slug, '${slug}')}\`,`)
  return [
    '/** Every path of the web app, made by `npm run generate` from its table of routes. */',
    "import { brand } from '#brand'",
    '',
    'const { slug } = brand',
    '',
    'export const APP_PATHS: readonly string[] = [',
    ...lines,
    ']',
    '',
  ].join('\n')
}
