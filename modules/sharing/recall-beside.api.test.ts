import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { handsOf } from '#apps/api/test-hand-over.ts'
import { untilWaiting } from '#apps/api/test-lock-waits.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'

let site: ValueApp
const hands = handsOf(() => site)

describe.each(WAYS)('a wrong number in the moment it changes hands, %s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })
  beforeEach(() => {
    site.clock.forward(60_000)
  })

  async function shared() {
    const people = hands.sharing()
    const [ann, bob] = [await people.aGiver(), await site.stranger()]
    site.clock.forward(1_000)
    const done = await people.shareNow(ann, bob)
    const { transferId } = (done.result as unknown as { transfer: { transferId: string } }).transfer
    return { ann, bob, id: transferId }
  }
  const recall = (token: string, id: string) =>
    site.inject('POST', `/gw/me/shares/${id}/recall`, { token, payload: {} })
  const toldTo = (number: string) =>
    site.inbox.filter(({ to }) => to === number).map(({ template }) => template)

  /** The hand-over has begun and is not over when the other thing is asked for. */
  async function whileHandedOver<T>(number: string, other: () => Promise<T>): Promise<T> {
    expect(await hands.tell(number, 'REASSIGNED')).toBe('DONE')
    const { handedOver, asked } = await inTransaction(site.db, async (tx) => {
      // The hand-over comes to this table before it comes to what was asked back.
      await sql`lock table incident_watch in share mode`.execute(tx)
      const handedOver = hands.finish()
      await untilWaiting(site.db, 1)
      const asked = other()
      await untilWaiting(site.db, 2)
      return { handedOver, asked }
    })
    expect(await handedOver).toBe(1)
    return asked
  }

  it('is not asked back any more, and the next holder hears nothing of it', async () => {
    const { ann, bob, id } = await shared()
    const answer = await whileHandedOver(bob, () => recall(ann.token, id))
    expect(answer).toMatchObject({ status: 422, code: 'RECALL_NOT_POSSIBLE' })
    expect(toldTo(bob)).not.toContain('recallAsked')
  })

  it('asked back before: its giver is told once that nothing comes, and the next holder nothing', async () => {
    const { ann, bob, id } = await shared()
    expect((await recall(ann.token, id)).status).toBe(200)
    await whileHandedOver(bob, site.answerRecalls)
    expect(toldTo(ann.number).filter((template) => template === 'recallFailed')).toHaveLength(1)
    expect(toldTo(bob)).toEqual(['shareReceived', 'recallAsked'])
  })
})
