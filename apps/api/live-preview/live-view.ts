import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { withDocument, type Document, type Generation } from '#modules/content/index.ts'

const HEADER = 'x-drawing'

type Drawing = { readonly document: Document; seen: { from: Generation; live: Generation } | null }

export type LiveView = {
  /** What whoever asks right now is shown: a drawing its own document, everybody else the content as it is. */
  readonly view: (everybodys: Generation) => Generation
  /** Whether a request comes from a drawing that is under way. */
  readonly isOfDrawing: (headers: Readonly<Record<string, unknown>>) => boolean
  /** While `draw` works, whatever it asks for with these headers is answered with the document in its place. */
  during<T>(document: Document, draw: (headers: Readonly<Record<string, string>>) => Promise<T>): Promise<T>
  /** Before any route. */
  listen(app: FastifyInstance): void
}

/** Unsaved words are content for one drawing only: they are in no store, no memory of others, and gone with its end. */
export function makeLiveView(): LiveView {
  const underWay = new Map<unknown, Drawing>()
  const asking = new AsyncLocalStorage<Drawing>()
  return {
    view: (everybodys) => {
      const drawing = asking.getStore()
      if (!drawing) return everybodys
      if (drawing.seen?.from !== everybodys)
        drawing.seen = { from: everybodys, live: withDocument(everybodys, drawing.document) }
      return drawing.seen.live
    },
    isOfDrawing: (headers) => underWay.has(headers[HEADER]),
    during: async (document, draw) => {
      const name = randomUUID()
      underWay.set(name, { document, seen: null })
      try {
        return await draw({ [HEADER]: name })
      } finally {
        underWay.delete(name)
      }
    },
    listen: (app) =>
      // Not earlier: reading a body leaves the context that was there before it.
      void app.addHook('preHandler', (request, _, done) => {
        const drawing = underWay.get(request.headers[HEADER])
        if (drawing) asking.run(drawing, done)
        else done()
      }),
  }
}
