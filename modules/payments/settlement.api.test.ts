import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { payingAt } from '#apps/api/test-pay.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import type { SettlementLine } from './channel.ts'
import { fakeChannel } from './channel.fake.ts'
import { makeChannels } from './channels.ts'
import { makeSettleDay } from './settle-day.ts'

const fake = fakeChannel()
let site: ValueApp
const at = payingAt(
  () => site,
  () => fake,
)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
})

const paid = async () => {
  const ann = await site.person(0)
  const order = await at.placed(ann)
  const payment = await at.begun(ann, order.orderId)
  fake.pay(payment.reference)
  await at.tell(fake.notice(payment.reference))
  await at.settle()
  const providerRef = fake.deals.get(payment.reference)?.providerRef ?? ''
  const line: SettlementLine = {
    kind: 'PAYMENT',
    reference: payment.reference,
    providerRef,
    amountKyat: 10_000,
  }
  return { ann, payment, line }
}
const settler = () => {
  const { db, clock, books: core, log } = site
  return makeSettleDay({ db, clock, core, log, channels: makeChannels([fake.channel]) })
}
const settle = (lines: readonly SettlementLine[], day = yangonDayKey(site.clock.now())) =>
  settler().settleFile(fake.channel, day, fake.settlement(day, lines))
const marks = async (reference: string) => {
  const { rows } = await sql<{ mark: string }>`select mark from settlement_mark where reference = ${reference}
    union all select mark from settlement_line where reference = ${reference}`.execute(site.db)
  return rows.map(({ mark }) => mark)
}
const day = async () => {
  const { rows } = await sql<
    Record<string, number>
  >`select ours_kyat, theirs_kyat, delivered_kyat, ledger_kyat, unexplained_kyat
    from settlement_day where day = ${yangonDayKey(site.clock.now())}`.execute(site.db)
  return rows[0]
}

describe('a day of a channel', () => {
  it('its file is our payments, and those are what the books say came in; the same file again changes nothing', async () => {
    const [one, two] = [await paid(), await paid()]
    expect(await settle([one.line, two.line])).toMatchObject({
      outcome: 'SETTLED',
      differences: [],
      unexplainedKyat: 0,
    })
    expect(await marks(one.line.reference)).toEqual(['MATCHED', 'MATCHED'])
    expect(await day()).toEqual({
      ours_kyat: 20_000,
      theirs_kyat: 20_000,
      delivered_kyat: 20_000,
      ledger_kyat: 20_000,
      unexplained_kyat: 0,
    })
    expect(await settle([one.line, two.line])).toEqual({ outcome: 'READ_BEFORE' })
    site.clock.forward(86_400_000)
  })

  it('what is missing, too much, twice, changed and late is listed as that, and all of it explains the drift', async () => {
    const before = await paid()
    site.clock.forward(86_400_000)
    const [missing, twice, changed] = [await paid(), await paid(), await paid()]
    const stranger: SettlementLine = {
      kind: 'PAYMENT',
      reference: 'P9999999999994Z',
      providerRef: 'x',
      amountKyat: 7_000,
    }
    const more = { ...changed.line, amountKyat: 10_100 }
    const settled = await settle([before.line, twice.line, twice.line, more, stranger])
    expect(settled).toMatchObject({ outcome: 'SETTLED', unexplainedKyat: 0 })
    const found = settled.outcome === 'SETTLED' ? settled.differences : []
    expect(found.map(({ what, reference, kyat }) => `${reference} ${what} ${kyat}`).toSorted()).toEqual(
      [
        `${missing.line.reference} OURS_ONLY -10000`,
        `${before.line.reference} LATE 10000`,
        `${twice.line.reference} THEIRS_ONLY 10000`,
        `${more.reference} AMOUNT_DIFFERS 100`,
        `${stranger.reference} THEIRS_ONLY 7000`,
      ].toSorted(),
    )
    expect(await marks(before.line.reference)).toEqual(['LATE', 'LATE'])
    site.clock.forward(86_400_000)
  })

  it('they have money of a payment that we do not call paid: it is asked about at once', async () => {
    const ann = await site.person(0)
    const payment = await at.begun(ann, (await at.placed(ann)).orderId)
    site.clock.forward(20 * 60_000)
    await at.settle()
    expect(await at.state('payment', payment.paymentId)).toBe('EXPIRED')
    fake.set(payment.reference, 'PAID')
    site.clock.forward(4_000)
    await settle([{ kind: 'PAYMENT', reference: payment.reference, providerRef: 'late', amountKyat: 10_000 }])
    await at.settle()
    expect(await site.balance(ann.number)).toEqual({ MMK: 9_523 })
    site.clock.forward(86_400_000)
  })

  it('what a bank takes back, and gives again, is a step of its payment', async () => {
    const { payment, line } = await paid()
    await settle([line, { ...line, kind: 'CHARGEBACK' }])
    expect(await at.state('payment', payment.paymentId)).toBe('CHARGED_BACK')
    site.clock.forward(86_400_000)
    await settle([{ ...line, kind: 'REVERSAL' }])
    expect(await at.state('payment', payment.paymentId)).toBe('SUCCEEDED')
  })

  it('a file whose reader died on the way is obeyed as a whole when it is read again', async () => {
    const { payment, line } = await paid()
    const { db, clock, books: core } = site
    const day = yangonDayKey(clock.now())
    const reader = (error: () => void) => {
      const log = { warn: () => {}, error }
      return makeSettleDay({ db, clock, core, log, channels: makeChannels([fake.channel]) })
    }
    const bytes = fake.settlement(day, [
      { ...line, kind: 'REVERSAL' },
      { ...line, kind: 'CHARGEBACK' },
    ])
    const dying = reader(() => {
      throw new Error('killed')
    })
    await expect(dying.settleFile(fake.channel, day, bytes)).rejects.toThrow('killed')
    const again = reader(() => {})
    expect(await again.settleFile(fake.channel, day, bytes)).toMatchObject({ outcome: 'SETTLED' })
    expect(await at.state('payment', payment.paymentId)).toBe('CHARGED_BACK')
    expect(await again.settleFile(fake.channel, day, bytes)).toEqual({ outcome: 'READ_BEFORE' })
    site.clock.forward(86_400_000)
  })

  it('a file of another day or merchant, or none at all, is not read', async () => {
    const today = yangonDayKey(site.clock.now())
    expect(await settler().settleFile(fake.channel, today, Buffer.from('x'))).toEqual({ outcome: 'NOT_READ' })
    const other = fakeChannel({ name: 'other' }).settlement(today, [])
    expect(await settler().settleFile(fake.channel, today, other)).toEqual({ outcome: 'NOT_READ' })
    expect(await settler().settleFile(fake.channel, today, fake.settlement('2020-01-01', []))).toEqual({
      outcome: 'NOT_READ',
    })
  })
})
