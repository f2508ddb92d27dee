import { pino } from 'pino'
import type { ValueApp } from '#apps/api/test-value-app.ts'
import { servedDatabase } from '#db/test-database.ts'
import { productNames } from '#modules/packages/index.ts'
import { officeOver, ticketsOver, type Colleague, type Office } from './test-office-app.ts'

export { OFFICE_ORIGIN } from './test-office-app.ts'
export type { Colleague, Office }

/** The office over a product that a test has: its calls with the role that serves them. */
export const officeAt = (
  site: ValueApp,
  { demo = true }: { readonly demo?: boolean } = {},
): Promise<Office> =>
  officeOver({
    ...site,
    served: servedDatabase(site.url, 'staff'),
    records: {
      rules: site.rules,
      tag: site.identity.tag,
      forgetSessions: site.identity.sessions.forget,
      note: site.identity.note,
    },
    log: pino({ level: 'silent' }),
    demo,
    tickets: ticketsOver(site),
    names: (product) => productNames(site.content.memory.current(), product),
  })
