import { Worker } from 'node:worker_threads'
import { LANGUAGES, type Lang } from '#contracts/language.ts'

export type DrawnHome = { readonly lang: Lang; readonly wide: boolean; readonly html: string }

/** One width on either side of where the header changes its form; everything else is the style sheets' work. */
const WIDTHS_PX = { narrow: 360, wide: 1280 } as const
const PATIENCE_MS = 30_000

type Request = { readonly bundle: string; readonly origin: string }

function drawOne(request: Request, lang: Lang, wide: boolean): Promise<DrawnHome> {
  const page = { origin: request.origin, lang, widthPx: WIDTHS_PX[wide ? 'wide' : 'narrow'] }
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: { bundle: request.bundle, page },
    env: {},
  })
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error('drawing the home page took too long')), PATIENCE_MS)
    thread.once('message', (html: string) => resolve({ lang, wide, html }))
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`the drawing thread ended with ${code}`)))
    thread.once('exit', () => clearTimeout(tooLate))
  }).finally(() => void thread.terminate()) as Promise<DrawnHome>
}

/** The home page in every form that index.html carries, one after the other: it is never urgent. */
export async function drawHome(request: Request): Promise<DrawnHome[]> {
  const drawn: DrawnHome[] = []
  for (const lang of LANGUAGES) {
    for (const wide of [false, true]) drawn.push(await drawOne(request, lang, wide))
  }
  return drawn
}
