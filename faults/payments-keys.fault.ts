import { fakeChannel, type FakeChannel } from '#modules/payments/channel.fake.ts'
import type { Count, Fault, Size } from './fault.ts'
import { CREDIT, FACE, withPaySite, type PaySite } from './payments/pay-site.ts'

const ROUNDS: Record<Size, number> = { ci: 2, full: 40 }
const MINUTE_MS = 60_000

/** The state of an order before its keys are reused. */
const STATES: Readonly<
  Record<string, (site: PaySite, fake: FakeChannel, reference: string, line: string) => Promise<void>>
> = {
  ordered: async () => {},
  paid: async (_site, fake, reference) => void fake.pay(reference),
  completed: async (site, fake, reference) => {
    fake.pay(reference)
    await site.payments.takeNotice('fake', fake.notice(reference))
    await site.settle()
  },
  refused: async (site, fake, reference) => {
    fake.set(reference, 'REFUSED')
    await site.payments.takeNotice('fake', fake.notice(reference, 'FAILED'))
    await site.settle()
  },
  expired: async (site) => {
    site.clock.forward(31 * MINUTE_MS)
    await site.settle()
  },
  cancelled: async (site, _fake, _reference, line) => site.payments.cancelOrders(line, 'TEST'),
  held: async (site, fake, reference) => {
    fake.pay(reference, { amountKyat: 1 })
    await site.payments.takeNotice('fake', fake.notice(reference))
    await site.settle()
  },
}

/** Same key: same answer and no second effect. Another body or person: refused, revealing nothing about the first. */
const keys = (rounds: number, isCareless: boolean): Promise<Count> => {
  const fake = fakeChannel()
  return withPaySite({ fakes: [fake] }, async (site) => {
    let [tried, bad] = [0, 0]
    const check = (isRight: boolean) => {
      tried += 1
      if (!isRight) bad += 1
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const [state, come] of Object.entries(STATES)) {
        const [line = '', stranger = ''] = await site.openLines(2)
        const [orderKey, payKey] = [site.newKey(), site.newKey()]
        const orderId = await site.order(line, orderKey)
        const paid = await site.pay(line, orderId, 'FAKE', payKey)
        if (!paid.ok) throw new Error(paid.code)
        await come(site, fake, paid.value.payment.reference, line)
        const body = { type: 'TOPUP', target: line, faceValue: FACE, expectedTotal: FACE } as const
        const ask = (who: string, change: object = {}, key = orderKey) =>
          site.payments.createOrder({
            id: key,
            payer: site.payerOf(who),
            body: { ...body, ...change },
            lang: 'en',
          })
        const starts = fake.calls.start
        const again = await ask(line)
        check(again.ok && again.value.id === orderId)
        const fewer = { faceValue: 5_000, expectedTotal: 5_000 }
        for (const other of [await ask(line, fewer), await ask(stranger), await ask(stranger, fewer)])
          check(isCareless ? other.ok : !other.ok && other.code === 'DUPLICATE_REQUEST')
        const payAgain = await site.pay(line, orderId, 'FAKE', isCareless ? site.newKey() : payKey)
        check(payAgain.ok && payAgain.value.payment.id === payKey)
        for (const other of [
          await site.pay(line, site.newKey(), 'FAKE', payKey),
          await site.pay(stranger, orderId, 'FAKE', payKey),
          await site.pay(line, orderId, 'OTHER', payKey),
        ])
          check(!other.ok && other.code === 'DUPLICATE_REQUEST')
        const looked = await site.payments.inquire({ orderId }, site.payerOf(stranger))
        check(!looked.ok && looked.code === 'NOT_FOUND')
        check(fake.calls.start === starts)
        await site.settle()
        site.clock.forward(4_000)
        await site.settle()
        const want = state === 'completed' ? CREDIT : 0
        const may = state === 'paid' ? [0, CREDIT] : [want]
        check(may.includes(await site.kyat(line)))
        check((await site.kyat(stranger)) === 0)
      }
    }
    return { tried, bad: bad + (await site.keeping.recount()).length }
  })
}

export const faults: readonly Fault[] = [
  {
    name: 'payments.keys',
    bar: 0,
    attack: (size) => keys(ROUNDS[size], false),
    control: () => keys(1, true),
  },
]
