import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { withDocument, type Document, type Generation } from '#modules/content/index.ts'

const HEADER = 'x-drawing'

type Drawing = { readonly document: Document; seen: { from: Generation; live: Generation } | null }

export type LiveView = {
  /** Requests of a drawing see its own document, everybody else sees the shared content. */
  readonly view: (everybodys: Generation) => Generation
  /** Whether a request comes from a drawing in progress. */
  readonly isOfDrawing: (headers: Readonly<Record<string, unknown>>) => boolean
  /** While `draw` runs, requests with these headers are answered with the document in place. */
  during<T>(document: Document, draw: (headers: Readonly<Record<string, string>>) => Promise<T>): Promise<T>
  /** To be called before any route is added. */
  listen(app: FastifyInstance): void
}

/** Unsaved text is content for one drawing only: it is in no store and no cache, and gone when the drawing ends. */
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
      // Not earlier: reading a body leaves the earlier async context.
      void app.addHook('preHandler', (request, _, done) => {
        const drawing = underWay.get(request.headers[HEADER])
        if (drawing) asking.run(drawing, done)
        else done()
      }),
  }
}
