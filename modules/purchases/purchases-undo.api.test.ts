import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'

let site: ValueApp
beforeAll(async () => {
  site = await valueApp()
})
afterEach(async () => {
  expect(await site.keeping.recount()).toEqual([])
})

type Person = Awaited<ReturnType<ValueApp['person']>>
type Shown = { subscriptionId: string; expiresAt: string; nextRenewAt: string | null; status: string }

const DAY_MS = 86_400_000

const buy = (who: Person, product = 'WEEK', more: object = {}) =>
  site.inject('POST', `/gw/vas-package/${product}/register`, {
    token: who.token,
    key: site.newKey(),
    payload: {
      phoneNumber: who.number,
      autoRenew: false,
      expectedPrice: 1_000,
      acceptOverlap: true,
      ...more,
    },
  })

const end = (who: Person, id: string, mode = 'UNDO', key = site.newKey()) =>
  site.inject('DELETE', `/gw/vas-package/subscription/${id}`, { token: who.token, key, payload: { mode } })

const idOf = (answer: { result: unknown }) =>
  (answer.result as { subscription: Shown }).subscription.subscriptionId

const listed = async (who: Person, all = false): Promise<Shown[]> => {
  const answer = await site.inject('GET', `/gw/me/subscriptions${all ? '?all=true' : ''}`, {
    token: who.token,
  })
  return answer.result as unknown as Shown[]
}

/** When the megabytes of a line end, soonest first. */
const ends = async (number: string): Promise<string[]> =>
  ((await site.core.line(number))?.buckets ?? [])
    .filter(({ unit }) => unit === 'MB')
    .map(({ validTo }) => new Date(validTo ?? 0).toISOString())
    .toSorted()

const several = async (who: Person, count: number, product = 'WEEK'): Promise<string[]> => {
  const ids: string[] = []
  for (let time = 0; time < count; time += 1) {
    ids.push(idOf(await buy(who, product)))
    site.clock.forward(1_000)
  }
  return ids
}

const at = (ids: readonly string[], place: number) => ids[place] ?? ''

const askGift = async (from: Person, receiver: string): Promise<string> => {
  const asked = await site.inject('POST', '/gw/v2/vas-package/WEEK/request-gift', {
    token: from.token,
    key: site.newKey(),
    payload: { phoneNumber: from.number, receiver, expectedPrice: 1_000, message: 'For class' },
  })
  return asked.code === 'SUCCESS'
    ? (asked.result as unknown as { transferId: string }).transferId
    : asked.code
}
const giveGift = (from: Person, transferId: string) =>
  site.inject('POST', '/gw/v2/vas-package/WEEK/gift', {
    token: from.token,
    payload: { transferId, otp: site.inbox.at(-1)?.slots['code'] ?? '' },
  })

/** The core answers again, and what was open is ended. */
const wakeUp = async () => {
  site.clock.forward(31_000)
  await site.reconcile()
}

describe('undoing one of several', () => {
  it('bought four times and undone three times: one price, one week', async () => {
    const ann = await site.person(5_000)
    const ids = await several(ann, 4)
    const [first = ''] = await ends(ann.number)
    for (const place of [0, 1, 2]) expect((await end(ann, at(ids, place))).status).toBe(200)
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 4_000, MB: 1_024 })
    expect(await ends(ann.number)).toEqual([first])
    expect(await listed(ann)).toMatchObject([{ subscriptionId: at(ids, 3), expiresAt: first }])
  })

  it('the middle one: the ones before stay, the ones after begin where it began', async () => {
    const ann = await site.person(5_000)
    const ids = await several(ann, 4)
    const before = await ends(ann.number)
    expect((await end(ann, at(ids, 1))).status).toBe(200)
    expect(await ends(ann.number)).toEqual(before.slice(0, 3))
    expect((await listed(ann)).map(({ expiresAt }) => expiresAt)).toEqual(before.slice(0, 3))
  })

  it('the one that renews is renewed at its new end', async () => {
    const ann = await site.person(5_000)
    const [first] = await several(ann, 1)
    await buy(ann, 'WEEK', { autoRenew: true })
    await end(ann, first ?? '')
    const [left] = await listed(ann)
    expect(left?.nextRenewAt).toBe(left?.expiresAt)
    expect(Date.parse(left?.nextRenewAt ?? '')).toBeLessThanOrEqual(site.clock.now().getTime() + 7 * DAY_MS)
  })
})

describe('gifts among them', () => {
  it('one put behind moves forward with the undo of its receiver, and is not his to undo', async () => {
    const [ann, bob] = [await site.person(5_000), await site.person(5_000)]
    const [own = ''] = await several(bob, 1)
    const [first = ''] = await ends(bob.number)
    const transferId = await askGift(ann, bob.number)
    expect((await giveGift(ann, transferId)).status).toBe(200)
    expect((await end(bob, own)).status).toBe(200)
    expect(await ends(bob.number)).toEqual([first])
    expect(await listed(bob)).toMatchObject([{ subscriptionId: transferId, expiresAt: first }])
    expect(await end(bob, transferId)).toMatchObject({ code: 'UNDO_NOT_POSSIBLE' })
  })

  it('one that waits for its code was reckoned with it: no undo until it has ended', async () => {
    const [ann, bob] = [await site.person(5_000), await site.person(5_000)]
    const [own = ''] = await several(bob, 1)
    const transferId = await askGift(ann, bob.number)
    expect(await end(bob, own)).toMatchObject({ status: 409, code: 'PACKAGE_BUSY' })
    expect((await giveGift(ann, transferId)).status).toBe(200)
    expect((await end(bob, own)).status).toBe(200)
    expect(await ends(bob.number)).toHaveLength(1)
  })

  it('one asked for and an undo at once: one of the two, and never two weeks for one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [ann, bob] = [await site.person(5_000), await site.person(5_000)]
      const [own = ''] = await several(bob, 1)
      const [week = ''] = await ends(bob.number)
      const [transferId, undone] = await Promise.all([askGift(ann, bob.number), end(bob, own)])
      expect(['SUCCESS', 'PACKAGE_BUSY']).toContain(undone.code)
      const given = transferId.includes('-') && (await giveGift(ann, transferId)).status === 200
      const tried = undone.code === 'PACKAGE_BUSY' ? await end(bob, own) : undone
      expect(tried.status).toBe(200)
      expect(await ends(bob.number)).toEqual(given ? [week] : [])
    }
  })

  it('none is put behind one that is being undone', async () => {
    const [ann, bob] = [await site.person(5_000), await site.person(5_000)]
    const [own = ''] = await several(bob, 1)
    site.goWrong('SILENT_AFTER_EFFECT')
    expect(await end(bob, own)).toMatchObject({ code: 'RESULT_UNKNOWN' })
    expect(await askGift(ann, bob.number)).toBe('RECIPIENT_INELIGIBLE')
    await wakeUp()
    expect(await askGift(ann, bob.number)).toMatch(/-/)
  })
})

describe('while an undo is under way', () => {
  it('nothing of the product is bought, stopped or undone besides; afterwards all is as reckoned', async () => {
    const ann = await site.person(9_000)
    const ids = await several(ann, 3)
    const before = await ends(ann.number)
    site.goWrong('SILENT_AFTER_EFFECT')
    expect(await end(ann, at(ids, 0))).toMatchObject({ code: 'RESULT_UNKNOWN' })
    expect(await buy(ann)).toMatchObject({ status: 409, code: 'PACKAGE_BUSY' })
    for (const place of [0, 1, 2])
      expect(await end(ann, at(ids, place))).toMatchObject({ status: 409, code: 'PACKAGE_BUSY' })
    expect(await end(ann, at(ids, 2), 'CANCEL_NOW')).toMatchObject({ code: 'PACKAGE_BUSY' })
    await wakeUp()
    expect((await listed(ann)).map(({ expiresAt }) => expiresAt)).toEqual(before.slice(0, 2))
    expect(await ends(ann.number)).toEqual(before.slice(0, 2))
    expect((await buy(ann)).status).toBe(200)
    expect(await ends(ann.number)).toEqual(before)
  })

  it('one the core refused leaves everything as it was, free for the next', async () => {
    const ann = await site.person(9_000)
    const ids = await several(ann, 2)
    const before = await ends(ann.number)
    await site.keeping.useUp(site.newKey(), ann.number, 'MB', 1)
    expect(await end(ann, at(ids, 0))).toMatchObject({ status: 422, code: 'UNDO_NOT_POSSIBLE' })
    expect(await ends(ann.number)).toEqual(before)
    expect((await end(ann, at(ids, 1))).status).toBe(200)
    expect((await buy(ann)).status).toBe(200)
  })

  it('a purchase without an answer comes first', async () => {
    const ann = await site.person(9_000)
    const [first = ''] = await several(ann, 1)
    site.goWrong('SILENT_AFTER_EFFECT')
    expect(await buy(ann)).toMatchObject({ code: 'RESULT_UNKNOWN' })
    expect(await end(ann, first)).toMatchObject({ code: 'PACKAGE_BUSY' })
    await wakeUp()
    expect((await end(ann, first)).status).toBe(200)
    expect(await ends(ann.number)).toHaveLength(1)
  })
})

describe('three a month', () => {
  it('counts those under way: of six at once three pass', async () => {
    const ann = await site.person(9_000)
    const ids = await several(ann, 6, 'BIG')
    const answers = await Promise.all(ids.map((id) => end(ann, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 6_000 })
  })

  it('one without an answer counts, one that failed does not', async () => {
    const ann = await site.person(9_000)
    const ids = await several(ann, 5, 'BIG')
    site.goWrong('SILENT_AFTER_EFFECT', 'SILENT_BEFORE_EFFECT')
    for (const place of [0, 1]) await end(ann, at(ids, place))
    expect((await end(ann, at(ids, 2))).status).toBe(200)
    expect(await end(ann, at(ids, 3))).toMatchObject({ code: 'UNDO_NOT_POSSIBLE' })
    await wakeUp()
    expect((await end(ann, at(ids, 3))).status).toBe(200)
    expect(await end(ann, at(ids, 4))).toMatchObject({ code: 'UNDO_NOT_POSSIBLE' })
  })

  it('the same purchase by ten ids at once comes back once', async () => {
    const ann = await site.person(9_000)
    const [only = ''] = await several(ann, 1, 'BIG')
    const answers = await Promise.all(Array.from({ length: 10 }, () => end(ann, only)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await site.balance(ann.number)).toEqual({ MMK: 9_000 })
  })
})

describe('what cannot move', () => {
  it('part of a later one is with somebody else for longer: refused with words, nothing changed', async () => {
    const ann = await site.person(9_000)
    const bob = await site.stranger()
    const ids = await several(ann, 2)
    const [first = '', last = ''] = await ends(ann.number)
    const order = { from: ann.number, to: bob, unit: 'MB', feeKyat: 0, hold: null, validTo: last } as const
    const whole = site.newKey()
    await site.core.transfer({ ...order, id: whole, amount: 1_024 })
    await site.core.transfer({ ...order, id: site.newKey(), amount: 100 })
    // The first is whole again; a part of the second is away, until the end it had then.
    await site.core.takeBack({ id: site.newKey(), moveId: whole })
    expect(await end(ann, at(ids, 0))).toMatchObject({ status: 422, code: 'UNDO_LATER_HOLDS' })
    expect(await ends(ann.number)).toEqual([first, last])
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 7_000, MB: 1_948 })
    await site.keeping.useUp(site.newKey(), bob, 'MB', 100)
    expect((await end(ann, at(ids, 0))).status).toBe(200)
    expect(await ends(ann.number)).toEqual([first])
  })
})

describe('what a purchase had replaced', () => {
  it('runs again after its undo, with its end and its renewal, and can be undone in its turn', async () => {
    const ann = await site.person(9_000)
    const first = idOf(await buy(ann, 'INSTEAD'))
    await site.db.updateTable('subscription').set({ auto_renew: true }).where('id', '=', first).execute()
    const [own] = await listed(ann)
    site.clock.forward(DAY_MS / 1_440)
    const second = idOf(await buy(ann, 'INSTEAD'))
    expect(await listed(ann)).toMatchObject([{ subscriptionId: second }])
    expect((await end(ann, second)).status).toBe(200)
    expect(await site.balance(ann.number)).toMatchObject({ MMK: 8_000, MB: 1_024 })
    expect(await listed(ann)).toMatchObject([
      { subscriptionId: first, status: 'ACTIVE', expiresAt: own?.expiresAt, nextRenewAt: own?.expiresAt },
    ])
    expect((await end(ann, first)).status).toBe(200)
    expect(await site.balance(ann.number)).toEqual({ MMK: 9_000 })
    expect(await listed(ann)).toEqual([])
  })
})

describe('stopping and undoing', () => {
  it('what was stopped is not undone, and what is left after an undo is stopped as a whole', async () => {
    const ann = await site.person(9_000)
    const ids = await several(ann, 3)
    expect((await end(ann, at(ids, 0))).status).toBe(200)
    expect((await end(ann, at(ids, 1), 'CANCEL_NOW')).status).toBe(200)
    for (const id of ids) expect(await end(ann, id)).toMatchObject({ code: 'UNDO_NOT_POSSIBLE' })
    expect(await site.balance(ann.number)).toEqual({ MMK: 7_000 })
    expect((await listed(ann, true)).map(({ status }) => status).toSorted()).toEqual([
      'CANCELLED',
      'CANCELLED',
      'REVERSED',
    ])
  })
})
