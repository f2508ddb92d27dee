import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { wireFiles } from '#apps/wiring/files.ts'
import { CLIENT_HEADER } from '#contracts/call.ts'
import { fileRoutes, makeCheckFile, makeEndFile, makeSendFile } from '#modules/files/index.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import { ticketRoutes, type Categories, type StoredCategory } from '#modules/tickets/index.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { refused } from '#platform/errors/answer.ts'
import { makeServer } from '#platform/http/make-server.ts'
import type { AnySession } from '#platform/http/session.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { withOwnDatabase } from '../own-database.ts'

const NAMES = {
  name: 'A',
  nameMm: 'က',
  priority: 'P2',
  files: 'PHOTO',
  things: [],
  fields: [],
  selfHelp: [],
} as const
const category = (service: 'mobile' | 'ftth', code: string): StoredCategory => ({
  ...NAMES,
  service,
  code,
  sort: 1,
  asksPlace: true,
  things: [],
  fields: [],
  selfHelp: [],
})
const CATEGORIES = [
  category('mobile', 'NO_SIGNAL'),
  category('mobile', 'OTHER'),
  category('ftth', 'NO_INTERNET'),
]
const FEW: Categories = {
  all: () => CATEGORIES,
  find: (service, code) => CATEGORIES.find((one) => one.service === service && one.code === code) ?? null,
  isPlace: () => true,
}
const RULES = standardRules({
  'ticket.times': { silentDays: 7, closeHours: 72, reopenDays: 7, perDay: 100_000 },
})
const FIRST_LINE = 959_650_000_000

export type Answered = { readonly code: string; readonly result: Record<string, never> }

/** Tickets and files over the attack's own database; the attack decides what a token means. */
export const withCareSite = <T>(work: (site: CareSite) => Promise<T>): Promise<T> =>
  withOwnDatabase(async (url) => {
    const folder = mkdtempSync(join(tmpdir(), 'care-'))
    const site = openCareSite(url, folder)
    try {
      return await work(site)
    } finally {
      await site.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })

export const reach = ({ session }: FastifyRequest): AnySession => {
  if (!session) throw new Error('nobody came through the door')
  return session
}

function openCareSite(url: string, folder: string) {
  const db = makeDatabase(url, { maxConnections: 24 })
  const clock = fixedClock(systemClock.now().toISOString())
  const sessions = new Map<string, AnySession>()
  const app = makeServer({
    log: makeLogger({ level: 'silent', process: 'fault' }),
    readSession: async (token) => sessions.get(token) ?? refused('UNAUTHENTICATED'),
  })
  const wired = wireFiles({ FILES_DIR: folder, FILES_KEY: '7d'.repeat(32), RUN_DIR: folder })
  // The attack checks files itself when it wants to.
  const jobs = { enqueue: async () => {}, close: async () => {} }
  fileRoutes(app, { sendFile: makeSendFile({ db, jobs, clock, ...wired }), reach })
  ticketRoutes(app, { db, clock, rules: RULES, queueSms: async () => {}, categories: FEW, reach })
  let lines = 0
  const admit = (session: AnySession): string => {
    const token = randomUUID()
    sessions.set(token, session)
    return token
  }
  return {
    app,
    db,
    clock,
    folder,
    wired,
    check: makeCheckFile({ db, ...wired }),
    end: makeEndFile({ db, clock, objects: wired.objects }),
    sessions,
    newLine: () => String(FIRST_LINE + (lines += 1)),
    guest: (line: string) =>
      admit({ scope: 'contact', provenFor: 'TICKET', id: randomUUID(), ownNumber: line }),
    async account(line: string): Promise<string> {
      const subject = randomUUID()
      await sql`insert into account (id, number, account_type, display_name, created_at)
        values (${subject}, ${line}, 'MOBILE', 'A', now())`.execute(db)
      return admit({ scope: 'account', subject, id: randomUUID(), ownNumber: line })
    },
    /** The same with the HTTP status. */
    async ask(token: string | null, method: 'GET' | 'POST', path: string, body?: object | Buffer) {
      const answer = await app.inject({
        method,
        url: path,
        headers: {
          [CLIENT_HEADER]: app.clientName,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && {
            'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
          }),
        },
        ...(body && { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      })
      return { status: answer.statusCode, ...answer.json<Answered>() }
    },
    async call(
      token: string | null,
      method: 'GET' | 'POST',
      path: string,
      body?: object | Buffer,
    ): Promise<Answered> {
      const { status: _, ...answer } = await this.ask(token, method, path, body)
      return answer
    },
    close: async () => {
      await app.close()
      await db.destroy()
    },
  }
}

export type CareSite = ReturnType<typeof openCareSite>

export const aProblem = (more: object = {}) => ({
  requestId: randomUUID(),
  service: 'mobile',
  categoryCode: 'NO_SIGNAL',
  description: 'No signal in our street since noon.',
  ...more,
})

export const isFine = ({ code }: Answered): boolean => code === 'SUCCESS'
