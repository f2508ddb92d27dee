import type { Count, Fault, Size } from './fault.ts'
import { NO_CLASH } from './value/guards-off.ts'
import { randomFrom } from './value/random.ts'
import { inLanes } from './sharing/share-lines.ts'
import { onBothWays, type Way } from './value/way.ts'
import { everythingIsOver } from './walks/age.ts'
import { ApiCustomer } from './walks/api-customer.ts'
import { makeHouseholds, SHOP, START_KYAT, type Household } from './walks/shop.ts'
import { Story, wrongWith } from './walks/story.ts'
import { withWalkSite, type WalkSite } from './walks/walk-site.ts'

const WALKS: Record<Size, number> = { ci: 200, full: 20_000 }
const LANES = 4
const BATCH = 500
/** `FAULTS_SEED` walks other ways; a bad walk names its own. */
const SEED = Number(process.env['FAULTS_SEED'] ?? 13)

async function walk(site: WalkSite, who: Household, seed: number, forgets: boolean): Promise<string | null> {
  const [story, random] = [new Story(), randomFrom(seed)]
  await new ApiCustomer({ site, who, story, random, forgets }).live()
  site.goWrong(who.number)
  await everythingIsOver(site, who.number)
  const wrong = await wrongWith(site, who.number, START_KYAT, story)
  return wrong && `seed ${seed}: ${wrong} (${story.log.join(' ')})`
}

/** Random customers at the API. Bad: a walk after which answers, moves and ledger do not tell the same story. */
const walkAll =
  (forgets: boolean) =>
  (walks: number, way: Way): Promise<Count> =>
    withWalkSite({ way, shop: SHOP, guardsOff: forgets ? NO_CLASH : [] }, async (site) => {
      let bad = 0
      for (let done = 0; done < walks; done += BATCH) {
        const people = await makeHouseholds(site, Math.min(BATCH, walks - done))
        await inLanes([...people.entries()], LANES, async ([at, who]) => {
          const wrong = await walk(site, who, SEED * 1_000_000 + done + at, forgets)
          if (wrong === null) return
          bad += 1
          if (!forgets) process.stderr.write(`${wrong}\n`)
        })
      }
      await site.keeping.expireHolds()
      return { tried: walks, bad: bad + (await site.keeping.recount()).length }
    })

export const faults: readonly Fault[] = [
  {
    name: 'value.customer-walks-api',
    bar: 0,
    attack: (size) => onBothWays(WALKS[size] / 2, walkAll(false)),
    control: () => walkAll(true)(60, 'two-phase'),
  },
]
