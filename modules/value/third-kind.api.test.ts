import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { workThrough } from '#platform/jobs/test-work-through.ts'
import { DUE_MOVES, makeReconcile, makeValue, type MoveKind } from '#modules/value/index.ts'
import { ok } from '#platform/errors/answer.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

/** Everything a new kind of move has to provide: its checks, its entries, its texts. */
const Main = z.object({ main: z.optional(z.int()) })
const topUp: MoveKind<{ readonly kyat: number }, null, null, z.infer<typeof Main>> = {
  name: 'test-top-up',
  kept: { version: 1, data: z.null(), result: Main },
  same: () => null,
  waits: () => false,
  gather: async () => null,
  check: async (_tx, { line, input }) =>
    ok({
      order: {
        do: 'credit',
        order: { line, unit: 'MMK', amount: input.kyat, source: 'MAIN', validTo: null },
      },
      product: null,
      amountKyat: input.kyat,
      counterparty: null,
      confirmation: null,
      history: [
        {
          line,
          type: 'TOPUP',
          deltas: [{ unit: 'MMK', value: input.kyat }],
          counterparty: null,
          why: { key: 'topUp', slots: {} },
        },
      ],
      notices: [],
      data: null,
    }),
  settled: async (_tx, { totals }) => ({ main: totals.MMK }),
}

let site: ValueApp
beforeAll(async () => {
  site = await valueApp()
})

describe('a third kind of move, twenty lines long', () => {
  const engine = () => {
    const { db, core, codes, queueSms, clock, log } = site
    const deps = { db, core, codes, queueSms, clock, log, kinds: [topUp], spread: (ms: number) => ms }
    const value = makeValue(deps)
    const handler = makeReconcile({ ...deps, settle: value.settle })
    const reconcile = workThrough({ db, clock }, { ...DUE_MOVES, handler })
    return { value, reconcile }
  }

  it('has intent, one effect for one id, a history and an end after silence, without a line for it', async () => {
    const { value, reconcile } = engine()
    const line = await site.stranger(100)
    const start = (id: string) =>
      value.start(topUp, { id, subject: null, line, lang: 'en', input: { kyat: 500 } })
    const id = site.newKey()
    const first = await start(id)
    expect(first).toMatchObject({ ok: true, value: { step: 'DONE', result: { main: 600 } } })
    expect(await start(id)).toMatchObject({ ok: true, value: { result: { main: 600 } } })
    site.goWrong('SILENT_AFTER_EFFECT')
    const lost = site.newKey()
    expect(await start(lost)).toMatchObject({ ok: false, code: 'RESULT_UNKNOWN' })
    site.clock.forward(31_000)
    expect(await reconcile()).toBe(1)
    expect(await value.findAny(lost)).toMatchObject({ state: 'COMPLETED' })
    expect(await site.balance(line)).toEqual({ MMK: 1_100 })
    const rows = await site.db.selectFrom('value_history').select('type').where('line', '=', line).execute()
    expect(rows).toEqual([{ type: 'TOPUP' }, { type: 'TOPUP' }])
  })
})
