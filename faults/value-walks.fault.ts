import type { Browser } from '@playwright/test'
import type { Count, Fault, Size } from './fault.ts'
import { inLanes } from './sharing/share-lines.ts'
import { BOUGHT_AGAIN } from './value/guards-off.ts'
import { randomFrom } from './value/random.ts'
import { everythingIsOver } from './walks/age.ts'
import { BrowserCustomer } from './walks/browser-customer.ts'
import { withBrowser } from './walks/browser.ts'
import { ownBundle } from './walks/own-bundle.ts'
import { makeHouseholds, START_KYAT, type Household } from './walks/shop.ts'
import { Story, wrongWith } from './walks/story.ts'
import { withWalkSite, type WalkSite } from './walks/walk-site.ts'

const WALKS: Record<Size, number> = { ci: 6, full: 300 }
const CONTROLS: Record<Size, number> = { ci: 12, full: 40 }
/** A walk whose browser broke off on a busy machine is judged, but does not count as walked: another customer walks in its place. */
const SPARE = 0.1
const LANES = 2
/** `FAULTS_SEED` walks other ways; a bad walk names its own. */
const SEED = Number(process.env['FAULTS_SEED'] ?? 13)

type Place = { readonly site: WalkSite; readonly browser: Browser; readonly address: string }

type Walked = { readonly wrong: string | null; readonly brokeOff: boolean }

async function walk(place: Place, who: Household, seed: number, forgets: boolean): Promise<Walked> {
  const { site } = place
  const story = new Story()
  const customer = new BrowserCustomer({ ...place, who, story, random: randomFrom(seed), forgets })
  let brokeOff = false
  try {
    await customer.live()
  } catch (error) {
    brokeOff = true
    story.log.push(`broke off: ${(error as Error).message.split('\n')[0]}`)
  } finally {
    await customer.close()
  }
  site.goWrong(who.number)
  await everythingIsOver(site, who.number)
  const wrong = await wrongWith(site, who.number, START_KYAT, story)
  return { wrong: wrong && `seed ${seed}: ${wrong} (${story.log.join(', ')})`, brokeOff }
}

/** Random customers in Chromium. Bad: a walk after which what was said, the moves and the ledger are not one story. */
const walkAll = async (walks: number, forgets: boolean): Promise<Count> => {
  const webDist = await ownBundle()
  const options = { way: 'two-phase', webDist, guardsOff: forgets ? BOUGHT_AGAIN : [] } as const
  return withWalkSite(options, async (site) => {
    const address = await site.listen()
    const people = await makeHouseholds(site, Math.ceil(walks * (1 + SPARE)))
    return withBrowser(async (browser) => {
      let bad = 0
      let tried = 0
      await inLanes([...people.entries()], LANES, async ([at, who]) => {
        if (tried >= walks) return
        const { wrong, brokeOff } = await walk({ site, browser, address }, who, SEED * 100_000 + at, forgets)
        if (!brokeOff || wrong !== null) tried += 1
        if (wrong === null) return
        bad += 1
        if (!forgets) process.stderr.write(`${wrong}\n`)
      })
      return { tried, bad: bad + (await site.keeping.recount()).length }
    })
  })
}

export const faults: readonly Fault[] = [
  {
    name: 'value.customer-walks',
    bar: 0,
    attack: (size) => walkAll(WALKS[size], false),
    /** Storage that forgets, and the same wish may be begun twice. */
    control: (size) => walkAll(CONTROLS[size], true),
  },
]
