import type { Plugin } from 'vite'
import { withImports } from './with-imports.ts'

const HOME = /\/features\/home\/home-page\.tsx$/
/** Running text and headings: one that came after the page was laid out would have all of it laid out again. */
const FONT = /burmese-[47]00-[\w-]+\.woff2$/

/** Hints must stand before the script that turns them on. The server adds its own here, so the mark stays. */
const MARK = '<!--early-->'

const fontHint = (name: string) =>
  `<link data-early="font" as="font" type="font/woff2" crossorigin href="./${name}">`

type Chunk = {
  readonly type: string
  readonly facadeModuleId?: string | null
  readonly imports?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/**
 * The page is seen before the bundle runs, so what it is seen with travels first: style sheets, font, first picture.
 * The inline script of the body fetches and starts the bundle when they are there.
 */
const behindThePage = (html: string) =>
  html.replaceAll(
    /<script type="module" crossorigin src="([^"]+)"><\/script>/g,
    '<link crossorigin data-start href="$1">',
  )

type Bundle = Readonly<Record<string, Chunk>>

const link = (attrs: Record<string, string | boolean>) =>
  ({ tag: 'link', attrs: { crossorigin: true, ...attrs }, injectTo: 'head' }) as const

/**
 * What the first paint of the home page needs beside the bundle: its style sheets, which the page would otherwise bring
 * along much later, and the Burmese fonts as hints that the start script turns on for those who read Burmese.
 */
export function earlyFiles(): Plugin {
  return {
    name: 'early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle: built = {} }) {
        const bundle = built as Bundle
        const names = Object.keys(bundle)
        const home = names.find((name) => HOME.test(bundle[name]?.facadeModuleId ?? ''))
        const scripts = home ? [...withImports(home, bundle)] : []
        const styles = new Set(
          scripts.flatMap((name) => [...(bundle[name]?.viteMetadata?.importedCss ?? [])]),
        )
        const fonts = names.filter((name) => FONT.test(name)).toSorted()
        const isNew = (name: string) => !html.includes(name)
        return {
          html: behindThePage(html.replace(MARK, [...fonts.map(fontHint), MARK].join('\n    '))),
          // After the frame's own, which they refine.
          tags: [
            ...[...styles].filter(isNew).map((name) => link({ rel: 'stylesheet', href: `./${name}` })),
            ...scripts.filter(isNew).map((name) => link({ 'data-start': 'home', href: `./${name}` })),
          ],
        }
      },
    },
  }
}
