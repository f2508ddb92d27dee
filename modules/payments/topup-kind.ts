import * as z from 'zod/mini'
import { maskMsisdn } from '#contracts/msisdn.ts'
import { formatInteger } from '#language/formats.ts'
import { hasLeft, type MoveKind, type MovePlan, type Notice } from '#modules/value/index.ts'
import { ok } from '#platform/errors/answer.ts'

type TopupInput = {
  readonly payer: string
  readonly orderedAt: Date
  readonly paidKyat: number
  readonly taxKyat: number
  readonly creditKyat: number
  readonly extendsDays: number
}

const Topup = z.object({ creditKyat: z.int() })
type Topup = z.infer<typeof Topup>

export type TopupKind = MoveKind<TopupInput, null, Topup, Topup>

/** Turns money paid outside into balance. Limits were checked when it was ordered. */
export const makeTopupKind = (): TopupKind => ({
  name: 'topup',
  kept: { version: 1, data: Topup, result: Topup },

  // Its order is delivered once; two orders of the same amount are two.
  same: () => null,
  waits: () => false,
  gather: async () => null,
  async check(tx, { line, lang, input }) {
    const plan = planOf(line, lang, input)
    const { payer, orderedAt } = input
    // Whoever has the payer's number next is told nothing of it.
    const left = payer !== line && (await hasLeft(tx, payer, orderedAt))
    return ok(left ? { ...plan, notices: plan.notices.filter(({ to }) => to !== payer) } : plan)
  },
  settled: async (_tx, { move }) => move.plan.data,
})

function planOf(line: string, lang: 'en' | 'my', input: TopupInput): MovePlan<Topup> {
  const { payer, paidKyat, taxKyat, creditKyat, extendsDays } = input
  const isOwn = payer === line
  const paid = { paidKyat, taxKyat, extendsDays }
  return {
    order: {
      do: 'credit',
      order: { line, unit: 'MMK', amount: creditKyat, source: 'MAIN', validTo: null, ...paid },
    },
    product: null,
    amountKyat: paidKyat,
    counterparty: isOwn ? null : payer,
    confirmation: null,
    history: [
      {
        line,
        type: 'TOPUP',
        deltas: [{ unit: 'MMK', value: creditKyat }],
        counterparty: isOwn ? null : payer,
        why: { key: isOwn ? 'topUp' : 'topUpFrom', slots: { paid: paidKyat, tax: taxKyat } },
      },
    ],
    notices: noticesOf(line, lang, input),
    data: { creditKyat },
  }
}

/** The payer always gets an SMS: somebody who left the page has no other way to know. */
function noticesOf(line: string, lang: 'en' | 'my', { payer, creditKyat }: TopupInput): Notice[] {
  const amount = formatInteger(creditKyat)
  const done = {
    when: 'DONE',
    to: payer,
    lang,
    template: 'topupDone',
    slots: { amount, recipient: line },
  } as const
  if (payer === line) return [done]
  const sender = maskMsisdn(payer)
  return [done, { when: 'DONE', to: line, lang: 'my', template: 'topupReceived', slots: { amount, sender } }]
}
