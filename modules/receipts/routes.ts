import type { FastifyInstance, FastifyRequest } from 'fastify'
import { moveIdOfReceipt, receiptNo } from '#contracts/receipt-no.ts'
import { getReceiptPdf, receiptPath, verifyReceipt } from '#contracts/receipts.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serveFile } from '#platform/http/serve-file.ts'
import { serve } from '#platform/http/serve.ts'
import type { AnySession } from '#platform/http/session.ts'
import { makeReceiptDrawer } from './receipt-drawer.ts'
import { receiptSheet, type ReceiptWords } from './receipt-sheet.ts'
import type { ReceiptSource } from './receipt-source.ts'

type UseCases = {
  /** Asked in turn: the first that knows the id answers. */
  readonly sources: readonly ReceiptSource[]
  readonly words: ReceiptWords
  /** Where the QR code leads. */
  readonly origin: string
  readonly reach: (request: FastifyRequest) => AnySession
}

export function receiptRoutes(app: FastifyInstance, { sources, words, origin, reach }: UseCases): void {
  const drawer = makeReceiptDrawer()
  app.addHook('onClose', () => drawer.close())

  const first = async <T>(ask: (source: ReceiptSource) => Promise<T | null>): Promise<T | null> => {
    for (const source of sources) {
      const found = await ask(source)
      if (found !== null) return found
    }
    return null
  }

  serve(app, verifyReceipt, async ({ params }) => {
    const id = moveIdOfReceipt(params.receiptNo)
    const receipt = id && (await first((source) => source.verify(id)))
    return receipt ? ok(receipt) : refused('NOT_FOUND')
  })

  serveFile(app, getReceiptPdf, async ({ params, lang, request }) => {
    const who = reach(request)
    const id = moveIdOfReceipt(params.receiptNo)
    const content = id && (await first((source) => source.content({ id, who, lang })))
    if (!id || !content) return refused('NOT_FOUND')
    const number = receiptNo(id)
    const address = origin + receiptPath(number)
    const drawn = await drawer.draw(receiptSheet(content, { id, lang, words, address }))
    return drawn.ok ? ok({ name: `receipt-${number}.pdf`, content: drawn.value }) : drawn
  })
}
