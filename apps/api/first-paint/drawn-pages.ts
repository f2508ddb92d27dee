import type { Form } from './draw-page.ts'

/** Beyond this many a page is served without a drawing; a later request tries again. */
const MOST_WAITING = 50

type Options<Page> = {
  /** A value that changes whenever readable content changes. */
  readonly generation: () => unknown
  /** Whether the page exists. Without this check anybody could keep us drawing for ever. */
  readonly knows: (path: string) => boolean
  /** Null when it cannot be drawn, now or in this generation. */
  readonly draw: (path: string, form: Form) => Promise<Page | null>
}

export type DrawnPages<Page> = {
  /** The page if it is already drawn. Otherwise it is queued for the next request; nobody waits for it. */
  find(path: string, form: Form): Page | null
  /** Draws pages before anybody asks for them, in this order, whenever nothing is requested. */
  drawAhead(paths: readonly string[], forms: readonly Form[]): void
}

type Wanted = { readonly key: string; readonly path: string; readonly form: Form }

const keyOf = (path: string, form: Form) => `${form.lang} ${form.wide} ${path}`

/** Pages other than home, each drawn once per change, one at a time. */
export function makeDrawnPages<Page>({ generation, knows, draw }: Options<Page>): DrawnPages<Page> {
  let drawnFor = generation()
  let drawn = new Map<string, Page | null>()
  let asked: Wanted[] = []
  let ahead: Wanted[] = []
  let busy = false

  function renew(): void {
    if (generation() === drawnFor) return
    drawnFor = generation()
    drawn = new Map()
    asked = []
    ahead = []
  }

  /** Requested pages come before those drawn ahead. */
  function next(): Wanted | undefined {
    const first = asked.shift()
    if (first) return first
    const from = ahead.findIndex(({ key }) => !drawn.has(key))
    const [wanted] = from < 0 ? [] : ahead.splice(0, from + 1).slice(from)
    return wanted
  }

  async function work(): Promise<void> {
    if (busy) return
    busy = true
    for (let wanted = next(); wanted; wanted = next()) {
      const pages = drawn
      pages.set(wanted.key, null)
      pages.set(wanted.key, await draw(wanted.path, wanted.form))
      // Pages queued for the old content are no longer needed.
      renew()
    }
    busy = false
  }

  return {
    find(path, form) {
      renew()
      const key = keyOf(path, form)
      const page = drawn.get(key)
      if (page !== undefined) return page
      if (asked.length < MOST_WAITING && knows(path)) {
        drawn.set(key, null)
        asked.push({ key, path, form })
        void work()
      }
      return null
    },
    drawAhead(paths, forms) {
      renew()
      ahead = forms.flatMap((form) => paths.map((path) => ({ key: keyOf(path, form), path, form })))
      void work()
    },
  }
}
