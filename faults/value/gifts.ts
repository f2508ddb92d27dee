import { randomUUID } from 'node:crypto'
import type { Engine } from './engine.ts'
import { makePersons, newKey, PRICE, PRODUCT } from './site.ts'

export type WaitingGift = {
  readonly id: string
  readonly subject: string
  readonly line: string
  readonly otp: string
}

/** One line each that has twice the price, and one that receives all gifts. */
export async function giftLines({ db }: Engine, count: number) {
  const [receiver] = await makePersons(db, 1, 0)
  const givers = await makePersons(db, count, PRICE * 2)
  return { receiver: receiver?.number ?? '', givers: givers.map(({ number }) => number) }
}

export const requestGift = (engine: Engine, line: string, receiver: string, subject: string, id = newKey()) =>
  engine.value.start(engine.gift, {
    id,
    subject,
    line,
    lang: 'en',
    input: { product: PRODUCT, receiver, expectedPrice: PRICE, message: null },
  })

/** A gift whose code has been sent. */
export async function waitingGift(engine: Engine, line: string, receiver: string): Promise<WaitingGift> {
  const [id, subject] = [newKey(), randomUUID()]
  const asked = await requestGift(engine, line, receiver, subject, id)
  if (!asked.ok) throw new Error(`no code for a gift: ${asked.code}`)
  return { id, subject, line, otp: engine.codesSent.get(line) ?? '' }
}

/** What is left on the main balance, and what of it is set aside. */
export async function mainOf({ core }: Engine, line: string): Promise<{ left: number; aside: number }> {
  const main = (await core.line(line))?.buckets.find(({ source }) => source === 'MAIN')
  return { left: main?.balance ?? Number.NaN, aside: main?.reserved ?? Number.NaN }
}
