import { Worker } from 'node:worker_threads'
import { LANGUAGES, type Lang } from '#contracts/language.ts'

/** One of the forms a page is drawn in: everything else is the style sheets' work. */
export type Form = { readonly lang: Lang; readonly wide: boolean }

/** `answers`: what the page was told, as JSON; the app begins with it. */
export type DrawnPage = { readonly html: string; readonly answers: string }

export type DrawnHome = Form & DrawnPage

/** One width on either side of where the header changes its form. */
const WIDTHS_PX = { narrow: 360, wide: 1280 } as const
const PATIENCE_MS = 30_000

export type Drawing = {
  /** The built pages, see `render-page.tsx` of the website. */
  readonly bundle: string
  /** Where this process itself answers; the page asks it like any browser would. */
  readonly origin: string
}

/** Null when it is not the same for all. A new thread each time: nothing of one page is left for the next. */
export function drawPage(
  { bundle, origin }: Drawing,
  path: string,
  { lang, wide }: Form,
): Promise<DrawnPage | null> {
  const page = { origin, path, lang, widthPx: WIDTHS_PX[wide ? 'wide' : 'narrow'] }
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: { bundle, page },
    env: {},
  })
  return new Promise<DrawnPage | null>((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error('drawing the page took too long')), PATIENCE_MS)
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`the drawing thread ended with ${code}`)))
    thread.once('exit', () => clearTimeout(tooLate))
  }).finally(() => void thread.terminate())
}

/** The home page in every form that index.html carries, one after the other: it is never urgent. */
export async function drawHome(drawing: Drawing): Promise<DrawnHome[]> {
  const drawn: DrawnHome[] = []
  for (const lang of LANGUAGES) {
    for (const wide of [false, true]) {
      const page = await drawPage(drawing, '', { lang, wide })
      if (page) drawn.push({ lang, wide, ...page })
    }
  }
  return drawn
}
