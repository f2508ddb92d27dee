import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#apps/api/build-app.ts'
import { CONTACT_PURPOSES, getMe, logout, type ContactPurpose } from '#contracts/identity.ts'
import { MOVE_ID_HEADER } from '#contracts/move-id.ts'
import { lineFor } from '#modules/identity/index.ts'
import { hashToken, newToken } from '#modules/identity/session-token.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { methodsOf, urlOf } from '#platform/http/serve.ts'
import type { ReadSession } from '#platform/http/session.ts'
import { makeLogger } from '#platform/log/logger.ts'
import type { Count, Fault, Size } from './fault.ts'
import { numberAt, withIdentity, type Site } from './identity/identity-site.ts'
import { exampleBody } from './stolen/example-body.ts'
import { sum } from './value/way.ts'

const NUMBERS: Record<Size, number> = { ci: 2, full: 60 }
/** The present number; a run over fewer has lost its calls. */
const AT_LEAST_CALLS = 40

type Owner = { readonly number: string; readonly accountId: string; readonly token: string }

/** A signed-in customer whose number somebody else proves as a guest. */
async function owner(site: Site, place: number): Promise<Owner> {
  const made = { number: numberAt(place), accountId: randomUUID(), token: newToken() }
  await site.query(
    `insert into account (id, number, account_type, created_at) values ($1, $2, 'MOBILE', now())`,
    [made.accountId, made.number],
  )
  await site.query(`select session_start($1, $2, $3, 'CODE', null)`, [
    made.accountId,
    randomUUID(),
    hashToken(made.token),
  ])
  return made
}

async function guestToken(site: Site, number: string, purpose: ContactPurpose): Promise<string> {
  await site.query(`update otp_challenge set created_at = created_at - interval '1 hour' where number = $1`, [
    number,
  ])
  const template = purpose === 'CONTACT' ? 'contact' : 'ticket'
  const asked = await site.db.transaction().execute((tx) =>
    site.identity.codes.issue(tx, {
      number,
      purpose,
      payload: '',
      lang: 'en',
      sms: { template, slots: {} },
      line: { state: 'ACTIVE', simChangedAt: null },
      human: true,
    }),
  )
  const challengeId = asked.ok ? asked.value.challengeId : ''
  const proof = { phoneNumber: number, purpose, challengeId, otp: site.codeOf(number) }
  const proven = await site.identity.proveNumber(proof, 'en')
  if (!proven.ok) throw new Error(`no guest of ${purpose}: ${proven.code}`)
  return proven.value.token
}

/** Every call that needs a session, with a documented body, an empty one and none. */
async function everyCall(app: FastifyInstance, token: string, remoteAddress: string): Promise<Count> {
  const guarded = app.servedCalls.filter(({ session }) => session === 'required')
  if (guarded.length < AT_LEAST_CALLS) throw new Error(`only ${guarded.length} calls need a session`)
  const count = { tried: 0, bad: 0 }
  for (const call of guarded)
    for (const method of methodsOf(call))
      for (const payload of [exampleBody(call.body), {}, undefined]) {
        const answer = await app.inject({
          method: method as 'GET',
          remoteAddress,
          url: urlOf(call).replace(/:\w+/g, randomUUID()),
          headers: {
            'x-client': app.clientName,
            authorization: `Bearer ${token}`,
            [MOVE_ID_HEADER]: randomUUID(),
          },
          ...(payload && { payload }),
        })
        count.tried += 1
        if (answer.statusCode !== 403 || answer.json<{ code: string }>().code !== 'FORBIDDEN') count.bad += 1
      }
  return count
}

/** Tries to sign the owner out everywhere, which the owner must not notice. */
async function signOutOwner(app: FastifyInstance, token: string, { token: own }: Owner): Promise<Count> {
  const ask = (of: string) => ({ 'x-client': app.clientName, authorization: `Bearer ${of}` })
  const payload = { allDevices: true }
  await app.inject({ method: 'POST', url: urlOf(logout), headers: ask(token), payload })
  const { statusCode } = await app.inject({ url: urlOf(getMe), headers: ask(own) })
  return { tried: 1, bad: statusCode === 200 ? 0 : 1 }
}

/** Without scopes anybody with a token for the number counts as its owner. */
const unscoped =
  (site: Site, read: ReadSession): ReadSession =>
  async (token) => {
    const session = await read(token)
    if ('code' in session || session.scope === 'account') return session
    const line = lineFor(session, undefined, 'reach')
    const { rows } = await site.query('select id from account where number = $1', [line.ok && line.value])
    const [account] = rows as { id: string }[]
    const now = systemClock.now()
    const live = { issuedAt: now, endsAt: now, subject: account?.id ?? randomUUID() }
    return { ...session, ...live, scope: 'account' }
  }

const sweep =
  (guarded: boolean) =>
  (size: Size): Promise<Count> =>
    withIdentity(async (site) => {
      const folder = mkdtempSync(join(tmpdir(), 'contact-scope-'))
      const config = readConfig({
        PROFILE: 'demo',
        DATABASE_URL: site.url,
        REDIS_URL: process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379',
        RUN_DIR: folder,
        WEB_DIST: folder,
        SHARE_BALANCE: 'true',
        SHARE_ASK: 'true',
      })
      const { app, close } = await buildApp({
        config,
        log: makeLogger({ level: 'silent', process: 'fault' }),
      })
      if (!guarded && app.readSession) Object.assign(app, { readSession: unscoped(site, app.readSession) })
      try {
        const counts: Count[] = []
        for (let place = 0; place < NUMBERS[size]; place += 1) {
          const victim = await owner(site, place)
          for (const purpose of CONTACT_PURPOSES) {
            const token = await guestToken(site, victim.number, purpose)
            const address = `10.9.${place}.${CONTACT_PURPOSES.indexOf(purpose) + 1}`
            counts.push(await everyCall(app, token, address), await signOutOwner(app, token, victim))
          }
        }
        return sum(counts)
      } finally {
        await close()
        rmSync(folder, { recursive: true, force: true })
      }
    })

export const faults: readonly Fault[] = [
  { name: 'identity.contact-scope', bar: 0, attack: sweep(true), control: sweep(false) },
]
