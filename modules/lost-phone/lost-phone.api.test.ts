import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeSimulatedDesk } from '#adapters/directory-simulator/line-desk.ts'
import { deskRoutes, type DeskMode } from '#apps/simulator/lines/desk-routes.ts'
import { getSuspension, showPuk, suspendLine, type Suspension } from '#contracts/lost-phone.ts'
import { askProof } from '#contracts/proof.ts'
import { aNumber, answered, identityApp, type TestIdentity } from '#modules/identity/test-identity-app.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { takeDue } from '#platform/jobs/due-rows.ts'
import { urlOf } from '#platform/http/serve.ts'
import { DUE_SUSPENSIONS, lostPhoneRoutes, makeSuspend, makeSuspensionStore } from './index.ts'

const simulator = fastify()
let site: TestIdentity
let suspend: ReturnType<typeof makeSuspend>
let aheadMs = 0
const silences: unknown[] = []
const clock = { now: () => new Date(systemClock.now().getTime() + aheadMs) }

beforeAll(async () => {
  deskRoutes(simulator)
  const desk = makeSimulatedDesk(await simulator.listen({ port: 0, host: '127.0.0.1' }))
  site = await identityApp()
  const { identity, app, db } = site
  lostPhoneRoutes(app, { ...identity, clock, db, desk, session: identity.mustSession })
  const none = { giveUpWaiting: async () => {}, giveUpAll: async () => {}, isUnderWay: async () => false }
  const { told } = site.lineEvents({ ...none, leave: [], begin: async () => {} })
  suspend = makeSuspend({
    db,
    clock,
    desk,
    lines: identity.lines,
    told,
    onSilent: (order) => silences.push(order),
  })
})
afterAll(() => simulator.close())
beforeEach(() => goes('ANSWERS'))

const goes = (mode: DeskMode, times = 1) =>
  simulator.inject({ method: 'PUT', url: '/lines/desk', payload: { mode, times } })
const orders = async (number: string) =>
  ((await simulator.inject({ url: '/lines/desk' })).json().suspended as { number: string }[]).filter(
    (order) => order.number === number,
  )
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function owner() {
  const number = aNumber()
  const { token } = await site.signIn(number)
  return { number, token }
}
type Owner = Awaited<ReturnType<typeof owner>>

const stop = async ({ token }: Owner, requestId = randomUUID()) =>
  answered<Suspension>(await site.post(urlOf(suspendLine), { requestId }, bearer(token)))
const stateOf = async ({ token }: Owner) =>
  answered<Suspension>(await site.get(urlOf(getSuspension), bearer(token))).result.state

/** As the worker does: what is due is taken and done. */
async function work(): Promise<void> {
  for (const id of await takeDue(site.db, DUE_SUSPENSIONS.rows, clock.now(), 100)) await suspend(id)
}

describe('a lost phone', () => {
  it('the line is stopped by one press, and the thief’s browser is out with it', async () => {
    const number = aNumber()
    const thief = { number, token: (await site.signIn(number)).token }
    await site.db.deleteFrom('otp_challenge').where('number', '=', number).execute()
    const ann = { number, token: (await site.signIn(number)).token }
    expect(await stateOf(ann)).toBe('NONE')
    expect(await stop(ann)).toMatchObject({ status: 200, result: { state: 'ASKED' } })
    expect((await site.get(urlOf(getSuspension), bearer(thief.token))).statusCode).toBe(401)
    await work()
    expect(await stateOf(ann)).toBe('DONE')
    expect((await site.identity.lines.find(number)).state).toBe('BARRED')
    expect(
      site.events.filter((event) => event.event === 'LINE_LOST' && event.number === number),
    ).toHaveLength(1)
  })

  it('pressed twenty times at once, and again when it is done: one order', async () => {
    const ann = await owner()
    await Promise.all(Array.from({ length: 20 }, () => stop(ann)))
    await Promise.all([work(), work()])
    await stop(ann)
    await work()
    expect(await orders(ann.number)).toHaveLength(1)
    expect(await stateOf(ann)).toBe('DONE')
  })

  it.each(['SILENT', 'SILENT_AFTER_EFFECT'] as const)(
    '%s: asked on under the same id until it answers',
    async (mode) => {
      const ann = await owner()
      await goes(mode, 6)
      const requestId = randomUUID()
      await stop(ann, requestId)
      silences.length = 0
      for (let time = 0; time < 6; time += 1) {
        await work()
        expect(await stateOf(ann)).toBe('ASKED')
        aheadMs += 61_000
      }
      expect(silences).toHaveLength(2)
      await work()
      expect(await stateOf(ann)).toBe('DONE')
      expect(await orders(ann.number)).toEqual([{ id: requestId, number: ann.number }])
    },
  )

  it('refused by the operator’s system: said so, and may be asked for again', async () => {
    const ann = await owner()
    await goes('REFUSES')
    await stop(ann)
    await work()
    expect(await stateOf(ann)).toBe('REFUSED')
    expect((await stop(ann)).result.state).toBe('ASKED')
    await work()
    expect(await stateOf(ann)).toBe('DONE')
  })

  it('lifted by staff it is lifted, and the next loss is another order', async () => {
    const ann = await owner()
    await stop(ann)
    await work()
    await site.db.updateTable('line').set({ state: 'ACTIVE' }).where('number', '=', ann.number).execute()
    expect(await stateOf(ann)).toBe('NONE')
    await stop(ann)
    aheadMs += 1_000
    await work()
    expect(await stateOf(ann)).toBe('DONE')
    expect(await orders(ann.number)).toHaveLength(2)
  })

  it('an id that another line used is refused, and nobody is without a session', async () => {
    const [ann, bob] = [await owner(), await owner()]
    const requestId = randomUUID()
    await stop(ann, requestId)
    expect(await stop(bob, requestId)).toMatchObject({ code: 'DUPLICATE_REQUEST' })
    await work()
    expect(await stateOf(bob)).toBe('NONE')
    expect((await site.post(urlOf(suspendLine), { requestId })).statusCode).toBe(401)
  })

  it('a number that is changing hands: its next owner is not stopped for the one before', async () => {
    const ann = await owner()
    await goes('SILENT')
    await stop(ann)
    await work()
    await site.db
      .updateTable('line')
      .set({ closed_by: randomUUID() })
      .where('number', '=', ann.number)
      .execute()
    aheadMs += 61_000
    await work()
    expect(await orders(ann.number)).toEqual([])
    expect(await makeSuspensionStore(site.db).latest(ann.number)).toBeNull()
  })

  it('what was asked for is forgotten after 90 days, and with the line', async () => {
    const [ann, bob] = [await owner(), await owner()]
    await Promise.all([stop(ann), stop(bob)])
    await work()
    await site.db.transaction().execute((tx) => makeSuspensionStore(tx).forgetLine(bob.number))
    expect(await makeSuspensionStore(site.db).latest(bob.number)).toBeNull()
    aheadMs += 91 * 86_400_000
    await work()
    expect(await makeSuspensionStore(site.db).latest(ann.number)).toBeNull()
  })
})

describe('the PUK', () => {
  const show = async ({ token }: Owner, proof?: object) =>
    answered<{ puk: string }>(await site.post(urlOf(showPuk), proof ? { proof } : {}, bearer(token)))

  async function proofOf({ number, token }: Owner) {
    const asked = await site.post(urlOf(askProof), { purpose: 'PUK' }, bearer(token))
    const { challengeId } = answered<{ challengeId: string }>(asked).result
    const sms = site.inbox.findLast(({ to }) => to === number)
    expect(sms?.template).toBe('showPuk')
    return { challengeId, otp: sms?.code ?? '' }
  }

  it('is shown for a fresh code, once', async () => {
    const ann = await owner()
    expect(await show(ann)).toMatchObject({ code: 'PROOF_REQUIRED' })
    const proof = await proofOf(ann)
    const shown = await show(ann, proof)
    expect(shown.result.puk).toMatch(/^\d{8}$/u)
    expect((await show(ann, proof)).status).not.toBe(200)
    expect(
      site.events.filter((event) => event.event === 'PUK_SHOWN' && event.number === ann.number),
    ).toHaveLength(1)
  })

  it('a system that is silent costs no code, and one that gives none out says so', async () => {
    const ann = await owner()
    const proof = await proofOf(ann)
    await goes('SILENT')
    expect(await show(ann, proof)).toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
    await goes('REFUSES')
    expect(await show(ann, proof)).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('a code of somebody else shows nothing', async () => {
    const [ann, bob] = [await owner(), await owner()]
    expect((await show(bob, await proofOf(ann))).status).not.toBe(200)
  })
})
