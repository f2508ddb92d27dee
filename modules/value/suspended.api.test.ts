import { beforeAll, describe, expect, it } from 'vitest'
import { handsOf } from '#apps/api/test-hand-over.ts'
import { idOf, sharingOf } from '#apps/api/test-sharing.ts'
import { shopOf } from '#apps/api/test-shop.ts'
import { valueApp, WAYS, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
const shop = shopOf(() => site)
const { tell } = handsOf(() => site)

describe.each(WAYS)('a line that is suspended while a move waits for its code, %s', (way) => {
  beforeAll(async () => {
    site = await valueApp({}, { way })
  })

  it('shares nothing, as if it had asked now, and keeps what was set aside', async () => {
    const people = sharingOf(site)
    const [ann, bob] = [await people.aGiver(), await site.stranger()]
    const before = await site.balance(ann.number)
    const asked = idOf(await people.ask(ann, bob))
    await tell(ann.number, 'SUSPENDED')
    const done = await people.share(ann, asked, people.codeOf(ann.number))
    expect(done).toMatchObject({ status: 422, code: 'LINE_BARRED' })
    expect(await people.share(ann, asked, people.codeOf(ann.number))).toMatchObject({ code: 'LINE_BARRED' })
    expect(await shop.move(ann, asked)).toMatchObject({ result: { state: 'FAILED' } })
    expect(await site.balance(ann.number)).toEqual(before)
    expect(await site.balance(bob)).toEqual({ MMK: 0 })
  })

  it('gives by the same code when it was resumed in time', async () => {
    const [ann, bob] = [await site.person(5_000), await site.stranger()]
    const asked = shop.transferOf(await shop.requestGift(ann, bob))
    await tell(ann.number, 'SUSPENDED')
    const late = { at: new Date(site.clock.now().getTime() + 1_000) }
    await tell(ann.number, 'RESUMED', late)
    expect(await shop.giveGift(ann, asked)).toMatchObject({ code: 'SUCCESS' })
  })
})
