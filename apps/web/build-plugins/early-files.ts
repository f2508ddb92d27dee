import type { Plugin } from 'vite'
import { withImports } from './with-imports.ts'

const HOME = /\/features\/home\/home-page\.tsx$/
/** Pages that are drawn ahead and often the first: their sheets need not wait until the drawing has named them. */
const OFTEN_FIRST = {
  'log-in': /\/features\/identity\/log-in-page\.tsx$/,
  package: /\/features\/packages\/package-page\.tsx$/,
} as const
/** What else travels beside the bundle, by who needs it. */
const BESIDE = {
  other: /\/app\/other-page\.tsx$/,
  wide: /\/shell\/header\/desktop-header\.tsx$/,
} as const
/** Running text and headings: one that came after the page was laid out would have all of it laid out again. */
const FONT = /burmese-[47]00-[\w-]+\.woff2$/

/** Hints must stand before the script that turns them on. The server adds its own here, so the mark stays. */
const MARK = '<!--early-->'

const sheetHint = (page: string, name: string) =>
  `<link data-early="${page}" as="style" crossorigin href="./${name}">`

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

/** What a drawing is certainly dressed in: the sheet of its page, and the one that comes with nearly every page. */
const isOwnOrOfMany = (name: string, bundle: Bundle, module: RegExp) =>
  name.includes('/many-parts-') || module.test(bundle[name]?.facadeModuleId ?? '')

const link = (attrs: Record<string, string | boolean>) =>
  ({ tag: 'link', attrs: { crossorigin: true, ...attrs }, injectTo: 'head' }) as const

/**
 * What the first paint of the home page needs beside the bundle: its style sheets, which the page would otherwise bring
 * along much later, and the Burmese fonts as hints that the start script turns on for those who read Burmese. Who comes to
 * another page, or with a wide screen, gets what that needs beside the bundle too, not after it.
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
        const scriptsOf = (module: RegExp) =>
          names
            .filter((name) => module.test(bundle[name]?.facadeModuleId ?? ''))
            .flatMap((name) => [...withImports(name, bundle)])
        const scripts = scriptsOf(HOME)
        const sheetsOf = (files: readonly string[]) =>
          new Set(files.flatMap((name) => [...(bundle[name]?.viteMetadata?.importedCss ?? [])]))
        const styles = sheetsOf(scripts)
        const fonts = names.filter((name) => FONT.test(name)).toSorted()
        const isNew = (name: string) => !html.includes(name)
        const sheetHints = Object.entries(OFTEN_FIRST).flatMap(([page, module]) => {
          const files = scriptsOf(module).filter((name) => isOwnOrOfMany(name, bundle, module))
          return [...sheetsOf(files)].filter(isNew).map((name) => sheetHint(page, name))
        })
        return {
          html: behindThePage(
            html.replace(MARK, [...sheetHints, ...fonts.map(fontHint), MARK].join('\n    ')),
          ),
          // After the frame's own, which they refine.
          tags: [
            ...[...styles].filter(isNew).map((name) => link({ rel: 'stylesheet', href: `./${name}` })),
            ...scripts.filter(isNew).map((name) => link({ 'data-start': 'home', href: `./${name}` })),
            ...Object.entries(BESIDE).flatMap(([who, module]) =>
              scriptsOf(module)
                .filter(isNew)
                .map((name) => link({ 'data-start': who, href: `./${name}` })),
            ),
          ],
        }
      },
    },
  }
}
