import type { Plugin } from 'vite'

const SHEET = /import (\w+) from ('[^']+\.module\.css')/g

/** A name that is looked up while the page runs needs the table of all. */
const looksUp = (code: string, table: string) => new RegExp(`\\b${table}\\s*[[,)}]`).test(code)

/** Each class by its own name, where all of them are named in the code. */
export const byName = (code: string): string =>
  code.replace(SHEET, (line, table: string, file: string) =>
    looksUp(code, table) ? line : `import * as ${table} from ${file}`,
  )

/**
 * A class of a style sheet stands where it is used, as text. As one table per sheet, which is how the bundler gets them, the
 * name of each would travel twice, used or not: half a kilobyte of a first load.
 */
export function inlinedClasses(): Plugin {
  return {
    name: 'inlined-classes',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: '.module.css' },
      handler: (code) => ({ code: byName(code), map: null }),
    },
  }
}
