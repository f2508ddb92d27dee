import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { yangonDayStart } from '#language/yangon-day.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Answer } from '#platform/errors/answer.ts'
import { refused } from '#platform/errors/answer.ts'
import { makeMoveStore } from '#modules/value/move-store.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOwnDatabase } from './own-database.ts'
import { inLanes } from './sharing/share-lines.ts'
import { openEngine, type Engine } from './value/engine.ts'
import { giftLines, mainOf, waitingGift, type WaitingGift } from './value/gifts.ts'
import { makePersons, newKey, PRICE, PRODUCT } from './value/site.ts'
import { onBothWays, sum, type Way } from './value/way.ts'

const ROUNDS: Record<Size, number> = { ci: 25, full: 1_000 }
const AT_ONCE = 20
const LANES = 2

type Told = Answer<{ readonly step: string; readonly result?: unknown }>
type Confirm = (engine: Engine, gift: WaitingGift) => Promise<Told>

const confirm: Confirm = async ({ value, gift }, { id, subject, otp }) =>
  value.confirm(gift, { id, subject, otp })

/** Reads, then checks the code: the second one finds it used up. */
const hastyConfirm: Confirm = async (engine, { id, subject, otp }) => {
  const move = await engine.value.read(engine.gift, id, subject)
  if (!move?.plan.code || move.state !== 'CODE_SENT') return refused('OTP_EXPIRED')
  const { purpose, payload, challengeId } = move.plan.code
  const right = await inTransaction(engine.db, (tx) =>
    engine.codes.verify(tx, { challengeId, number: move.line, purpose, payload, code: otp }),
  )
  if (!right.ok) return right
  await makeMoveStore(engine.db).advance(id, 'CODE_SENT', 'EXECUTING', { nextAskAt: systemClock.now() })
  return engine.value.settle.execute(engine.gift, { ...move, state: 'EXECUTING' })
}

/** Twenty confirms of one right code. Bad: different answers, or not given exactly once. */
const sameCode =
  (how: Confirm) =>
  (rounds: number, way: Way): Promise<Count> =>
    withOwnDatabase(async (url) => {
      const engine = openEngine({ url, clock: systemClock, way, connections: 24 })
      try {
        let bad = 0
        const { givers, receiver } = await giftLines(engine, rounds)
        await inLanes(givers, LANES, async (line) => {
          const gift = await waitingGift(engine, line, receiver)
          const told = await Promise.all(Array.from({ length: AT_ONCE }, () => how(engine, gift)))
          const [first] = told
          const isGiven = first?.ok === true && first.value.step === 'DONE'
          const { left, aside } = await mainOf(engine, line)
          const isEqual = told.every((one) => isSame(one, first))
          if (!isGiven || !isEqual || left !== PRICE || aside !== 0) bad += 1
        })
        return { tried: rounds, bad: bad + (await engine.keeping.recount()).length }
      } finally {
        await engine.close()
      }
    })

const isSame = (one: Told, other: Told | undefined): boolean =>
  other !== undefined &&
  (one.ok && other.ok
    ? isDeepStrictEqual(plain(one.value.result), plain(other.value.result))
    : isDeepStrictEqual(one, other))

/** As it leaves the server. */
const plain = (result: unknown): unknown => JSON.parse(JSON.stringify(result ?? null))

type Begin = (engine: Engine, id: string, line: string) => Promise<string>

const begin: Begin = async ({ value, purchase }, id, line) => {
  const input = {
    product: PRODUCT,
    expectedPrice: PRICE,
    autoRenew: false,
    acceptOverlap: true,
    withCode: false,
    renews: null,
  }
  const answer = await value.start(purchase, { id, subject: randomUUID(), line, lang: 'en', input })
  return answer.ok ? 'SUCCESS' : answer.code
}

/** Under its own line's lock nobody has the id, so it is written; that another line may write it too is ignored. */
const hastyBegin: Begin = (engine, id, line) => {
  const now = systemClock.now()
  const same = { product: PRODUCT, counterparty: null }
  return inTransaction(engine.db, async (tx) => {
    const store = makeMoveStore(tx)
    const day = yangonDayStart(now)
    const entered = await store.enter({ id, line, kind: 'purchase', same, waits: false, day, now })
    if (entered.known) return 'DUPLICATE_REQUEST'
    await store.insert({
      id,
      kind: 'purchase',
      subject: randomUUID(),
      line,
      lang: 'en',
      bodyHash: Buffer.from(line),
      product: PRODUCT,
      counterparty: null,
      amountKyat: PRICE,
      state: 'FAILED',
      plan: null,
      failure: null,
      nextAskAt: null,
      createdAt: now,
      settledAt: now,
    })
    return 'SUCCESS'
  })
}

/** One key used by two people at once. Bad: anything but one success and one DUPLICATE_REQUEST, above all an unexpected error. */
const twoPeople =
  (how: Begin) =>
  (rounds: number, way: Way): Promise<Count> =>
    withOwnDatabase(async (url) => {
      const engine = openEngine({ url, clock: systemClock, way, connections: 8 })
      try {
        let bad = 0
        const people = await makePersons(engine.db, rounds * 2, PRICE * 2)
        const pairs = Array.from({ length: rounds }, (_, at) => people.slice(at * 2, at * 2 + 2))
        await inLanes(pairs, LANES, async (pair) => {
          const id = newKey()
          const told = await Promise.all(
            pair.map(({ number }) => how(engine, id, number).catch(() => 'INTERNAL')),
          )
          if (told.toSorted().join() !== 'DUPLICATE_REQUEST,SUCCESS') bad += 1
        })
        return { tried: rounds, bad: bad + (await engine.keeping.recount()).length }
      } finally {
        await engine.close()
      }
    })

export const faults: readonly Fault[] = [
  {
    name: 'value.equal-answers',
    bar: 0,
    attack: async (size) =>
      sum([
        await onBothWays(ROUNDS[size], sameCode(confirm)),
        await onBothWays(ROUNDS[size], twoPeople(begin)),
      ]),
    /** Both hasty versions have to be caught. */
    control: async () => {
      const both = [
        await sameCode(hastyConfirm)(10, 'two-phase'),
        await twoPeople(hastyBegin)(50, 'two-phase'),
      ]
      return { ...sum(both), bad: Math.min(...both.map(({ bad }) => bad)) }
    },
  },
]
