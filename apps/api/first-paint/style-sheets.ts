import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CLASSES_OF_SHEET = /\.([A-Za-z_][\w-]*)/g
const CLASSES_OF_MARKUP = /\bclass="([^"]*)"/g
/** A page refines the parts it is made of, so its own sheet comes last. */
const isOfPage = (name: string) => /-page-[\w-]+\.css$/.test(name)
/** The app brings it to nearly every page; to come later it would have the browser judge all elements again. */
const isOfMany = (name: string) => /^(many|other)-parts-/.test(name)
/** A hint names a sheet too, but dresses nothing. */
const SHEET_LINKS = /<link\b[^>]*\brel="stylesheet"[^>]*>/g

export type StyleSheets = {
  /** Links to the sheets that dress this markup, beyond those index.html has anyway. */
  linksFor(html: string): string
}

/** The build names classes apart, so a sheet is needed exactly when one of its classes is. */
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
