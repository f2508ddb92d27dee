import type { CoreLine } from '#modules/value/index.ts'
import type { fixedClock } from '#platform/clock/clock.ts'
import { PRODUCTS, type Deed, type UndoStory } from './deeds.ts'
import { inShort, Till, type Holding } from './till.ts'

/** One line that buys and undoes, and a friend who gives. Null and false: refused. */
export type Shop = {
  readonly clock: ReturnType<typeof fixedClock>
  buy(product: string, gift: boolean): Promise<string | null>
  undo(id: string): Promise<boolean>
  cancel(id: string): Promise<boolean>
  use(megabytes: number): Promise<number>
  /** The line and its friend, as the core has them. */
  lines(): Promise<(CoreLine | null)[]>
  packages(): Promise<{ readonly product: string; readonly expiresAt: Date }[]>
}

const MINUTE_MS = 60_000

const mainOf = (line: CoreLine | null | undefined): number =>
  line?.buckets.find(({ source }) => source === 'MAIN')?.balance ?? Number.NaN

async function holdingOf(shop: Shop): Promise<Holding> {
  const [own, friend] = await shop.lines()
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
  return { kyat: mainOf(own), friendKyat: mainOf(friend), megabytes, packages }
}

/** Null when after every step the line has what was paid for, to the moment and the megabyte. */
export async function brokenUndo(
  shop: Shop,
  { deeds }: UndoStory,
  count: { undone: number },
): Promise<string | null> {
  const till = new Till()
  const bought: string[] = []
  for (const one of deeds) {
    const wrong = await act(shop, till, bought, one, count)
    if (wrong) return wrong
    const [due, there] = [inShort(till.due(shop.clock.now().getTime())), inShort(await holdingOf(shop))]
    if (due !== there) return `after ${JSON.stringify(one)}: paid for ${due}, held ${there}`
  }
  return null
}

async function act(
  shop: Shop,
  till: Till,
  bought: string[],
  one: Deed,
  count: { undone: number },
): Promise<string | null> {
  const now = shop.clock.now().getTime()
  switch (one.do) {
    case 'buy': {
      const code = PRODUCTS[one.product]?.code ?? ''
      const id = await shop.buy(code, one.gift)
      if (id === null) return null
      bought.push(id)
      till.sold(id, code, now, one.gift)
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
      if (id !== undefined && (await shop.cancel(id))) till.stopped(id, now)
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
