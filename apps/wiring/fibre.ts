import { steeredBook } from '#adapters/book-simulator/steered-book.ts'
import { makeFibreBook } from '#adapters/fibre-book/fibre-book.ts'
import type { Content } from '#modules/content/index.ts'
import {
  makeAccess,
  makeBillOrder,
  makeDispatch,
  makeIdSeal,
  makeLineKind,
  makeLineOwnSteps,
  makeOpenLine,
  makePlans,
  makePrepayOrder,
  makeRunLineTask,
  makeWalkLine,
  type FibreBook,
} from '#modules/fibre/index.ts'
import type { Codes } from '#modules/identity/index.ts'
import { EARN_LISTENER, makeOrderEarns } from '#modules/loyalty/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'

type BookDeps = {
  readonly config: Pick<Config, 'PROFILE' | 'SIMULATOR_URL'>
  readonly db: Database
  readonly clock: Clock
  readonly rules: Rules
}

/** The rules by which the book counts days and minutes. */
export const bookRules = (rules: Rules) => (now: Date) => rules.at('ftth.bill', now)

/** Where contracts and bills are kept: our own book; only a demo lets its simulator disturb it. */
export function wireBook({ config, db, clock, rules }: BookDeps): FibreBook {
  const book = makeFibreBook({ db, clock, rules: bookRules(rules) })
  return config.PROFILE === 'demo' ? steeredBook(book, config.SIMULATOR_URL) : book
}

export type FibreDeps = {
  readonly config: Pick<Config, 'ID_NUMBER_KEY'>
  readonly db: Database
  readonly clock: Clock
  readonly rules: Rules
  readonly book: FibreBook
  readonly content: Pick<Content, 'memory'>
  readonly codes: Codes
  readonly queueSms: QueueSms
  readonly log: { error(facts: object, text: string): void }
}

/** Fibre, the same in every process: its kinds of orders, and the actions of dispatch. */
export function wireFibre({ config, content, ...deps }: FibreDeps) {
  const { db, clock, rules, book, queueSms, log } = deps
  const plans = makePlans(content)
  const access = makeAccess({ db, book })
  const walk = makeWalkLine({ queueSms })
  const own = makeLineOwnSteps({ db, clock, rules, walk })
  const ids = makeIdSeal(config.ID_NUMBER_KEY)
  const completed = makeOrderEarns([EARN_LISTENER], rules)
  const openLine = makeOpenLine({ db, clock, book, walk, log, completed })
  const paying = { ...deps, access, plans }
  return {
    book,
    plans,
    access,
    walk,
    openLine,
    dispatch: makeDispatch({ db, clock, rules, walk, openLine }),
    /** Runs what staff requested; the opening follows by its due row. */
    runLineTask: makeRunLineTask({
      db,
      clock,
      dispatchIn: (tx) => makeDispatch({ db, clock, rules, walk, transact: (work) => work(tx) }),
    }),
    kinds: [
      makeBillOrder(paying),
      makePrepayOrder(paying),
      makeLineKind({ db, rules, plans, ids, own }),
    ] as const,
  }
}

export type WiredFibre = ReturnType<typeof wireFibre>
