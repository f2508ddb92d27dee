import { makeSubscriptionStore } from '#modules/purchases/index.ts'
import { makeLineStore } from '#modules/identity/index.ts'
import { newMoveId } from '#contracts/move-id.ts'
import type { Answer } from '#platform/errors/answer.ts'
import type { fixedClock } from '#platform/clock/clock.ts'
import type { Engine } from '../value/engine.ts'
import { PRICE, START_KYAT } from './deeds.ts'
import type { Shop } from './shop.ts'

const SUBJECT = '0192f000-0000-4000-8000-000000000001'
const TENURE_MS = 90 * 86_400_000

/** The real kinds and the real engine over the ledger, with three lines nobody used before. */
export async function engineShop(
  engine: Engine,
  clock: ReturnType<typeof fixedClock>,
  [line, friend, later]: readonly [string, string, string],
): Promise<Shop> {
  const { db, core, keeping, value, gift, codesSent } = engine
  const numbers = [line, friend, later]
  await makeLineStore(db).put(numbers.map((number) => ({ number, state: 'ACTIVE' })))
  const activatedAt = new Date(clock.now().getTime() - TENURE_MS)
  await keeping.openLines({ numbers, kyat: START_KYAT, activatedAt })
  const newId = () => newMoveId(clock.now().getTime())
  const isDone = (answer: Answer<unknown>) => answer.ok

  async function ask(product: string, from: string): Promise<string | null> {
    const id = newId()
    const input = { product, receiver: line, expectedPrice: PRICE, message: null }
    return isDone(await value.start(gift, { id, subject: SUBJECT, line: from, lang: 'en', input }))
      ? id
      : null
  }
  const confirm = async (id: string, from: string): Promise<boolean> =>
    isDone(await value.confirm(gift, { id, subject: SUBJECT, otp: codesSent.get(from) ?? '' }))

  async function give(product: string): Promise<string | null> {
    const id = await ask(product, friend)
    return id !== null && (await confirm(id, friend)) ? id : null
  }

  return {
    clock,
    async buy(product, isGift) {
      if (isGift) return give(product)
      const id = newId()
      return isDone(await engine.buy(id, line, product)) ? id : null
    },
    ask: (product) => ask(product, later),
    confirm: (id) => confirm(id, later),
    undo: async (id) => isDone(await engine.undo(newId(), line, id)),
    cancel: async (id) => isDone(await engine.cancel(newId(), line, id)),
    use: (megabytes) => keeping.useUp(newId(), line, 'MB', megabytes),
    lines: () => Promise.all(numbers.map((number) => core.line(number))),
    packages: () => makeSubscriptionStore(db).running(line, clock.now()),
  }
}
