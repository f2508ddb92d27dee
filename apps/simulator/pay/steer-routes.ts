import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { FLAWS, settlementFile, type Flaw } from './settlement.ts'
import { PAY_FAULTS, type Deal, type Shop, type SimulatedChannel } from './shop.ts'
import { tell } from './tell.ts'

/** For one payment if a reference is given, otherwise for all. */
const Fault = z.strictObject({ fault: z.enum(PAY_FAULTS), reference: z.string().max(40).default('') })
const SteerRequest = z.strictObject({ deed: z.enum(['pay', 'refuse', 'tell']) })
const FlawRequest = z.strictObject({ flaw: z.enum(FLAWS) })
const MOST_SHOWN = 100

const NAMES: Readonly<Record<string, SimulatedChannel>> = { kbz: 'kbzpay', card: '2c2p' }
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Controls of the channels for people and tests, and the daily files the product fetches. */
export function steerRoutes(app: FastifyInstance, shop: Shop): void {
  let flaw: Flaw = 'NONE'
  const view = ({ channel, reference, amountKyat, takenKyat, state, prepayId, paidAt }: Deal) => ({
    channel,
    reference,
    amountKyat,
    takenKyat,
    state,
    prepayId,
    paidAt,
  })
  const state = () => ({
    deals: [...shop.deals.values()].slice(-MOST_SHOWN).toReversed().map(view),
    faults: shop.faults(),
    allFaults: PAY_FAULTS,
    flaw,
    flaws: FLAWS,
  })

  app.get('/pay', async () => state())

  app.put('/pay/fault', async (request, reply) => {
    const asked = Fault.safeParse(request.body)
    if (!asked.success) return reply.code(400).send(state())
    shop.setFault(asked.data.fault, asked.data.reference)
    return state()
  })

  app.post('/pay/deals/:reference', async (request, reply) => {
    const { reference } = request.params as { reference: string }
    const asked = SteerRequest.safeParse(request.body)
    const deal = shop.find(reference)
    if (!asked.success || !deal) return reply.code(400).send(state())
    const did = asked.data.deed === 'tell' || shop[asked.data.deed](reference)
    if (did) void tell(shop, deal)
    return state()
  })

  app.put('/pay/settlement', async (request, reply) => {
    const asked = FlawRequest.safeParse(request.body)
    if (!asked.success) return reply.code(400).send(state())
    flaw = asked.data.flaw
    return state()
  })

  app.get('/pay/settlement/:name/:day', async (request, reply) => {
    const { name, day } = request.params as { name: string; day: string }
    const channel = NAMES[name]
    const file = channel && DAY.test(day) ? settlementFile(shop, channel, day, flaw) : null
    return file === null ? reply.code(404).send() : reply.type('text/csv; charset=utf-8').send(file)
  })
}
