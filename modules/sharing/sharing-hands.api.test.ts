import { beforeAll, describe, expect, it } from 'vitest'
import { handsOf } from '#apps/api/test-hand-over.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'
import { makeRecallStore } from './recall-store.ts'
import { makeShareStore } from './share-store.ts'

let site: ValueApp
const hands = handsOf(() => site)
const DAY_MS = 86_400_000

describe.each(WAYS)('what the holder before did counts for nobody, %s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })

  it('not their shares of today, nor what they asked back', async () => {
    const people = hands.sharing()
    const [ann, bob] = [await people.aGiver(), await site.stranger()]
    site.clock.forward(1_000)
    const done = await people.shareNow(ann, bob)
    const { transferId } = (done.result as unknown as { transfer: { transferId: string } }).transfer
    await site.inject('POST', `/gw/me/shares/${transferId}/recall`, { token: ann.token, payload: {} })
    const [day, month] = [1, 30].map((days) => new Date(site.clock.now().getTime() - days * DAY_MS))
    const counted = async () => [
      await makeRecallStore(site.db).askedSince(ann.number, month ?? new Date(0)),
      (await makeRecallStore(site.db).find(transferId, ann.number)) === null,
      (await makeShareStore(site.db).sentSince(ann.number, 'DATA', day ?? new Date(0))).count,
    ]
    expect(await counted()).toEqual([1, false, 1])
    await hands.reassign(ann.number)
    expect(await counted()).toEqual([0, true, 0])
  })
})
