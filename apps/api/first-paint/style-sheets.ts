import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CLASSES_OF_SHEET = /\.([A-Za-z_][\w-]*)/g
const CLASSES_OF_MARKUP = /\bclass="([^"]*)"/g
/** A page refines the components it uses, so its own sheet comes last. */
const isOfPage = (name: string) => /-page-[\w-]+\.css$/.test(name)
/** Nearly every page needs it with the app; loading it later would make the browser restyle all elements. */
const isOfMany = (name: string) => /^(many|other)-parts-/.test(name)
/** A preload hint names a sheet too, but does not apply it. */
const SHEET_LINKS = /<link\b[^>]*\brel="stylesheet"[^>]*>/g

export type StyleSheets = {
  /** Links to the sheets that this markup needs, beyond those in index.html. */
  linksFor(html: string): string
}

/** The build makes class names unique, so a sheet is needed exactly when one of its classes is used. */
export function readStyleSheets(webDist: string, indexHtml: string): StyleSheets {
  const folder = join(webDist, 'assets')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.css')) : []
  const links = [...indexHtml.matchAll(SHEET_LINKS)].join('')
  const sheets = names
    .filter((name) => !links.includes(name))
    .toSorted((a, b) => Number(isOfPage(a)) - Number(isOfPage(b)))
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return { name, classes: [...new Set([...text.matchAll(CLASSES_OF_SHEET)].map(([, one = '']) => one))] }
    })
  return {
    linksFor(html) {
      const used = new Set([...html.matchAll(CLASSES_OF_MARKUP)].flatMap(([, list = '']) => list.split(' ')))
      return sheets
        .filter(({ name, classes }) => isOfMany(name) || classes.some((one) => used.has(one)))
        .map(({ name }) => `<link rel="stylesheet" href="./assets/${name}">`)
        .join('')
    },
  }
}
