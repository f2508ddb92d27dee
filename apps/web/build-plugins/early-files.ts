import type { Plugin } from 'vite'
import { withImports } from './with-imports.ts'

const HOME = /\/features\/home\/home-page\.tsx$/
/**
 * Pages that are drawn ahead and often the first: their sheets need not wait until the drawing has named them. By their address,
 * without the id of what is shown, as `inline/start.ts` asks for them.
 */
const OFTEN_FIRST = {
  'log-in': /\/features\/identity\/log-in-page\.tsx$/,
  'mobile-services': /\/features\/packages\/packages-page\.tsx$/,
  'mobile-services/package': /\/features\/packages\/package-page\.tsx$/,
  promotions: /\/features\/promotions\/promotions-page\.tsx$/,
  'post-detail': /\/features\/post\/post-page\.tsx$/,
  'home-internet/all': /\/features\/fibre\/fibre-page\.tsx$/,
  qna: /\/features\/help\/help-page\.tsx$/,
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

/** One hint for all pages that want the sheet: every visit pays for these lines. */
const sheetHint = (pages: readonly string[], name: string) =>
  `<link data-early="${pages.join(' ')}" as="style" crossorigin href="./${name}">`

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
        const wantedBy = new Map<string, string[]>()
        for (const [page, module] of Object.entries(OFTEN_FIRST)) {
          // Also what the drawing may not be dressed in: the app brings all of them, and one that is late holds up the paint.
          const sheets = sheetsOf([...scriptsOf(BESIDE.other), ...scriptsOf(module)])
          for (const name of sheets)
            if (isNew(name) && !styles.has(name)) wantedBy.set(name, [...(wantedBy.get(name) ?? []), page])
        }
        const sheetHints = [...wantedBy].map(([name, pages]) => sheetHint(pages, name))
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
