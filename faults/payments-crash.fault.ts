import { fakeChannel, type FakeChannel } from '#modules/payments/channel.fake.ts'
import { PAYMENT_CRASH_POINTS, type PaymentCrashPoint } from '#modules/payments/index.ts'
import type { Count, Fault, Size } from './fault.ts'
import { CREDIT, FACE, withPaySite, type PaySite } from './payments/pay-site.ts'

const EACH: Record<Size, number> = { ci: 3, full: 50 }
const MINUTE_MS = 60_000
/** Other processes look at these times. */
const FOLLOWED_MS = [6, 6, 20, 61, 25 * 60].map((minutes) => minutes * MINUTE_MS)

class Killed extends Error {}

/** Reached only by a payment that arrives for an order that does not want it. */
const isOfRefund = (point: PaymentCrashPoint): boolean =>
  point === 'before-refund' || point === 'after-refund'

/**
 * The process dies once at a given point; another continues from the stored rows. Bad: credited twice or never, charged twice, refunded
 * twice.
 */
const crashAt = (point: PaymentCrashPoint, times: number, isFollowed: boolean): Promise<Count> => {
  const fake = fakeChannel()
  let armed: PaymentCrashPoint | null = null
  const at = (reached: PaymentCrashPoint) => {
    if (reached !== armed) return
    armed = null
    throw new Killed()
  }
  const arm = (isArmed: boolean) => {
    armed = isArmed ? point : null
  }
  return withPaySite({ fakes: [fake], at }, async (site) => {
    let bad = 0
    for (const line of await site.openLines(times)) {
      const isRight = await oneDies(site, fake, line, { arm, isOfRefund: isOfRefund(point), isFollowed })
      if (!isRight) process.stderr.write(`payments.crash-points: bad at ${point}\n`)
      if (!isRight) bad += 1
    }
    return { tried: times, bad: bad + (await site.keeping.recount()).length }
  })
}

/** Each point on a site of its own: a day passes with every death, and the ledger has partitions for a few months only. */
async function crash(
  points: readonly PaymentCrashPoint[],
  times: number,
  isFollowed: boolean,
): Promise<Count> {
  const sum = { tried: 0, bad: 0 }
  for (const point of points) {
    const { tried, bad } = await crashAt(point, times, isFollowed)
    sum.tried += tried
    sum.bad += bad
  }
  return sum
}

type Death = {
  readonly arm: (isArmed: boolean) => void
  readonly isOfRefund: boolean
  readonly isFollowed: boolean
}

const swallow = (error: unknown) => {
  if (!(error instanceof Killed)) throw error
}

/** True when it was credited once, or refunded once where it was unwanted. */
async function oneDies(
  site: PaySite,
  fake: FakeChannel,
  line: string,
  { arm, isOfRefund: goesBack, isFollowed }: Death,
): Promise<boolean> {
  const other = site.another()
  const orderId = await site.order(line)
  const key = site.newKey()
  arm(true)
  await site.pay(line, orderId, 'FAKE', key).catch(swallow)
  arm(false)
  const request = {
    id: key,
    payer: site.payerOf(line),
    orderId,
    channelCode: 'FAKE',
    returnPath: '/#/top-up',
  }
  const again = await other.makePayment(request)
  const reference = again.ok ? again.value.payment.reference : ''
  if (goesBack) await other.cancelOrders(line, 'TEST')
  // A process that died before the start left a payment that its payer can still pay.
  if (!fake.deals.has(reference))
    await fake.channel.start({
      reference,
      way: 'FAKE',
      amountKyat: FACE,
      expiresAt: site.clock.now(),
      returnUrl: '',
      noticeUrl: '',
    })
  fake.pay(reference)
  arm(true)
  await site.payments.takeNotice('fake', fake.notice(reference))
  site.clock.forward(4_000)
  await site.settle(2).catch(swallow)
  arm(false)
  for (const waitMs of isFollowed ? FOLLOWED_MS : []) {
    site.clock.forward(waitMs)
    await site.settleWith(other)
  }
  const kyat = await site.kyat(line)
  const back = [...fake.refunds.values()].filter((one) => one.reference === reference && one.state === 'DONE')
  return goesBack ? kyat === 0 && back.length === 1 : kyat === CREDIT && back.length === 0
}

export const faults: readonly Fault[] = [
  {
    name: 'payments.crash-points',
    bar: 0,
    attack: (size) => crash(PAYMENT_CRASH_POINTS, EACH[size], true),
    // No other process continues.
    control: () => crash(['after-ask'], 5, false),
  },
]
