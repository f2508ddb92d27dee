import type { Channels } from '#modules/payments/index.ts'
import type { FibreBook, Plans } from '#modules/fibre/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import { makeDecide, makePropose, proposalRoutes, type Looks } from '#modules/proposals/index.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import type { VoucherSeal } from '#modules/vouchers/index.ts'
import { applicationRoutes, type ApplicationDeps } from './application-routes.ts'
import { attackRoutes } from './attack-routes.ts'
import { auditRoutes } from './audit-routes.ts'
import { callBackRoutes } from './call-back-routes.ts'
import { careerRoutes } from './career-routes.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { channelRoutes } from './channel-routes.ts'
import { deskRoutes } from './desk-routes.ts'
import { exportRoutes } from './export-routes.ts'
import { fibreContractRoutes } from './fibre-contract-routes.ts'
import { fibreLinkRoutes } from './fibre-link-routes.ts'
import { fibreDayRoutes } from './fibre-day-routes.ts'
import { fibreLineRoutes } from './fibre-line-routes.ts'
import { leadRoutes } from './lead-routes.ts'
import { messageRoutes } from './message-routes.ts'
import { paymentRoutes } from './payment-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { pointsRoutes } from './points-routes.ts'
import type { RecordDeps } from './record-deps.ts'
import { recordRoutes } from './record-routes.ts'
import type { TicketDeps } from './ticket-deps.ts'
import { ticketRoutes } from './ticket-routes.ts'
import { unansweredRoutes } from './unanswered-routes.ts'
import { viewRoutes } from './view-routes.ts'
import { voucherRoutes } from './voucher-routes.ts'

type Deps = {
  readonly looks: Looks
  readonly origin: string
  readonly records: RecordDeps
  readonly channels: Pick<Channels, 'all'>
  readonly queueSms: QueueSms
  readonly fibre: { readonly plans: Plans; readonly book: FibreBook }
  readonly tickets: Pick<TicketDeps, 'clock' | 'categories' | 'places' | 'readFile'>
  readonly applications: Omit<ApplicationDeps, 'readFile' | 'queueSms'>
  readonly voucherSeal: VoucherSeal
  readonly names: (product: string) => { readonly name: string; readonly nameMm: string | null } | null
}

export function officeRoutes(serveStaff: ServeStaff, deps: Deps): void {
  const { looks, origin, records, channels, queueSms, fibre, names } = deps
  const propose = makePropose(looks)
  proposalRoutes(serveStaff, makeDecide(looks))
  peopleRoutes(serveStaff, { propose, origin })
  auditRoutes(serveStaff, records)
  recordRoutes(serveStaff, records)
  pointsRoutes(serveStaff, { ...records, propose })
  voucherRoutes(serveStaff, { ...records, seal: deps.voucherSeal })
  unansweredRoutes(serveStaff, { propose })
  paymentRoutes(serveStaff, { propose, channels: channels.all.map(({ name }) => name) })
  channelRoutes(serveStaff, { propose, channels })
  messageRoutes(serveStaff, { queueSms })
  leadRoutes(serveStaff)
  careerRoutes(serveStaff, deps.tickets)
  applicationRoutes(serveStaff, { ...deps.applications, readFile: deps.tickets.readFile, queueSms })
  ticketRoutes(serveStaff, { ...deps.tickets, rules: records.rules, queueSms })
  catalogueRoutes(serveStaff, { propose, names })
  attackRoutes(serveStaff, records)
  const { rules, tag } = records
  fibreLineRoutes(serveStaff, { ...fibre, rules, tag })
  fibreDayRoutes(serveStaff, { ...fibre, rules })
  callBackRoutes(serveStaff, fibre)
  fibreContractRoutes(serveStaff, { ...fibre, tag })
  fibreLinkRoutes(serveStaff, { ...fibre, tag })
  deskRoutes(serveStaff)
  viewRoutes(serveStaff)
  exportRoutes(serveStaff)
}
