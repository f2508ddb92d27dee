import { Worker } from 'node:worker_threads'
import { LANGUAGES, type Lang } from '#contracts/language.ts'
import type { Drawn, DrawnPage, Wanted } from './drawn-page.ts'

/** The forms a page is drawn in; style sheets do the rest. */
export type Form = { readonly lang: Lang; readonly wide: boolean }

export type DrawnHome = Form & DrawnPage

/** One width on either side of the header's breakpoint. */
const WIDTHS_PX = { narrow: 360, wide: 1280 } as const
const PATIENCE_MS = 30_000
/** Loading the pages takes longer than drawing one, so the thread stays alive for a while. */
const IDLE_MS = 5000

export type Drawing = {
  /** The built pages, see `render-page.tsx` of the website. */
  readonly bundle: string
  /** This process's own address; the drawn page requests data from it like a browser. */
  readonly origin: string
  /** How long the thread stays alive without work. */
  readonly idleMs?: number
}

export type Pen = {
  /** Null when the page is not the same for everybody. One at a time, however many are requested. */
  draw(path: string, form: Form, headers?: Wanted['headers']): Promise<DrawnPage | null>
  /** Later pages are drawn by a new thread, which has no state from before. */
  renew(): void
  close(): void
}

/** Draws in a thread of its own, because pages set globals that must not reach the server. */
export function makePen({ bundle, origin, idleMs = IDLE_MS }: Drawing): Pen {
  let thread: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()

  function end(): void {
    clearTimeout(idle)
    void thread?.terminate()
    thread = null
  }

  async function drawNow(
    path: string,
    { lang, wide }: Form,
    headers: Wanted['headers'],
  ): Promise<DrawnPage | null> {
    clearTimeout(idle)
    thread ??= new Worker(new URL('./thread.ts', import.meta.url), { workerData: { bundle }, env: {} })
    try {
      const widthPx = WIDTHS_PX[wide ? 'wide' : 'narrow']
      return await answerOf(thread, { origin, path, lang, widthPx, headers })
    } catch (error) {
      end()
      throw error
    } finally {
      idle = setTimeout(end, idleMs)
      idle.unref()
    }
  }

  return {
    draw(path, form, headers = {}) {
      const drawn = turn.then(() => drawNow(path, form, headers))
      turn = drawn.catch(() => undefined)
      return drawn
    },
    renew() {
      turn = turn.then(end)
    },
    close: end,
  }
}

function answerOf(thread: Worker, wanted: Wanted): Promise<DrawnPage | null> {
  const heard = new AbortController()
  return new Promise<DrawnPage | null>((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error('drawing the page took too long')), PATIENCE_MS)
    const ended = (code: number) => reject(new Error(`the drawing thread ended with ${code}`))
    const told = ({ page, failure }: Drawn) => (failure === null ? resolve(page) : reject(new Error(failure)))
    thread.once('message', told).once('error', reject).once('exit', ended)
    heard.signal.addEventListener('abort', () => {
      clearTimeout(tooLate)
      thread.off('message', told).off('error', reject).off('exit', ended)
    })
    thread.postMessage(wanted)
  }).finally(() => heard.abort())
}

/** The home page in every form that index.html contains, one after the other, because it is never urgent. */
export async function drawHome(pen: Pen): Promise<DrawnHome[]> {
  const drawn: DrawnHome[] = []
  for (const lang of LANGUAGES) {
    for (const wide of [false, true]) {
      const page = await pen.draw('', { lang, wide })
      if (page) drawn.push({ lang, wide, ...page })
    }
  }
  return drawn
}
