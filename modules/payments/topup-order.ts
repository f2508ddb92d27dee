import * as z from 'zod/mini'
import { brand } from '#brand'
import { isOwnNumber, parseMsisdn } from '#contracts/msisdn.ts'
import { topupCredit, type CreateOrder } from '#contracts/payments.ts'
import { yangonDayStart } from '#language/yangon-day.ts'
import type { LineDirectory } from '#modules/identity/index.ts'
import { recipientRefusal, type Tag } from '#modules/recipients/index.ts'
import type { Rules, RuleValue } from '#modules/rules/index.ts'
import { forHolderOf, type OperatorCore, type StoredMove, type Value } from '#modules/value/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { Delivered, OrderKind } from './order-kind.ts'
import { makeOrderStore } from './order-store.ts'
import type { TopupKind } from './topup-kind.ts'

const Goods = z.object({
  faceKyat: z.int(),
  creditKyat: z.int(),
  taxKyat: z.int(),
  taxPct: z.number(),
  extendsDays: z.int(),
})

type Body = Extract<CreateOrder, { type: 'TOPUP' }>

type Deps = {
  readonly rules: Rules
  readonly lines: LineDirectory
  readonly tag: Tag
  readonly core: Pick<OperatorCore, 'abandon'>
  readonly value: Pick<Value, 'start' | 'findAny'>
  readonly topup: TopupKind
}

const isOffered = ({ faces, custom }: RuleValue<'topup.faces'>, face: number): boolean =>
  faces.includes(face) ||
  (custom !== null && face >= custom.min && face <= custom.max && (face - custom.min) % custom.step === 0)

/** Kyat for a prepaid line: the payer pays the face value, and the line gets it minus tax. */
export const makeTopupOrder = ({ rules, lines, tag, core, value, topup }: Deps): OrderKind<Body> => ({
  type: 'TOPUP',

  async quote({ body, payer, now }) {
    const receiver = parseMsisdn(body.target)
    if (!receiver) return refused('NUMBER_INVALID')
    if (!isOwnNumber(receiver, brand.ownNumbers.pattern)) return refused('NUMBER_NOT_ONNET')
    const { faceValue: faceKyat } = body
    if (!isOffered(rules.at('topup.faces', now), faceKyat)) return refused('AMOUNT_NOT_ALLOWED')
    const { pct: taxPct } = rules.at('tax.telecom', now)
    const creditKyat = topupCredit(faceKyat, taxPct)
    const goods = {
      faceKyat,
      creditKyat,
      taxKyat: faceKyat - creditKyat,
      taxPct,
      extendsDays: rules.at('line.validity', now).daysPerTopup,
    } satisfies z.infer<typeof Goods>
    // Asked before anything is locked: inside a transaction no second connection may be requested.
    const fits = receiver === payer || (await lines.find(receiver)).state === 'ACTIVE'
    return ok({ receiver, fits, totalKyat: faceKyat, goods })
  },

  async admit(tx, { payer, guest, now }, { receiver, fits, totalKyat }) {
    const most = rules.at('topup.perDay', now)
    const today = await makeOrderStore(tx).enter(payer, receiver, yangonDayStart(now), now)
    const left = Math.min(
      most.payerKyat - today.payerKyat,
      most.receiverKyat - today.receiverKyat,
      guest ? most.guestKyat - today.guestKyat : Infinity,
    )
    if (totalKyat > left) return refused('DAILY_AMOUNT_LIMIT', { facts: { n: Math.max(0, left) } })
    if (receiver === payer) return ok(null)
    const unfit = await recipientRefusal(tx, { line: payer, receiver, now, tag }, async () => fits)
    return unfit ?? ok(null)
  },

  lines({ goods }) {
    const { creditKyat, taxKyat } = Goods.parse(goods)
    return [
      { kind: 'TOPUP', qty: 1, unitAmount: creditKyat, amount: creditKyat },
      { kind: 'TAX', qty: 1, unitAmount: taxKyat, amount: taxKyat },
    ]
  },

  stillHolds: ({ goods }, now) => Goods.parse(goods).taxPct === rules.at('tax.telecom', now).pct,

  async noRoom(tx, { receiver, totalKyat, createdAt }, now) {
    const received = await makeOrderStore(tx).received(receiver, yangonDayStart(createdAt))
    return received + totalKyat <= rules.at('topup.perDay', now).receiverKyat ? null : 'RECEIVER_LIMIT'
  },

  /** What was ordered for a line is for whoever had it then, however late it is paid or delivered. */
  async deliver({ payer, receiver, lang, goods, createdAt }, moveId) {
    const { faceKyat: paidKyat, taxKyat, creditKyat, extendsDays } = Goods.parse(goods)
    const input = { payer, orderedAt: createdAt, paidKyat, taxKyat, creditKyat, extendsDays }
    const kind = forHolderOf(topup, createdAt)
    await value.start(kind, { id: moveId, subject: null, line: receiver, lang, input })
    const move = await value.findAny(moveId)
    return move ? endOf(move) : neverBegun(core, moveId)
  },
})

const ENDS: Readonly<Partial<Record<StoredMove['state'], Delivered>>> = {
  COMPLETED: 'DONE',
  FAILED: 'FAILED',
}

const endOf = ({ state }: StoredMove): Delivered => ENDS[state] ?? 'UNKNOWN'

/** Refused before anything was asked. The core promises that no slower request can take effect after that. */
async function neverBegun(core: Pick<OperatorCore, 'abandon'>, moveId: string): Promise<Delivered> {
  try {
    return (await core.abandon(moveId)).outcome === 'REFUSED' ? 'FAILED' : 'UNKNOWN'
  } catch (error) {
    if (error instanceof NoAnswer) return 'UNKNOWN'
    throw error
  }
}
