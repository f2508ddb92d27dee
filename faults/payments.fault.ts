import { fakeChannel } from '#modules/payments/channel.fake.ts'
import { withFaults } from '#adapters/core-simulator/with-faults.ts'
import type { Count, Fault, Size } from './fault.ts'
import { CREDIT, withPaySite, type PaySite, type SiteOptions } from './payments/pay-site.ts'
import { inLanes } from './sharing/share-lines.ts'

const LANES = 8
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const sizes = (ci: number, full: number): Record<Size, number> => ({ ci, full })

/** Lines with a wrong balance, and a ledger that does not add up. */
async function wrongOf(site: PaySite, lines: readonly string[], want: number): Promise<number> {
  let wrong = 0
  for (const line of lines) if ((await site.kyat(line)) !== want) wrong += 1
  return wrong + (await site.keeping.recount()).length
}

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)

/** Trusts every notice that says paid, and credits as often as it is sent. */
async function credulous(site: PaySite, line: string): Promise<void> {
  const input = { payer: line, paidKyat: 10_000, taxKyat: 477, creditKyat: CREDIT, extendsDays: 365 }
  await site.value.start(site.topup, { id: site.newKey(), subject: null, line, lang: 'en', input })
}

/** Notices repeated twice to fifty times, in any order, from a second to a week late. */
const notices = (count: number, isCredulous: boolean): Promise<Count> => {
  const fake = fakeChannel()
  return withPaySite({ fakes: [fake] }, async (site) => {
    const lines = await site.openLines(count)
    const sent: { line: string; reference: string }[] = []
    await inLanes(lines, LANES, async (line) => {
      const { reference } = await site.begun(line)
      fake.pay(reference)
      const times = 2 + Math.floor(Math.random() * 49)
      for (let time = 0; time < times; time += 1) sent.push({ line, reference })
    })
    const waves = shuffled(sent)
    const each = Math.ceil(waves.length / 5)
    for (const [wave, lateMs] of [1_000, 5_000, 20 * MINUTE_MS, DAY_MS, 6 * DAY_MS].entries()) {
      site.clock.forward(lateMs)
      await inLanes(waves.slice(wave * each, (wave + 1) * each), LANES, async ({ line, reference }) => {
        await site.payments.takeNotice('fake', fake.notice(reference))
        if (isCredulous) await credulous(site, line)
      })
      await site.settle()
    }
    return { tried: count, bad: await wrongOf(site, lines, CREDIT) }
  })
}

/** No notice ever arrives: only our own questions. */
const lost = (count: number, isAsked: boolean): Promise<Count> => {
  const fake = fakeChannel()
  return withPaySite({ fakes: [fake] }, async (site) => {
    const lines = await site.openLines(count)
    await inLanes(lines, LANES, async (line) => void fake.pay((await site.begun(line)).reference))
    for (const waitMs of [31_000, MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS]) {
      site.clock.forward(waitMs)
      if (isAsked) await site.settle()
    }
    return { tried: count, bad: await wrongOf(site, lines, CREDIT) }
  })
}

/** A signed notice says paid and the channel says no, or the other way round. Nobody is credited. */
const contradiction = (count: number, isCredulous: boolean): Promise<Count> => {
  const fake = fakeChannel()
  return withPaySite({ fakes: [fake] }, async (site) => {
    const lines = await site.openLines(2 * count)
    await inLanes([...lines.entries()], LANES, async ([place, line]) => {
      const { reference } = await site.begun(line)
      const isPaid = place % 2 === 0
      if (isPaid) fake.pay(reference)
      else fake.set(reference, 'REFUSED')
      await site.payments.takeNotice('fake', fake.notice(reference, isPaid ? 'FAILED' : 'PAID'))
      if (isCredulous && !isPaid) await credulous(site, line)
    })
    for (const waitMs of [0, 31_000, MINUTE_MS, 16 * MINUTE_MS, DAY_MS]) {
      site.clock.forward(waitMs)
      await site.settle()
    }
    return { tried: 2 * count, bad: await wrongOf(site, lines, 0) }
  })
}

/** The channel takes the money and falls silent. The payer cannot pay again, and is credited once when it answers. */
const silentAfterCharge = (count: number, isGuarded: boolean): Promise<Count> => {
  const [fake, second] = [fakeChannel(), fakeChannel({ name: 'second' })]
  return withPaySite({ fakes: [fake, second] }, async (site) => {
    const lines = await site.openLines(count)
    const begun: { line: string; orderId: string }[] = []
    await inLanes(lines, LANES, async (line) => {
      const { orderId, reference } = await site.begun(line)
      fake.pay(reference)
      begun.push({ line, orderId })
    })
    fake.goWrong('DOWN')
    let twice = 0
    await inLanes(begun, LANES, async ({ line, orderId }) => {
      // Without the guard another order is simply started and paid, as a person without information would do.
      const again = isGuarded
        ? await site.pay(line, orderId, 'SECOND')
        : await site.pay(line, await site.order(line), 'SECOND')
      if (again.ok && second.pay(again.value.payment.reference)) twice += 1
    })
    site.clock.forward(16 * MINUTE_MS)
    await site.settle()
    fake.goWrong('NONE')
    for (let look = 0; look < 3; look += 1) {
      site.clock.forward(61 * MINUTE_MS)
      await site.settle()
    }
    return { tried: count, bad: twice + (await wrongOf(site, lines, CREDIT)) }
  })
}

/** Delivery is silent for a day. Never both credited and refunded, never neither. */
const refundOrCredit = (count: number, isHasty: boolean): Promise<Count> => {
  const fake = fakeChannel()
  let mood: 'SILENT' | 'DOWN' | 'NONE' = 'SILENT'
  let calls = 0
  const core: SiteOptions['core'] = (one) =>
    withFaults(one, {
      delayMs: 1,
      next: (call) => {
        if (mood === 'DOWN') return 'DOWN'
        if (mood === 'NONE' || call !== 'credit') return 'NONE'
        calls += 1
        return calls % 2 === 0 ? 'SILENT_AFTER_EFFECT' : 'SILENT_BEFORE_EFFECT'
      },
    })
  return withPaySite({ way: 'two-phase', fakes: [fake], core }, async (site) => {
    const lines = await site.openLines(count)
    const ids = new Map<string, { id: string; reference: string }>()
    await inLanes(lines, LANES, async (line) => {
      const one = await site.begun(line)
      fake.pay(one.reference)
      ids.set(line, one)
      await site.payments.takeNotice('fake', fake.notice(one.reference))
    })
    await site.settle(3)
    mood = 'DOWN'
    for (let quarter = 0; quarter < 5; quarter += 1) {
      site.clock.forward(6 * 60 * MINUTE_MS)
      await site.settle(3)
    }
    // A day has passed. Refunding now without having asked would pay twice.
    if (isHasty)
      for (const { reference } of ids.values())
        await fake.channel.refund({
          id: reference,
          number: reference.replace('P', 'R'),
          reference,
          providerRef: '',
          paidKyat: 10_000,
          amountKyat: 10_000,
        })
    mood = 'NONE'
    for (let look = 0; look < 6; look += 1) {
      site.clock.forward(61 * MINUTE_MS)
      await site.settle()
    }
    let bad = 0
    for (const line of lines) {
      const isCredited = (await site.kyat(line)) === CREDIT
      const { reference } = ids.get(line) ?? { reference: '' }
      const isBack = [...fake.refunds.values()].some(
        (one) => one.reference === reference && one.state === 'DONE',
      )
      if (isCredited === isBack) bad += 1
    }
    return { tried: count, bad: bad + (await site.keeping.recount()).length }
  })
}

/** An old try ends before, with or after the new one pays; both are paid; one is paid after its order was cancelled. */
const tries = (count: number, isGuarded: boolean): Promise<Count> => {
  const [fake, second] = [
    fakeChannel({
      can: { close: false, refund: true, partialRefund: true, askRefund: true, settlement: true },
    }),
    fakeChannel({ name: 'second' }),
  ]
  return withPaySite({ fakes: [fake, second] }, async (site) => {
    const lines = await site.openLines(count)
    const paidOf = new Map<string, number>()
    await inLanes([...lines.entries()], LANES, async ([place, line]) => {
      const { orderId, reference } = await site.begun(line)
      const next = await site.pay(line, orderId, 'SECOND')
      if (!next.ok) throw new Error(`no second try: ${next.code}`)
      const other = next.value.payment.reference
      const kind = place % 5
      const paid: [typeof fake, string][] =
        kind === 0
          ? [[second, other]]
          : kind === 1
            ? [
                [fake, reference],
                [second, other],
              ]
            : kind === 2
              ? [
                  [second, other],
                  [fake, reference],
                ]
              : [[second, other]]
      if (kind === 4) await site.payments.cancelOrders(line, 'TEST')
      for (const [channel, ref] of paid) channel.pay(ref)
      await Promise.all(
        paid.map(([channel, ref]) => site.payments.takeNotice(channel.channel.name, channel.notice(ref))),
      )
      if (!isGuarded) for (const _ of paid) await credulous(site, line)
      paidOf.set(line, kind === 4 ? 0 : 1)
    })
    for (const waitMs of [0, 4_000, 16 * MINUTE_MS, 20 * MINUTE_MS, DAY_MS]) {
      site.clock.forward(waitMs)
      await site.settle()
    }
    let bad = 0
    for (const line of lines) if ((await site.kyat(line)) !== (paidOf.get(line) ?? 0) * CREDIT) bad += 1
    const kept = [fake, second].flatMap(({ deals, refunds }) =>
      Array.from(
        deals,
        ([reference, { state }]) =>
          state === 'PAID' &&
          ![...refunds.values()].some((one) => one.reference === reference && one.state === 'DONE'),
      ),
    )
    // The money kept must equal what was delivered.
    const delivered = [...paidOf.values()].reduce((sum, one) => sum + one, 0)
    if (kept.filter(Boolean).length !== delivered) bad += 1
    return { tried: count, bad: bad + (await site.keeping.recount()).length }
  })
}

const [NOTICES, LOST, CONTRADICTIONS] = [sizes(60, 10_000), sizes(60, 2_000), sizes(30, 1_000)]
const [SILENT, BOTH, TRIES] = [sizes(40, 2_000), sizes(40, 1_000), sizes(50, 2_000)]

export const faults: readonly Fault[] = [
  {
    name: 'payments.notices',
    bar: 0,
    attack: (size) => notices(NOTICES[size], false),
    control: () => notices(20, true),
  },
  { name: 'payments.lost', bar: 0, attack: (size) => lost(LOST[size], true), control: () => lost(20, false) },
  {
    name: 'payments.contradiction',
    bar: 0,
    attack: (size) => contradiction(CONTRADICTIONS[size], false),
    control: () => contradiction(10, true),
  },
  {
    name: 'payments.silent-after-charge',
    bar: 0,
    attack: (size) => silentAfterCharge(SILENT[size], true),
    control: () => silentAfterCharge(20, false),
  },
  {
    name: 'payments.refund-or-credit',
    bar: 0,
    attack: (size) => refundOrCredit(BOTH[size], false),
    control: () => refundOrCredit(20, true),
  },
  {
    name: 'payments.tries',
    bar: 0,
    attack: (size) => tries(TRIES[size], true),
    control: () => tries(20, false),
  },
]
