import type { Plugin } from 'vite'

const HOME = /\/features\/home\/home-page\.tsx$/
/** The face that running text is set in; headings may follow. */
const FONT = /burmese-400-[\w-]+\.woff2$/

/** Hints must stand before the script that turns them on. The server adds its own here, so the mark stays. */
const MARK = '<!--early-->'

const fontHint = (name: string) =>
  `<link data-early="font" as="font" type="font/woff2" crossorigin href="./${name}">`

type Chunk = {
  readonly type: string
  readonly facadeModuleId?: string | null
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

/**
 * What the first paint of the home page needs beside the bundle: its style sheet, which the page would otherwise bring
 * along much later, and the Burmese font as a hint that the start script turns on for those who read Burmese.
 */
export function earlyFiles(): Plugin {
  return {
    name: 'early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.entries(bundle) as [string, Chunk][]
        const [homeName, home] = files.find(([, file]) => HOME.test(file.facadeModuleId ?? '')) ?? []
        const styles = [...(home?.viteMetadata?.importedCss ?? [])]
        const fonts = files.map(([name]) => name).filter((name) => FONT.test(name))
        return {
          html: behindThePage(html.replace(MARK, [...fonts.map(fontHint), MARK].join('\n    '))),
          // After the frame's own, which it refines.
          tags: [
            ...styles.map((name) => ({
              tag: 'link',
              attrs: { rel: 'stylesheet', crossorigin: true, href: `./${name}` },
              injectTo: 'head' as const,
            })),
            {
              tag: 'link',
              attrs: { 'data-start': 'home', crossorigin: true, href: `./${homeName}` },
              injectTo: 'head' as const,
            },
          ],
        }
      },
    },
  }
}
