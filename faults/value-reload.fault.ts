import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import type { Count, Fault, Size } from './fault.ts'
import { inLanes } from './sharing/share-lines.ts'
import { BOUGHT_AGAIN } from './value/guards-off.ts'
import { randomFrom, weighed } from './value/random.ts'
import { makePersons, type Person } from './value/site.ts'
import { everythingIsOver } from './walks/age.ts'
import { openPhone, withBrowser } from './walks/browser.ts'
import { oldBundle } from './walks/old-bundle.ts'
import { ownBundle } from './walks/own-bundle.ts'
import {
  buyInBadWeather,
  comeToBuy,
  insist,
  LOSSES,
  PACKAGE,
  PACKAGE_KYAT,
  weatherClears,
  type Loss,
} from './walks/shopper.ts'
import { readWordsOf } from './walks/screen.ts'
import { Story, wishKey, wrongWith } from './walks/story.ts'
import { withWalkSite, type WalkSite } from './walks/walk-site.ts'

const TRIES: Record<Size, number> = { ci: 6, full: 300 }
const OLD_TRIES: Record<Size, number> = { ci: 3, full: 20 }
const CONTROLS: Record<Size, number> = { ci: 4, full: 12 }
const LANES = 2
const START_KYAT = 5_000
const SEED = Number(process.env['FAULTS_SEED'] ?? 13)

type Try = {
  readonly site: WalkSite
  readonly browser: Browser
  readonly address: string
  readonly person: Person
  readonly seed: number
  readonly forgets: boolean
  /** Always this loss, instead of a random one. */
  readonly loss: Loss | null
}

/** Buys, loses the answer, reloads, buys again. Null when it was charged as intended and the screen said so. */
async function buyTwice({
  site,
  browser,
  address,
  person,
  seed,
  forgets,
  loss,
}: Try): Promise<string | null> {
  const random = randomFrom(seed)
  const line = person.number
  const context = await openPhone(browser, { address, person, forgets })
  try {
    const page = await context.newPage()
    const shopper = { site, page, line }
    const story = new Story()
    story.wish(wishKey('purchase', PACKAGE, null))
    await comeToBuy(shopper)
    const met = loss ?? weighed(random, LOSSES)
    await buyInBadWeather(shopper, met)
    await sleep(random() * 1_500)
    await weatherClears(shopper)
    await page.reload()
    const read = await insist(shopper)
    await everythingIsOver(site, line)
    const wrong = (await wrongWith(site, line, START_KYAT, story)) ?? (await saidWrong(site, line, read))
    return wrong && `seed ${seed}, ${met}, read ${read}: ${wrong}`
  } finally {
    await context.close()
  }
}

async function saidWrong({ ledger }: WalkSite, line: string, read: string): Promise<string | null> {
  const left = (await ledger.line(line))?.buckets.find(({ source }) => source === 'MAIN')?.balance
  const isCharged = left === START_KYAT - PACKAGE_KYAT
  if ((read === 'DONE' || read === 'ASKS') && !isCharged)
    return `the screen says it is bought, and ${left} are left`
  return read === 'DONE' || read === 'ASKS' ? null : `the screen never came to an end, ${left} are left`
}

type Attack = {
  readonly tries: number
  readonly webDist: string
  readonly wordsOf?: string
  readonly forgets?: boolean
  readonly clashes?: boolean
  readonly loss?: Loss
}

function attack(one: Attack): Promise<Count> {
  const { tries, webDist, wordsOf = null, forgets = false, clashes = true, loss } = one
  readWordsOf(wordsOf)
  return withWalkSite({ way: 'two-phase', webDist, guardsOff: clashes ? [] : BOUGHT_AGAIN }, async (site) => {
    const address = await site.listen()
    const people = await makePersons(site.db, tries, START_KYAT)
    return withBrowser(async (browser) => {
      let bad = 0
      await inLanes([...people.entries()], LANES, async ([at, person]) => {
        const one = { site, browser, address, person, seed: SEED * 1_000 + at, forgets, loss: loss ?? null }
        const wrong = await buyTwice(one).catch((error: Error) => `broke off: ${error.message}`)
        if (wrong === null) return
        bad += 1
        if (clashes) process.stderr.write(`${wrong}\n`)
      })
      return { tried: tries, bad: bad + (await site.keeping.recount()).length }
    })
  })
}

export const faults: readonly Fault[] = [
  {
    name: 'value.reload',
    bar: 0,
    attack: async (size) => attack({ tries: TRIES[size], webDist: await ownBundle() }),
    /** Storage that forgets, and the same intent may be started twice. */
    control: async (size) =>
      attack({
        tries: CONTROLS[size],
        webDist: await ownBundle(),
        forgets: true,
        clashes: false,
        loss: 'SILENT_AFTER_EFFECT',
      }),
  },
  {
    name: 'value.old-bundle',
    bar: 0,
    attack: async (size) =>
      attack({ tries: OLD_TRIES[size], ...(await oldBundle()), loss: 'SILENT_AFTER_EFFECT' }),
    control: async () =>
      attack({ tries: 3, ...(await oldBundle()), clashes: false, loss: 'SILENT_AFTER_EFFECT' }),
  },
]
