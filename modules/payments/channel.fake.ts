import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import type {
  Abilities,
  Asked,
  Channel,
  Closed,
  NoticeRead,
  RawNotice,
  RefundAnswer,
  RefundOrder,
  SettlementLine,
  SettlementRead,
  Started,
  StartedAction,
  StartOrder,
  WayToPay,
} from './channel.ts'

type Fault = 'NONE' | 'DOWN' | 'SILENT_AFTER'

type Deal = {
  amountKyat: number
  state: 'WAITING' | 'PROCESSING' | 'PAID' | 'REFUSED' | 'CLOSED' | 'NOT_KNOWN'
  providerRef: string
  currency: string
  merchant: string
}

type Back = { state: RefundAnswer['said']; readonly reference: string; readonly amountKyat: number }

const Notice = z.strictObject({
  merchant: z.string(),
  reference: z.string(),
  said: z.enum(['PAID', 'FAILED', 'OTHER']),
  sign: z.string(),
})
type Told = Omit<z.output<typeof Notice>, 'sign'>
const File = z.strictObject({
  day: z.string(),
  merchant: z.string(),
  lines: z.array(z.custom<SettlementLine>()),
})

const ALL: Abilities = { close: true, refund: true, partialRefund: true, askRefund: true, settlement: true }

type Options = { readonly name?: string; readonly can?: Abilities; readonly action?: StartedAction }

/** A channel in memory that can be told what to do and how to fail. It keeps the promises of `channel.contract.ts`. */
class FakeOne implements Channel {
  readonly name: string
  readonly merchant: string
  readonly can: Abilities
  readonly ways: readonly WayToPay[]
  readonly formOrigins = ['https://pay.example']
  readonly noticeAnswer = { contentType: 'text/plain', body: 'success' }
  readonly deals = new Map<string, Deal>()
  readonly refunds = new Map<string, Back>()
  /** How often each payment was asked about. */
  readonly asked = new Map<string, number>()
  readonly calls = { start: 0, ask: 0, close: 0, refund: 0, askRefund: 0 }
  readonly #action: StartedAction | undefined
  fault: Fault = 'NONE'

  constructor({ name = 'fake', can = ALL, action }: Options) {
    this.name = name
    this.merchant = `${name}-shop`
    this.can = can
    this.#action = action
    const limits = { minKyat: 500, maxKyat: 1_000_000 }
    this.ways = [
      { code: name.toUpperCase(), name, nameMm: name, method: 'REDIRECT', sortOrder: 1, ...limits },
    ]
  }

  start({ reference, amountKyat }: StartOrder): Promise<Started> {
    return this.#answer('start', () => {
      const { merchant } = this
      const providerRef = `${this.name}-${this.deals.size + 1}`
      this.deals.set(reference, { amountKyat, state: 'WAITING', providerRef, currency: 'MMK', merchant })
      const action = this.#action ?? { kind: 'REDIRECT', url: `https://pay.example/${reference}` }
      return { said: 'STARTED', action, evidence: { reference } }
    })
  }

  ask({ reference }: { readonly reference: string }): Promise<Asked> {
    return this.#answer('ask', () => {
      this.asked.set(reference, (this.asked.get(reference) ?? 0) + 1)
      const found = this.deals.get(reference)
      if (!found) return { said: 'NOT_FOUND', evidence: {} }
      const { state: said, ...paid } = found
      return said === 'PAID' ? { said, reference, ...paid, evidence: paid } : { said, evidence: {} }
    })
  }

  close({ reference }: { readonly reference: string }): Promise<Closed> {
    return this.#answer('close', () => {
      const found = this.deals.get(reference)
      if (!found || found.state === 'PAID') return { said: 'NOT_CLOSED', evidence: {} }
      if (found.state === 'WAITING' || found.state === 'PROCESSING') found.state = 'CLOSED'
      return { said: 'CLOSED', evidence: {} }
    })
  }

  refund({ number, reference, amountKyat }: RefundOrder): Promise<RefundAnswer> {
    return this.#answer('refund', () => {
      const known = this.refunds.get(number)
      if (known) return { said: known.state, amountKyat: known.amountKyat, evidence: {} }
      const paid = this.deals.get(reference)
      const isFine = paid?.state === 'PAID' && this.#backOf(reference) + amountKyat <= paid.amountKyat
      this.refunds.set(number, { state: isFine ? 'DONE' : 'REFUSED', reference, amountKyat })
      return { said: isFine ? 'DONE' : 'REFUSED', ...(isFine && { amountKyat }), evidence: { number } }
    })
  }

  askRefund({ number }: RefundOrder): Promise<RefundAnswer> {
    return this.#answer('askRefund', () => {
      const known = this.refunds.get(number)
      if (!known) return { said: 'NOT_FOUND', evidence: {} }
      return { said: known.state, amountKyat: known.amountKyat, evidence: {} }
    })
  }

  async readNotice({ body }: RawNotice): Promise<NoticeRead> {
    const read = Notice.safeParse(parsed(body))
    if (!read.success) return { is: 'FALSE', why: 'NOT_WHOLE' }
    const { sign, ...told } = read.data
    const [wanted, given] = [Buffer.from(this.signOf(told)), Buffer.from(sign)]
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
      return { is: 'FALSE', why: 'SIGNATURE' }
    if (told.merchant !== this.merchant) return { is: 'FALSE', why: 'MERCHANT' }
    return { is: 'TRUE', reference: told.reference, said: told.said }
  }

  readSettlement(bytes: Buffer): SettlementRead {
    const read = File.safeParse(parsed(bytes))
    return read.success ? { ok: true, ...read.data } : { ok: false, why: 'not a file of ours' }
  }

  signOf(told: Told): string {
    return createHmac('sha256', `key of ${this.name}`)
      .update(JSON.stringify(Object.values(told)))
      .digest('hex')
  }

  #backOf(reference: string): number {
    return [...this.refunds.values()]
      .filter((one) => one.reference === reference && one.state !== 'REFUSED')
      .reduce((sum, { amountKyat }) => sum + amountKyat, 0)
  }

  async #answer<T>(call: keyof FakeOne['calls'], work: () => T): Promise<T> {
    this.calls[call] += 1
    if (this.fault === 'DOWN') throw new NoAnswer()
    const done = work()
    if (this.fault === 'SILENT_AFTER') throw new NoAnswer()
    return done
  }
}

const NONE: Abilities = {
  close: false,
  refund: false,
  partialRefund: false,
  askRefund: false,
  settlement: false,
}

/** A channel that takes money and can do nothing else. */
export const unableChannel = () => fakeChannel({ name: 'unable', can: NONE })

/** The channel, and its other side for tests. */
export function fakeChannel(options: Options = {}) {
  const channel = new FakeOne(options)
  const { calls, asked, deals, refunds, merchant } = channel
  const deal = (reference: string): Deal => {
    const found = deals.get(reference)
    if (!found) throw new Error(`nobody began ${reference}`)
    return found
  }
  return {
    channel,
    calls,
    asked,
    deals,
    refunds,
    goWrong: (next: Fault) => {
      channel.fault = next
    },
    /** False when it is closed. */
    pay(reference: string, other: Partial<Deal> = {}): boolean {
      const found = deal(reference)
      if (found.state === 'CLOSED') return false
      Object.assign(found, { state: 'PAID', ...other })
      return true
    },
    set: (reference: string, state: Deal['state']) => {
      deal(reference).state = state
    },
    notice(reference: string, said: 'PAID' | 'FAILED' | 'OTHER' = 'PAID', shop = merchant): RawNotice {
      const told = { merchant: shop, reference, said }
      const body = Buffer.from(JSON.stringify({ ...told, sign: channel.signOf(told) }))
      return { contentType: 'application/json', body }
    },
    settlement: (day: string, lines: readonly SettlementLine[]): Buffer =>
      Buffer.from(JSON.stringify({ day, merchant, lines })),
  }
}

export type FakeChannel = ReturnType<typeof fakeChannel>

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}
