import { createHash } from 'node:crypto'
import { colleague, officeOver, type Office, type OfficeParts } from '#apps/staff-api/test-office-app.ts'
import type { Role } from '#contracts/staff/roles.ts'
import { fakeChannel, type FakeChannel } from '#modules/payments/channel.fake.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import { servingDatabases } from '#platform/config/serving-database.ts'
import { refused } from '#platform/errors/answer.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { workThrough } from '#platform/jobs/test-work-through.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { withPaySite, type PaySite } from '../payments/pay-site.ts'

export type OfficeSite = PaySite & {
  readonly office: Office
  readonly fake: FakeChannel
  person(...roles: Role[]): ReturnType<typeof colleague>
  /** Tops a line up through the channel; returns the payment's id. */
  paid(line: string): Promise<string>
  /** Runs all due proposals once. */
  run(): Promise<number>
}

const NO_CATEGORIES = { all: () => [], find: () => null, isPlace: () => false }

type More = Partial<Pick<OfficeParts, 'admit' | 'serving' | 'log' | 'demo'>>

/** Payments and the office over them, each with its own role where this machine has one. */
export const withOfficeSite = <T>(work: (site: OfficeSite) => Promise<T>, more: More = {}): Promise<T> => {
  const fake = fakeChannel()
  return withPaySite({ fakes: [fake] }, async (site) => {
    const url = servingDatabases(process.env, site.url).STAFF_DATABASE_URL || site.url
    const served = makeDatabase(url, { maxConnections: 16 })
    const office = await officeOver({
      ...site,
      served,
      records: {
        rules: standardRules(),
        tag: (number) => createHash('sha256').update(number).digest('base64url').slice(0, 16),
        forgetSessions: () => {},
        note: () => {},
      },
      queueSms: async () => {},
      names: () => null,
      tickets: {
        clock: site.clock,
        categories: NO_CATEGORIES,
        places: { chain: () => [], choices: () => [], nameOf: () => null },
        readFile: async () => refused('NOT_FOUND'),
      },
      log: makeLogger({ level: 'silent', process: 'fault' }),
      ...more,
    })
    const paid = async (line: string): Promise<string> => {
      const payment = await site.begun(line)
      fake.pay(payment.reference)
      await site.payments.takeNotice('fake', fake.notice(payment.reference))
      await site.settle()
      return payment.id
    }
    const run = workThrough(site, site.proposals, 1_000)
    try {
      return await work({ ...site, office, fake, person: (...roles) => colleague(site.db, roles), paid, run })
    } finally {
      await office.close()
      await served.destroy()
    }
  })
}
