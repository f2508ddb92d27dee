import type { Form } from './draw-page.ts'

/** More than these and a page simply comes without: it is drawn when asked for again. */
const MOST_WAITING = 50

type Options<Page> = {
  /** Another value whenever anything readable has changed. */
  readonly generation: () => unknown
  /** Whether there is such a page. Without it anybody could have us draw for ever. */
  readonly knows: (path: string) => boolean
  /** Null when it cannot be drawn, now or for this generation. */
  readonly draw: (path: string, form: Form) => Promise<Page | null>
}

export type DrawnPages<Page> = {
  /** The page if it is drawn already. If not it is drawn for the next who asks; nobody waits for it. */
  find(path: string, form: Form): Page | null
  /** Has pages drawn that nobody has asked for yet, in this order, whenever nothing is asked for. */
  drawAhead(paths: readonly string[], forms: readonly Form[]): void
}

type Wanted = { readonly key: string; readonly path: string; readonly form: Form }

const keyOf = (path: string, form: Form) => `${form.lang} ${form.wide} ${path}`

/** Pages other than home, each drawn once until something changes, one at a time. */
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

  /** Who asks comes before what nobody asked for. */
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
      // What was to be drawn ahead of the old content is nobody's wish any more.
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
