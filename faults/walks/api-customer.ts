import { sql } from 'kysely'
import type { CoreFault } from '#adapters/core-simulator/with-faults.ts'
import { weighed, type Random } from '../value/random.ts'
import { codesMayBeSentAgain, openMovesAreDue, packagesAreDue } from './age.ts'
import { ApiPhone, type Line, type Outcome } from './api-phone.ts'
import { PRICE, PRODUCTS, type Household } from './shop.ts'
import { wishKey, type Story } from './story.ts'
import type { WalkSite } from './walk-site.ts'

export type Walk = {
  readonly site: WalkSite
  readonly who: Household
  readonly story: Story
  readonly random: Random
  /** Browsers that keep nothing. */
  readonly forgets: boolean
}

const GOALS = { buy: 4, undo: 2, gift: 3, share: 2, renewal: 2, without: 2 } as const
const LINES: Record<Line, number> = { FINE: 6, CUT_BEFORE: 1, CUT_AFTER: 2, SLOW: 1 }
const SILENCES: Record<'NONE' | 'SILENT_AFTER_EFFECT' | 'SILENT_BEFORE_EFFECT', number> = {
  NONE: 7,
  SILENT_AFTER_EFFECT: 3,
  SILENT_BEFORE_EFFECT: 1,
}
/** What a customer does while something has no end. */
const RESTLESS = { again: 4, reload: 3, otherTab: 2, otherPhone: 2, doubleTap: 2, wait: 2, leave: 1 } as const
const AT_THE_CODE = {
  right: 6,
  wrong: 1,
  reload: 2,
  resend: 1,
  cancel: 1,
  anew: 1,
  otherPhone: 1,
  leave: 1,
} as const
const MOST_STEPS = 7

/** A customer of the API as the website would be one: wants something, is unlucky, and tries again. */
export class ApiCustomer {
  readonly #walk: Walk
  readonly #phones: readonly [ApiPhone, ApiPhone]
  #at: ApiPhone

  constructor(walk: Walk) {
    this.#walk = walk
    const { site, who, story, random, forgets } = walk
    const phone = () => new ApiPhone({ site, token: who.token, story, random, forgets })
    this.#phones = [phone(), phone()]
    this.#at = this.#phones[0]
  }

  async live(): Promise<void> {
    const { random } = this.#walk
    const goals = 1 + Math.floor(random() * 3)
    for (let at = 0; at < goals; at += 1) {
      const goal = weighed(random, GOALS)
      this.#walk.story.log.push(goal)
      if (goal === 'buy') await this.#buy(this.#product())
      else if (goal === 'undo') await this.#undo()
      else if (goal === 'gift') await this.#gift()
      else if (goal === 'share') await this.#share()
      else if (goal === 'without') await this.#askedThenBought()
      else await this.#renewal()
    }
  }

  #product(): string {
    return PRODUCTS[Math.floor(this.#walk.random() * PRODUCTS.length)] ?? PRODUCTS[0]
  }

  /** The next request meets this weather. */
  #weather(): void {
    const { site, who, random } = this.#walk
    this.#at.line = weighed(random, LINES)
    site.goWrong(who.number, weighed<CoreFault & keyof typeof SILENCES>(random, SILENCES))
  }

  /** Tries one intent until it has an end, or its owner has had enough. */
  async #persist(attempt: (phone: ApiPhone) => Promise<Outcome>): Promise<Outcome> {
    const { site, who, story, random } = this.#walk
    let outcome: Outcome = { is: 'OPEN' }
    for (let step = 0; step < MOST_STEPS && outcome.is === 'OPEN'; step += 1) {
      const does = step === 0 ? 'again' : weighed(random, RESTLESS)
      story.log.push(does)
      if (does === 'leave') break
      if (does === 'reload') this.#at.reload()
      if (does === 'wait') await openMovesAreDue(site, who.number)
      if (does === 'otherPhone') this.#at = this.#phones[this.#at === this.#phones[0] ? 1 : 0]
      this.#weather()
      if (does === 'doubleTap' || does === 'otherTab') {
        const both = await Promise.all([attempt(this.#at), attempt(this.#at)])
        outcome = both.find(({ is }) => is === 'DONE') ?? both[0]
      } else outcome = await attempt(this.#at)
      this.#at.line = 'FINE'
    }
    if (outcome.is === 'DONE') story.said.push({ id: outcome.id, what: 'DONE' })
    return outcome
  }

  async #buy(product: string, autoRenew = false): Promise<string | null> {
    const { story, random } = this.#walk
    const key = wishKey('purchase', product, null)
    story.wish(key)
    const order = (yes: object) => (phone: ApiPhone) =>
      phone.intend(`${key}|${'acceptOverlap' in yes}`, (id) => ({
        method: 'POST',
        path: `/vas-package/${product}/register`,
        key: id,
        payload: { autoRenew, expectedPrice: PRICE, ...yes },
      }))
    let outcome = await this.#persist(order({}))
    if (outcome.is === 'ASKS' && random() < 0.2) {
      story.wish(key)
      outcome = await this.#persist(order({ acceptOverlap: true, toldUntil: outcome.toldUntil }))
    }
    if (outcome.is !== 'DONE') return null
    const bought = outcome.result as { subscription?: { subscriptionId: string } } | null
    return bought?.subscription?.subscriptionId ?? outcome.id
  }

  async #undo(): Promise<void> {
    const id = await this.#buy(this.#product())
    if (id === null) return
    await this.#persist((phone) =>
      phone.intend(`undo|${id}`, (key) => ({
        method: 'DELETE',
        path: `/vas-package/subscription/${id}`,
        key,
        payload: { mode: 'UNDO' },
      })),
    )
  }

  #gift(): Promise<void> {
    const { receiver } = this.#walk.who
    const product = this.#product()
    return this.#coded({
      key: wishKey('gift', product, receiver),
      request: {
        path: `/v2/vas-package/${product}/request-gift`,
        payload: { receiver, expectedPrice: PRICE },
      },
      confirm: `/v2/vas-package/${product}/gift`,
    })
  }

  /** Asks for a code, goes back, buys without one, and types the code all the same: one wish. */
  async #askedThenBought(): Promise<void> {
    const { site, who, story, random } = this.#walk
    const product = this.#product()
    const key = `${wishKey('purchase', product, null)}|code`
    const payload = { autoRenew: false, expectedPrice: PRICE, acceptOverlap: true }
    const request = { path: `/vas-package/${product}/request-register`, payload }
    if (!(await this.#request({ key, request, confirm: '' }))) return
    const id = this.#at.kept(`code|${key}`)
    const otp = site.codeOf(who.number)
    this.#at.forget(`code|${key}`)
    const buy = () => this.#buy(product)
    const type = async () => {
      if (id === null) return
      const confirm = { path: `/vas-package/${product}/confirm-register`, payload: { transferId: id, otp } }
      const reply = await this.#phones[1].send({ method: 'POST', ...confirm })
      story.log.push(`code ${reply?.code}`)
      if (reply?.code === 'SUCCESS') story.said.push({ id, what: 'DONE' })
    }
    if (random() < 0.5) await Promise.all([buy(), type()])
    else {
      await buy()
      await type()
    }
  }

  #share(): Promise<void> {
    const { receiver } = this.#walk.who
    return this.#coded({
      key: wishKey('data-share', null, receiver),
      request: { path: '/v2/data-share/request', payload: { receiver, amount: 100, expectedFee: 50 } },
      confirm: '/v2/data-share/confirm',
    })
  }

  /** What is confirmed by a code: asked for, dropped, taken up, given up, typed right or wrong. */
  async #coded(coded: Coded): Promise<void> {
    const { site, who, story, random } = this.#walk
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const waiting = this.#at.kept(`code|${coded.key}`)
      if (waiting === null && !(await this.#request(coded))) return
      const does = weighed(random, AT_THE_CODE)
      story.log.push(does)
      if (does === 'leave') return
      if (does === 'reload') this.#at.reload()
      if (does === 'otherPhone') this.#at = this.#phones[this.#at === this.#phones[0] ? 1 : 0]
      if (does === 'anew') this.#at.forget(`code|${coded.key}`)
      if (does === 'cancel' || does === 'resend') await this.#tell(coded, does)
      if (does === 'wrong') await this.#type(coded, '000000')
      if (does === 'right' && (await this.#type(coded, site.codeOf(who.number)))) return
    }
  }

  async #request({ key, request }: Coded): Promise<boolean> {
    const { site, who } = this.#walk
    await codesMayBeSentAgain(site, who.number)
    this.#weather()
    const asked = await this.#at.intend(key, (id) => ({ method: 'POST', key: id, ...request }))
    this.#at.line = 'FINE'
    if (asked.is === 'DONE') this.#at.keep(`code|${key}`, asked.id)
    if (asked.is === 'OPEN') await openMovesAreDue(site, who.number)
    return asked.is !== 'NOTHING'
  }

  async #tell({ key }: Coded, what: 'cancel' | 'resend'): Promise<void> {
    const { site, who } = this.#walk
    const id = this.#at.kept(`code|${key}`)
    if (id === null) return
    await codesMayBeSentAgain(site, who.number)
    const path = `/me/moves/${id}/${what === 'cancel' ? 'cancel' : 'code'}`
    const reply = await this.#at.send({ method: 'POST', path })
    if (what === 'cancel' && reply?.code === 'SUCCESS') {
      this.#walk.story.said.push({ id, what: 'NOTHING' })
      this.#at.forget(`code|${key}`)
    }
  }

  readonly #confirmed = new Set<string>()

  /** True when it has ended. Until then the same code is typed again, as often as its owner likes. */
  async #type({ key, confirm }: Coded, otp: string): Promise<boolean> {
    const { site, who, story, random } = this.#walk
    const id = this.#at.kept(`code|${key}`)
    if (id === null) return false
    if (otp !== '000000' && !this.#confirmed.has(id) && !(await this.#isAnotherOpen(key, id))) {
      // A code of its own for a move of its own: this is a wish, unless the one before has no end yet.
      this.#confirmed.add(id)
      story.wish(key)
    }
    for (let tries = 0; tries < MOST_STEPS; tries += 1) {
      this.#weather()
      const phone = this.#at
      const send = () => phone.send({ method: 'POST', path: confirm, payload: { transferId: id, otp } })
      const replies = random() < 0.2 ? await Promise.all([send(), send()]) : [await send()]
      phone.line = 'FINE'
      const reply = replies.find((one) => one !== null)
      if (reply?.code === 'SUCCESS') {
        story.said.push({ id, what: 'DONE' })
        this.#at.forget(`code|${key}`)
        return true
      }
      if (reply && reply.code !== 'RESULT_UNKNOWN') {
        if (reply.code !== 'OTP_INVALID') this.#at.forget(`code|${key}`)
        return false
      }
      if (random() < 0.4) {
        // The tab is dropped while nobody has answered.
        this.#at.reload()
        return false
      }
      if (random() < 0.5) await openMovesAreDue(site, who.number)
    }
    return false
  }

  async #isAnotherOpen(key: string, id: string): Promise<boolean> {
    const { site, who } = this.#walk
    const { rows } = await sql<{ key: string }>`select concat_ws('|', kind, coalesce(product, ''),
        coalesce(counterparty, '')) as key from value_move
      where line = ${who.number} and id <> ${id} and state in ('EXECUTING', 'UNKNOWN', 'HELD')`.execute(
      site.db,
    )
    return rows.some((row) => row.key === key)
  }

  #wasDue = false

  /** A package that renews, due now; its owner stops it before, beside or after the worker, or not at all. */
  async #renewal(): Promise<void> {
    const { site, who, story, random } = this.#walk
    if (this.#wasDue) return
    const id = await this.#buy('WEEK', true)
    if (id === null) return
    this.#wasDue = true
    await packagesAreDue(site, who.number)
    site.goWrong(who.number, weighed<CoreFault & keyof typeof SILENCES>(random, SILENCES))
    const when = weighed(random, { never: 2, before: 1, beside: 3, after: 1 })
    story.log.push(`stop ${when}`)
    if (when === 'before') await this.#stop(id)
    await Promise.all([site.renewDue(), when === 'beside' && this.#stop(id)])
    if (when === 'after') await this.#stop(id)
  }

  async #stop(id: string): Promise<void> {
    const { story } = this.#walk
    for (let tries = 0; tries < MOST_STEPS; tries += 1) {
      const reply = await this.#at.send({
        method: 'POST',
        path: `/vas-package/subscription/${id}/renewal`,
        payload: { autoRenew: false },
      })
      if (reply?.code !== 'SUCCESS') continue
      story.stopped.set(id, (reply.result as { alreadyRenewing: string | null }).alreadyRenewing)
      return
    }
  }
}

type Coded = {
  readonly key: string
  readonly request: { readonly path: string; readonly payload: object }
  readonly confirm: string
}
