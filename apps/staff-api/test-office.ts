import { pino } from 'pino'
import { ID_NUMBER_KEY, VOUCHER_KEY, type ValueApp } from '#apps/api/test-value-app.ts'
import { wireNameOf } from '#apps/wiring/applications.ts'
import type { wireFiles } from '#apps/wiring/files.ts'
import { servedDatabase } from '#db/test-database.ts'
import { makeApplicationTypes, makeIdentitySeal } from '#modules/applications/index.ts'
import { productNames } from '#modules/packages/index.ts'
import { makeVoucherSeal } from '#modules/vouchers/index.ts'
import { officeOver, ticketsOver, type Colleague, type Office } from './test-office-app.ts'

export { OFFICE_ORIGIN } from './test-office-app.ts'
export type { Colleague, Office }

/** The office over a test's product: its calls, with the role that serves them. */
export const officeAt = (
  site: ValueApp,
  { demo = true, files }: { readonly demo?: boolean; readonly files?: ReturnType<typeof wireFiles> } = {},
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
    plans: site.fibre.plans,
    tickets: ticketsOver(site, files),
    applications: {
      types: makeApplicationTypes(site.content),
      nameOf: wireNameOf(site.content, site.fibre.plans, site.clock),
      seal: makeIdentitySeal(ID_NUMBER_KEY),
    },
    voucherSeal: makeVoucherSeal(VOUCHER_KEY),
    names: (product) => productNames(site.content.memory.current(), product),
  })
