import type { FastifyInstance } from 'fastify'
import { wireFiles } from '#apps/wiring/files.ts'
import { wireLineDesk } from '#apps/wiring/line-desk.ts'
import type { Content } from '#modules/content/index.ts'
import { callBackRoutes, makeKeepCallBack } from '#modules/call-backs/index.ts'
import { careerRoutes, makeApplyForJob } from '#modules/careers/index.ts'
import { wireJobOf } from '#apps/wiring/careers.ts'
import { fileRoutes, makeSendFile } from '#modules/files/index.ts'
import type { Identity } from '#modules/identity/index.ts'
import { leadRoutes, makeSendLead } from '#modules/leads/index.ts'
import { lostPhoneRoutes } from '#modules/lost-phone/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import {
  makePlaces,
  makeReadIncidents,
  makeReadReadings,
  makeTellWhenFixed,
  statusRoutes,
} from '#modules/status/index.ts'
import { makeCategories, ticketRoutes } from '#modules/tickets/index.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'

type Parts = Pick<Parameters<typeof makeSendFile>[0], 'jobs'> & {
  readonly config: Config
  readonly db: Database
  readonly queueSms: QueueSms
  readonly content: Content
  readonly identity: Identity
}

/** Tickets with their photos, incidents, lost phones, requests to be called, and job applications. */
export function serveCare(
  app: FastifyInstance,
  { config, db, jobs, queueSms, content, identity }: Parts,
): void {
  const { clock, rules, humanCheck, mustReach: reach, mustSession: session } = identity
  const categories = makeCategories(content)
  const { isPlace } = categories
  const sendFile = makeSendFile({ db, jobs, clock, ...wireFiles(config) })
  fileRoutes(app, { sendFile, reach })
  const jobOf = wireJobOf(content, clock)
  careerRoutes(app, { sendFile, humanCheck, apply: makeApplyForJob({ db, clock, jobOf }) })
  ticketRoutes(app, { db, clock, rules, queueSms, categories, reach })
  statusRoutes(app, {
    clock,
    readIncidents: makeReadIncidents({ db, clock, places: makePlaces(content) }),
    readReadings: makeReadReadings({ db, clock }),
    tell: makeTellWhenFixed({ db, clock, rules }),
    reach,
  })
  lostPhoneRoutes(app, { ...identity, db, desk: wireLineDesk(config), session })
  callBackRoutes(app, { keep: makeKeepCallBack({ db, clock, humanCheck }), isPlace })
  leadRoutes(app, { send: makeSendLead({ db, clock, rules, humanCheck, isPlace }) })
}
