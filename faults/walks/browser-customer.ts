import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { sql } from 'kysely'
import { weighed, type Random } from '../value/random.ts'
import { codesMayBeSentAgain, openMovesAreDue, packagesAreDue } from './age.ts'
import { openPhone } from './browser.ts'
import { look, press, understand, wayToTryAnew, words, type Screen, type Seen } from './screen.ts'
import type { Household } from './shop.ts'
import { buyText, PACKAGE } from './shopper.ts'
import { wishKey, type Story } from './story.ts'
import type { WalkSite } from './walk-site.ts'
import { inWeather } from './weather.ts'

export type BrowserWalk = {
  readonly site: WalkSite
  readonly browser: Browser
  readonly address: string
  readonly who: Household
  readonly story: Story
  readonly random: Random
  readonly forgets: boolean
}

const GOALS = { buy: 4, undo: 2, gift: 3, share: 3, renewal: 2 } as const
type Goal = keyof typeof GOALS
const PLACES: Record<Goal, string> = {
  buy: `/#/mobile-services/package/${PACKAGE}`,
  renewal: `/#/mobile-services/package/${PACKAGE}`,
  undo: `/#/mobile-services/package/${PACKAGE}`,
  gift: `/#/mobile-services/package/${PACKAGE}/gift`,
  share: '/#/digital-service/utilities/data-share/data-share',
}
const OWN_PACKAGES = '/#/myid/packages'
/** What a customer does between two looks at the screen. */
const RESTLESS = {
  nothing: 16,
  reload: 3,
  back: 1,
  secondTab: 1,
  secondPhone: 1,
  dropTab: 1,
} as const
/** Messages that make a customer try something. */
const UNNERVING: readonly Seen[] = ['CHECKING', 'LOST', 'CODE']
const MOST_LOOKS = 80
const LOOK_EVERY_MS = 200

/** A customer with one or two phones in their hands, and any number of tabs, who wants something once. */
export class BrowserCustomer {
  readonly #walk: BrowserWalk
  readonly #phones: BrowserContext[] = []
  #page: Page | null = null
  #goal: Goal = 'buy'
  readonly #confirmed = new Set<string>()

  constructor(walk: BrowserWalk) {
    this.#walk = walk
  }

  async live(): Promise<void> {
    const { random, story } = this.#walk
    this.#goal = weighed(random, GOALS)
    story.log.push(this.#goal)
    this.#page = await (await this.#phone(0)).newPage()
    await this.#go(PLACES[this.#goal])
    const read = await this.#pursue()
    if (read === 'DONE') story.shown.add(this.#key())
    if (read !== 'DONE') return
    if (this.#goal === 'undo') await this.#undo()
    if (this.#goal === 'renewal') await this.#renewal()
  }

  async close(): Promise<void> {
    for (const phone of this.#phones) await phone.close()
  }

  async #phone(at: number): Promise<BrowserContext> {
    const { browser, address, who, forgets } = this.#walk
    this.#phones[at] ??= await openPhone(browser, { address, person: who, forgets })
    return this.#phones[at]
  }

  get #tab(): Page {
    if (!this.#page) throw new Error('no page is open')
    return this.#page
  }

  #go = (place: string): Promise<unknown> => this.#tab.goto(place)

  #key(): string {
    const { receiver } = this.#walk.who
    if (this.#goal === 'gift') return wishKey('gift', PACKAGE, receiver)
    if (this.#goal === 'share') return wishKey('data-share', null, receiver)
    return wishKey('purchase', PACKAGE, null)
  }

  /** Looks, does what the screen offers, and is restless in between, until the screen says how it ended. */
  async #pursue(): Promise<Seen> {
    const { story } = this.#walk
    if (this.#goal !== 'gift' && this.#goal !== 'share') story.wish(this.#key())
    let seen: Seen = 'OTHER'
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const screen = await look(this.#tab).catch(() => null)
      seen = screen ? understand(screen) : 'OTHER'
      if (seen === 'DONE' || seen === 'ASKS') return seen
      if (screen) await this.#act(seen, screen)
      await this.#beRestless(looks, seen)
      await sleep(LOOK_EVERY_MS)
    }
    return seen
  }

  async #beRestless(looks: number, seen: Seen): Promise<void> {
    const { random, story } = this.#walk
    const calm = UNNERVING.includes(seen) ? RESTLESS.nothing / 4 : RESTLESS.nothing
    // At the end of the day everybody sits down and reads.
    const does = looks > MOST_LOOKS / 3 ? 'nothing' : weighed(random, { ...RESTLESS, nothing: calm })
    if (does === 'nothing') return
    story.log.push(does)
    if (does === 'reload') await this.#tab.reload()
    if (does === 'back') await this.#tab.goBack().then(() => this.#go(PLACES[this.#goal]))
    if (does === 'dropTab') await this.#tab.close()
    if (does === 'reload' || does === 'back') return
    const other = does === 'secondPhone' ? 1 - this.#at() : this.#at()
    this.#page = await (await this.#phone(other)).newPage()
    await this.#go(PLACES[this.#goal])
  }

  #at(): number {
    return this.#phones.findIndex((phone) => phone === this.#page?.context())
  }

  async #act(seen: Seen, screen: Screen): Promise<void> {
    const offers = (key: string) => screen.buttons.some((name) => name.startsWith(words(key)))
    if (seen === 'CHECKING') return this.#mayBeAnswered()
    if (seen === 'LOST') return this.#press(words('purchases.askAgain'))
    if (seen === 'NEVER_CAME') return this.#press(words('purchases.sendAgain'))
    if (seen === 'WAITS') return this.#press(words('purchases.goOn'))
    if (seen === 'CODE') return this.#atTheCode()
    const anew = wayToTryAnew(screen)
    if (seen === 'NOTHING' && anew) return this.#press(anew)
    if (screen.buttons.some((name) => name.startsWith(buyText()))) return this.#order()
    if (offers('gifts.next')) return this.#name(words('gifts.next'))
    if (offers('gifts.getCode')) return this.#askForCode()
    if (anew) return this.#press(anew)
    if (!screen.isSheet && offers('purchases.buy')) await press(this.#tab, words('purchases.buy'))
  }

  /** Some wait until it is known, others do not. */
  async #mayBeAnswered(): Promise<void> {
    const { site, who, random } = this.#walk
    if (random() < 0.3) await openMovesAreDue(site, who.number)
  }

  /** Whatever is pressed may meet bad weather, and be pressed twice. */
  async #press(name: string): Promise<void> {
    const { site, who, random, story } = this.#walk
    const times = random() < 0.2 ? 2 : 1
    const under = { site, line: who.number, context: this.#tab.context(), random }
    story.log.push(`${name}${times > 1 ? ' twice' : ''}`)
    story.log.push(await inWeather(under, () => press(this.#tab, name, times)))
  }

  async #order(): Promise<void> {
    const renews = this.#tab.locator('dialog[open]').getByRole('switch')
    if (this.#goal === 'renewal' && (await renews.count()) > 0)
      await renews
        .setChecked(true, { timeout: 2_000 })
        .catch(() => renews.click({ timeout: 2_000 }).catch(() => {}))
    await this.#press(buyText())
  }

  async #name(next: string): Promise<void> {
    const field = this.#tab.locator('main').getByLabel(words('recipients.sendTo'), { exact: true })
    await field.fill(`0${this.#walk.who.receiver.slice(2)}`, { timeout: 2_000 }).catch(() => {})
    if (this.#goal === 'share') await press(this.#tab, '100 MB')
    await this.#press(next)
  }

  async #askForCode(): Promise<void> {
    const { site, who } = this.#walk
    await codesMayBeSentAgain(site, who.number)
    if (this.#goal === 'share') await this.#name(words('gifts.getCode'))
    else await this.#press(words('gifts.getCode'))
  }

  async #atTheCode(): Promise<void> {
    const { site, who, random, story } = this.#walk
    const does = weighed(random, { right: 8, cancel: 1, back: 1, wrong: 1, leave: 1 })
    story.log.push(`code ${does}`)
    if (does === 'leave') return
    if (does === 'cancel') return this.#press(words('purchases.cancel'))
    if (does === 'back') return this.#press(words('gifts.back'))
    if (does === 'right') await this.#confirmWish()
    const code = does === 'right' ? site.codeOf(who.number) : '000000'
    const field = this.#tab.locator('input[autocomplete="one-time-code"]').first()
    const under = { site, line: who.number, context: this.#tab.context(), random }
    story.log.push(await inWeather(under, () => field.fill(code, { timeout: 2_000 }).catch(() => {})))
  }

  /** A code of its own for a move of its own is a wish, unless the one before has no end yet. */
  async #confirmWish(): Promise<void> {
    const { site, who, story } = this.#walk
    const { rows } = await sql<{ id: string; state: string }>`select id::text, state from value_move
      where line = ${who.number} and state in ('CODE_SENT', 'EXECUTING', 'UNKNOWN', 'HELD') order by id`.execute(
      site.db,
    )
    const waiting = rows.findLast(({ state }) => state === 'CODE_SENT')
    if (!waiting || this.#confirmed.has(waiting.id) || rows.some(({ state }) => state !== 'CODE_SENT')) return
    this.#confirmed.add(waiting.id)
    story.wish(this.#key())
  }

  async #undo(): Promise<void> {
    const { site, who, random } = this.#walk
    const undo = words('purchases.undo').split('{{')[0]?.trim() ?? ''
    if (random() < 0.5) await this.#go(OWN_PACKAGES)
    for (let looks = 0; looks < MOST_LOOKS / 3; looks += 1) {
      const screen = await look(this.#tab).catch(() => null)
      if (!screen || screen.text.includes(words('purchases.undoneTitle'))) return
      const seen = understand(screen)
      if (seen === 'CHECKING') await openMovesAreDue(site, who.number)
      else if (seen === 'LOST') await this.#press(words('purchases.askAgain'))
      else if (screen.buttons.some((name) => name.startsWith(undo))) await this.#press(undo)
      if (random() < 0.15) await this.#go(OWN_PACKAGES).then(() => this.#tab.reload())
      await sleep(LOOK_EVERY_MS)
    }
  }

  /** Its period ends while its owner stands before the switch; the worker comes at the same moment. */
  async #renewal(): Promise<void> {
    const { site, who, story, random } = this.#walk
    await this.#go(OWN_PACKAGES)
    const renews = this.#tab.locator('main').getByRole('switch').first()
    await renews.waitFor({ timeout: 5_000 }).catch(() => {})
    await packagesAreDue(site, who.number)
    if (random() < 0.3) site.goWrong(who.number, 'SILENT_AFTER_EFFECT')
    const told = this.#tab
      .waitForResponse((response) => response.url().endsWith('/renewal'), { timeout: 5_000 })
      .then(async (response) => ({ ...((await response.json()) as Stopped), url: response.url() }))
      .catch(() => null)
    await Promise.all([
      sleep(random() * 60).then(() => site.renewDue()),
      renews.click({ timeout: 2_000 }).catch(() => {}),
    ])
    const answer = await told
    if (answer?.code === 'SUCCESS' && !answer.result.subscription.autoRenew)
      story.stopped.set(answer.url.split('/').at(-2) ?? '', answer.result.alreadyRenewing)
    story.log.push(`stop ${answer?.code ?? 'not asked'}`)
  }
}

type Stopped = {
  readonly code: string
  readonly result: {
    readonly subscription: { readonly autoRenew: boolean }
    readonly alreadyRenewing: string | null
  }
}
