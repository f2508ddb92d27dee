import type { LedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { makeSimulatedDirectory } from '#adapters/directory-simulator/line-events.ts'
import { makeSweepContact } from '#modules/contact/index.ts'
import { makeSweepVotes } from '#modules/help/index.ts'
import { securityFolder } from '#apps/wiring/security.ts'
import { hearLineEvents, makeSweepStore, type LineEvents } from '#modules/identity/index.ts'
import { makeSweepTickets } from '#modules/tickets/index.ts'
import { makeMissSweepStore } from '#modules/recipients/index.ts'
import { openMoves } from '#modules/value/index.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { Schedule } from '#platform/jobs/schedule.ts'
import type { DueWork } from '#platform/jobs/worker.ts'
import type { Loop } from '#platform/loop/loop.ts'
import type { Logger } from '#platform/log/logger.ts'
import { sweepDayFiles } from '#platform/security/day-files.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import { watchFigure, type Metrics } from '#platform/metrics/request-metrics.ts'
import { watchRows } from '#platform/metrics/watch-rows.ts'
import type { Breakers } from './breakers.ts'
import { fibreSchedules } from './fibre-work.ts'
import { keepLedger } from './keep-ledger.ts'
import { loyaltySchedules } from './loyalty-work.ts'
import { monthSchedules } from './month-schedules.ts'
import { networkUse } from './network-use.ts'
import { officeSchedules } from './office-schedules.ts'
import { paymentSchedules, watchPayments } from './payment-schedules.ts'
import { wireValueWork } from './value-work.ts'

type Options = {
  readonly config: Config
  readonly db: Database
  readonly cache: Cache
  readonly log: Logger
  readonly note: NoteSecurity
  readonly metrics: Metrics
  readonly clock: Clock
  readonly breakers: Breakers
}

type ValueWork = {
  readonly due: readonly DueWork[]
  readonly schedules: readonly Schedule[]
  /** Asks long work to end soon. */
  stop(): void
  close(): Promise<void>
}

const EVERY_MINUTE = '* * * * *'
const DAY_MS = 86_400_000
/** As `docs/data.md` says: a year, and the weeks until somebody notices. */
const SECURITY_EVENTS_KEPT_DAYS = 400

const daysAgo = (clock: Clock, days: number): Date => new Date(clock.now().getTime() - days * DAY_MS)

/** What must happen without anybody asking: rows that are due, and what comes by the clock. */
export async function openValueWork(options: Options): Promise<ValueWork> {
  const { config, db, log, metrics, clock } = options
  const wired = await wireValueWork(options)
  await watchPayments({ db, clock, metrics, channels: wired.channels })
  const { content, rules, core, due, keeping, history, lineEvent, settlePayments } = wired
  const { notOnSale, offerProblems } = wired
  const oldest = 'Age of the oldest move without an answer.'
  watchFigure(metrics, 'value_oldest_unknown_seconds', oldest, () =>
    history.oldestUnknownSeconds(clock.now()),
  )
  watchOpen(options, keeping)
  const unsold = 'Products somebody meant to sell and nobody can buy.'
  watchFigure(metrics, 'packages_not_on_sale', unsold, () => notOnSale().length)
  const untrue = 'Posts, banners and announcements whose offer is not in the catalogue or is over.'
  watchFigure(metrics, 'content_offers_over', untrue, () => offerProblems().length)
  const ledger = keepLedger(options)
  const hearing = hear(options, lineEvent)

  const schedules: readonly Schedule[] = [
    ...monthSchedules({ config, db, clock, log }),
    ...loyaltySchedules({ db, clock, rules }),
    { name: 'ledger.holds', cron: EVERY_MINUTE, work: async () => void (await keeping.expireHolds()) },
    {
      name: 'recipients.sweep',
      cron: '30 * * * *',
      work: () => makeMissSweepStore(db).sweep(daysAgo(clock, 1)),
    },
    { name: 'contact.sweep', cron: '45 * * * *', work: makeSweepContact({ db, clock }) },
    { name: 'tickets.sweep', cron: '35 * * * *', work: makeSweepTickets({ db, clock }) },
    { name: 'help.sweep', cron: '50 * * * *', work: makeSweepVotes({ db, clock }) },
    { name: 'identity.sweep', cron: EVERY_MINUTE, work: (signal) => makeSweepStore(db).sweep(signal) },
    {
      name: 'security.sweep',
      cron: '20 * * * *',
      work: () => sweepDayFiles(securityFolder(config), daysAgo(clock, SECURITY_EVENTS_KEPT_DAYS)),
    },
    {
      name: 'packages.not-on-sale',
      cron: '0 * * * *',
      atStart: true,
      work: async () => {
        if (notOnSale().length > 0) log.warn({ notOnSale: notOnSale() }, 'packages nobody can buy')
      },
    },
    {
      name: 'packages.offers-over',
      cron: '5 * * * *',
      atStart: true,
      work: async () => {
        if (offerProblems().length > 0) log.warn({ offers: offerProblems() }, 'content sells what is over')
      },
    },
    ...paymentSchedules({ db, clock, settlePayments }),
    ...officeSchedules({ config, db, clock, log }),
    ...fibreSchedules({ db, clock, rules, queueSms: wired.queueSms }),
    ...ledger.schedules,
    ...networkUse({ config, clock, core, keeping }),
  ]
  return {
    due,
    schedules,
    stop: ledger.stop,
    async close() {
      await hearing?.close()
      await ledger.close()
      await rules.close()
      await content.close()
    },
  }
}

/** Figures of moves and holds that have begun and not ended. */
function watchOpen({ db, metrics }: Options, { openHolds }: LedgerKeeping): void {
  watchRows(metrics, () => openMoves(db), [
    {
      name: 'value_moves_open',
      help: 'Moves of value without an end, by kind and state.',
      labels: ['kind', 'state'],
      of: ({ kind, state, count }) => ({ labels: { kind, state }, value: count }),
    },
  ])
  const open = 'What is set aside and neither taken nor given back.'
  watchFigure(metrics, 'ledger_holds_open', open, async () => (await openHolds()).count)
  const late = 'How long the oldest of them has been set aside beyond its time.'
  watchFigure(metrics, 'ledger_holds_overdue_seconds', late, async () => (await openHolds()).overdueSeconds)
}

/** The demo's directory is the simulator's; null where there is none to listen to. */
function hear({ config, log, clock }: Options, told: LineEvents['told']): Loop | null {
  if (config.PROFILE !== 'demo' || !config.SIMULATOR_URL) return null
  const onError = (err: unknown) => log.warn({ err }, 'what is told of a line is not taken yet, will retry')
  return hearLineEvents({ source: makeSimulatedDirectory(config.SIMULATOR_URL, clock), told, onError })
}
