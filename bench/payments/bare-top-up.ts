import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { newReference } from '#modules/payments/references.ts'
import type { FakeChannel } from '#modules/payments/channel.fake.ts'
import { FACE, type PaySite } from '../../faults/payments/pay-site.ts'
import { query } from '../../scripts/own-site/own-databases.ts'
import { BARE_FUNCTIONS } from './bare-functions.ts'

/** Values of one real top-up, so that the bare one writes rows of the same size. */
type Example = {
  readonly goods: string
  readonly plan: string
  readonly result: string
  readonly deltas: string
  readonly why: string
  readonly tax: string
}

async function exampleOf(url: string): Promise<Example> {
  const [row] = await query<Example>(
    url,
    `select o.goods::text as goods, m.plan::text as plan, m.result::text as result, h.deltas::text as deltas, h.why::text as why,
       o.goods ->> 'taxKyat' as tax
     from payment_order o join payment_fulfilment f on f.order_id = o.id join value_move m on m.id = f.move_id
     join value_history h on h.move_id = m.id where o.state = 'COMPLETED' limit 1`,
  )
  if (!row) throw new Error('no top-up to take as an example')
  return row
}

/** From order to credit with one prepared function per step, and the same calls to the channel. */
export async function makeBareTopUp(
  { url, db, clock, newKey }: PaySite,
  { channel, pay }: FakeChannel,
): Promise<(line: string) => Promise<void>> {
  await query(url, BARE_FUNCTIONS)
  const { goods, plan, result, deltas, why, tax } = await exampleOf(url)
  let placed = 0
  return async (line) => {
    const now = clock.now()
    const [order, payment, move] = [newKey(), newKey(), newKey()]
    const hash = createHash('sha256').update(order).digest()
    const reference = newReference()
    await sql`select bench.place(${order}, ${`B-${(placed += 1)}`}, ${line}, ${hash}, ${goods}, ${FACE}, ${now})`.execute(
      db,
    )
    await sql`select bench.choose(${payment}, ${order}, ${reference}, ${hash}, ${FACE}, ${now})`.execute(db)
    const started = await channel.start({
      reference,
      amountKyat: FACE,
      way: 'FAKE',
      returnUrl: '',
      noticeUrl: '',
      expiresAt: now,
    })
    if (started.said !== 'STARTED') throw new Error(`the channel said ${started.said}`)
    await sql`select bench.started(${payment}, ${JSON.stringify(started.action)}, ${JSON.stringify(started.evidence)}, ${now})`.execute(
      db,
    )
    pay(reference)
    const asked = await channel.ask({ reference })
    if (asked.said !== 'PAID') throw new Error(`the channel said ${asked.said}`)
    await sql`select bench.paid(${payment}, ${order}, ${asked.providerRef}, ${FACE}, ${JSON.stringify(asked.evidence)}, ${now})`.execute(
      db,
    )
    await sql`select bench.deliver(${order}, ${move}, ${line}, ${hash}, ${FACE}, ${tax}, ${plan}, ${result}, ${deltas}, ${why}, ${now})`.execute(
      db,
    )
  }
}
