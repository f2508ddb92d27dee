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
}

/** Pages other than home, each drawn when first asked for, one at a time. */
export function makeDrawnPages<Page>({ generation, knows, draw }: Options<Page>): DrawnPages<Page> {
  let drawnFor = generation()
  let drawn = new Map<string, Page | null>()
  let waiting: (() => Promise<void>)[] = []
  let busy = false

  async function work(): Promise<void> {
    if (busy) return
    busy = true
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
    busy = false
  }

  function ask(key: string, path: string, form: Form): void {
    const pages = drawn
    pages.set(key, null)
    waiting.push(async () => {
      pages.set(key, await draw(path, form))
    })
    void work()
  }

  return {
    find(path, form) {
      if (generation() !== drawnFor) {
        drawnFor = generation()
        drawn = new Map()
        waiting = []
      }
      const key = `${form.lang} ${form.wide} ${path}`
      const page = drawn.get(key)
      if (page !== undefined) return page
      if (waiting.length < MOST_WAITING && knows(path)) ask(key, path, form)
      return null
    },
  }
}
