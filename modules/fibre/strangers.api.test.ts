import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { aChannel, guestToken } from '#apps/api/test-fibre.ts'
import { linesAt, type Who } from '#apps/api/test-fibre-lines.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import type { Call } from '#contracts/call.ts'
import * as bills from '#contracts/fibre-bills.ts'
import * as orders from '#contracts/fibre-orders.ts'
import { urlOf } from '#platform/http/serve.ts'

const fake = aChannel()
let site: ValueApp
const { at, placed } = linesAt(() => site, fake)
beforeAll(async () => {
  site = await valueApp({}, { channels: [fake.channel] })
})

type Theirs = {
  readonly contractNo: string
  readonly billNo: string
  readonly orderId: string
  readonly orderNo: string
}
type Asked = { readonly params?: Record<string, string>; readonly body?: object }

/** How each call names somebody's thing; a call that is asked by key has its own entry. */
const ASKED: Readonly<Record<string, (theirs: Theirs) => Asked>> = {
  getFibreBills: ({ contractNo }) => ({ params: { contractNo } }),
  getFibreBillPdf: ({ billNo }) => ({ params: { billNo } }),
  askLinkCode: ({ contractNo }) => ({ body: { lookupId: randomUUID(), contractNo } }),
  linkContract: ({ contractNo }) => ({ body: { contractNo, challengeId: 'a'.repeat(32), otp: '123456' } }),
  unlinkContract: ({ contractNo }) => ({ params: { contractNo } }),
  askSettleCode: ({ contractNo }) => ({ params: { contractNo }, body: { expectedTotal: 96_600 } }),
  trackOrder: ({ orderNo }) => ({ body: { orderNo } }),
  moveVisit: ({ orderId }) => ({ body: { orderId, visit: { day: at.day(6), slot: 'PM' } } }),
  cancelLineOrder: ({ orderId }) => ({ body: { orderId, reason: 'OTHER' } }),
}

/** Calls that name nobody's thing: they list the asker's own, or are asked before anything is known. */
const NAMES_NOTHING = [
  'inquireAccount',
  'getFibreContracts',
  'getLineOrders',
  'getInstallSlots',
  'createFtthCustomer',
]

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'base' in value && 'path' in value
const CALLS = [bills, orders].flatMap((file) => Object.values(file)).filter(isCall)
const CASES = CALLS.filter(({ id }) => id in ASKED).map((call) => [call.id, call] as const)

const send = (who: { token: string }, call: Call, { params = {}, body }: Asked) =>
  site.inject(
    call.method,
    urlOf(call).replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
    {
      token: who.token,
      ...(body && { payload: body }),
    },
  )

async function somebody(): Promise<{ ann: Who; theirs: Theirs }> {
  const ann = await site.person(0)
  const contractNo = await at.contract(2, { line: ann.number })
  const [bill] = (await at.bills(ann, contractNo)).bills
  const { orderId, orderNo } = await placed(ann)
  return { ann, theirs: { contractNo, billNo: bill?.billNo ?? '', orderId, orderNo } }
}

describe('what is somebody’s', () => {
  it('every call that names something is asked here', () => {
    const known = [...Object.keys(ASKED), ...NAMES_NOTHING]
    expect(CALLS.map(({ id }) => id).toSorted()).toEqual(known.toSorted())
  })

  it.each(CASES)('%s: a stranger and a stranger’s guest get nothing of it', async (id, call) => {
    const { theirs } = await somebody()
    const eve = await site.person(0)
    const guest = { token: await guestToken(site, eve.number, 'TRACK') }
    for (const who of [eve, guest]) {
      const answer = await send(who, call, ASKED[id]?.(theirs) ?? {})
      // Unlinking what is not linked changes nothing and answers no more than that.
      const isNothing =
        id === 'unlinkContract' && answer.code === 'SUCCESS' && JSON.stringify(answer.result) === '{}'
      expect(isNothing || answer.code !== 'SUCCESS').toBe(true)
      expect(JSON.stringify(answer)).not.toMatch(/Khin|779000|Baho|48,?300|K•••/)
    }
  })

  it('the control: its owner reads it by the same calls', async () => {
    const { ann, theirs } = await somebody()
    for (const id of ['getFibreBills', 'trackOrder', 'cancelLineOrder']) {
      const call = CALLS.find((one) => one.id === id)
      expect((await send(ann, call as Call, ASKED[id]?.(theirs) ?? {})).code).toBe('SUCCESS')
    }
    expect((await at.own(ann)).contracts).toHaveLength(1)
  })

  it('nobody takes a contract off somebody else’s account', async () => {
    const { ann, theirs } = await somebody()
    const eve = await site.person(0)
    const unlink = CALLS.find(({ id }) => id === 'unlinkContract') as Call
    await send(eve, unlink, { params: { contractNo: theirs.contractNo } })
    expect((await at.own(ann)).contracts).toHaveLength(1)
  })
})
