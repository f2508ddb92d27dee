import type { CoreLine } from '#modules/value/index.ts'
import type { fixedClock } from '#platform/clock/clock.ts'
import { PRODUCTS, type Deed, type UndoStory } from './deeds.ts'
import { inShort, Till, type Holding } from './till.ts'

/** One line that buys and undoes, and two friends who give: one at once, one whose code comes later. Null and false: refused. */
export type Shop = {
  readonly clock: ReturnType<typeof fixedClock>
  buy(product: string, gift: boolean): Promise<string | null>
  ask(product: string): Promise<string | null>
  confirm(id: string): Promise<boolean>
  undo(id: string): Promise<boolean>
  cancel(id: string): Promise<boolean>
  use(megabytes: number): Promise<number>
  /** The line and its friends, as the core has them. */
  lines(): Promise<(CoreLine | null)[]>
  packages(): Promise<{ readonly product: string; readonly expiresAt: Date }[]>
}

const MINUTE_MS = 60_000

const mainOf = (line: CoreLine | null | undefined): number =>
  line?.buckets.find(({ source }) => source === 'MAIN')?.balance ?? Number.NaN

async function holdingOf(shop: Shop): Promise<Holding> {
  const [own, ...friends] = await shop.lines()
  const megabytes = (own?.buckets ?? [])
    .filter(({ unit }) => unit === 'MB')
    .map(({ product, validTo, balance }) => ({
      product: product ?? '',
      end: Date.parse(validTo ?? ''),
      megabytes: balance,
    }))
  const packages = (await shop.packages()).map(({ product, expiresAt }) => ({
    product,
    end: expiresAt.getTime(),
  }))
  const friendKyat = friends.reduce((sum, friend) => sum + mainOf(friend), 0)
  return { kyat: mainOf(own), friendKyat, megabytes, packages }
}

/** Null when after every step the line has exactly what was paid for, to the millisecond and megabyte. */
export async function brokenUndo(
  shop: Shop,
  { deeds }: UndoStory,
  count: { undone: number },
): Promise<string | null> {
  const told: Told = { till: new Till(), bought: [], waiting: null }
  for (const one of deeds) {
    const wrong = await act(shop, told, one, count)
    if (wrong) return wrong
    const [due, there] = [inShort(told.till.due(shop.clock.now().getTime())), inShort(await holdingOf(shop))]
    if (due !== there) return `after ${JSON.stringify(one)}: paid for ${due}, held ${there}`
  }
  return null
}

type Told = {
  readonly till: Till
  readonly bought: string[]
  /** Reckoned when it was asked for; what its line has may change before its code comes back. */
  waiting: { readonly id: string; readonly code: string; readonly at: number } | null
}

async function act(shop: Shop, told: Told, one: Deed, count: { undone: number }): Promise<string | null> {
  const now = shop.clock.now().getTime()
  const { till, bought, waiting } = told
  switch (one.do) {
    case 'buy': {
      const code = PRODUCTS[one.product]?.code ?? ''
      const id = await shop.buy(code, one.gift)
      if (id === null) return null
      bought.push(id)
      till.sold(id, code, now, one.gift)
      return null
    }
    case 'ask': {
      const code = PRODUCTS[one.product]?.code ?? ''
      const id = waiting ? null : await shop.ask(code)
      if (id !== null) told.waiting = { id, code, at: now }
      return null
    }
    case 'confirm': {
      if (waiting === null) return null
      told.waiting = null
      if (!(await shop.confirm(waiting.id))) return null
      bought.push(waiting.id)
      till.sold(waiting.id, waiting.code, waiting.at, true)
      return null
    }
    case 'undo': {
      const id = bought.at(-1 - one.of)
      if (id === undefined || !(await shop.undo(id))) return null
      count.undone += 1
      return till.takenBack(id)
    }
    case 'cancel': {
      const id = bought.at(-1 - one.of)
      // A gift that was reckoned behind what its receiver stops keeps that end; how long that is, nobody paid for anew.
      const isReckonedWith = id !== undefined && waiting?.code === till.productOf(id)
      if (id !== undefined && !isReckonedWith && (await shop.cancel(id))) till.stopped(id, now)
      return null
    }
    case 'use': {
      const [used, due] = [await shop.use(one.megabytes), till.used(one.megabytes, now)]
      return used === due ? null : `used ${used}, there were ${due}`
    }
    case 'wait':
      shop.clock.forward(one.minutes * MINUTE_MS)
      return null
  }
}
