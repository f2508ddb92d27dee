import type { Endpoint, PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import { roleOf } from '../access/roles.ts'
import { checkCode } from '../staff/check-code.ts'
import { enrol, forgetFactor, keepPending, pendingOf } from '../staff/enrolment-store.ts'
import { markPassed, standingOf } from '../staff/factor-store.ts'
import { type Waiting, waitingOf } from '../staff/gate.ts'
import { isOwnPassword } from '../staff/is-own-password.ts'
import { personHere } from '../staff/person-here.ts'
import { readBody } from '../staff/read-body.ts'
import { grouped, hashOfCode, newRecoveryCodes } from '../staff/recovery-codes.ts'
import { seal, unseal } from '../staff/seal.ts'
import { noteEvent, type SecurityEvent } from '../staff/security-event.ts'
import { asShown, newSecret, stepOf } from '../staff/totp.ts'

type Outcome = SecurityEvent['outcome']
type Text = (name: string) => string

const said = (outcome: Outcome, more: object = {}): Response =>
  Response.json(
    { outcome, ...more },
    { status: outcome === 'DONE' ? 200 : 403, headers: { 'Cache-Control': 'no-store' } },
  )

const call = (path: string, work: (req: PayloadRequest, text: Text) => Promise<Response>): Endpoint => ({
  path: `/second-factor/${path}`,
  method: 'post',
  handler: async (req) => work(req, await readBody(req)),
})

/** A session that has shown the password shows the second factor. */
const check = call('check', async (req, text) => {
  const person = waitingOf(req)
  if (!person) return said('FORBIDDEN')
  const outcome = await checkCode(req.payload, person.id, text('code'))
  noteEvent(req, { event: 'STAFF_CODE_TRIED', email: person.email, outcome })
  if (outcome === 'DONE') await markPassed(req.payload, person.id, person.sessionId)
  return said(outcome)
})

/**
 * An account without a factor may begin with the password alone; one that has a factor changes it only in a session that
 * has shown it. The password is asked once more: a session left open or copied cannot put its own phone there.
 */
const mayEnrol = async (req: PayloadRequest, person: Waiting): Promise<boolean> => {
  const { enrolled, passed } = await standingOf(req.payload, person.id, person.sessionId)
  return passed || !enrolled
}

const begin = call('begin', async (req, text) => {
  const person = personHere(req)
  if (!person || !(await mayEnrol(req, person))) return said('FORBIDDEN')
  if (!(await isOwnPassword(req.payload, person.email, text('password')))) return said('WRONG_PASSWORD')
  const secret = newSecret()
  await keepPending(req.payload, person.id, seal(person.id, secret))
  const { uri, key } = asShown(secret, person.email)
  return said('DONE', {
    key,
    picture: `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 4 }))}`,
  })
})

/** The phone proves that it has the secret; recovery codes are shown here and never again. */
const confirm = call('confirm', async (req, text) => {
  const person = personHere(req)
  if (!person || !(await mayEnrol(req, person))) return said('FORBIDDEN')
  const sealed = await pendingOf(req.payload, person.id)
  const secret = sealed && unseal(person.id, sealed)
  const step = secret ? stepOf(secret, text('code').replaceAll(/\s/g, '')) : null
  if (!sealed || !step) return said('WRONG_CODE')
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashOfCode(person.id, code))
  const { id: userId, email, sessionId } = person
  if (!(await enrol(req.payload, { userId, sealed, step, hashes, sessionId }))) return said('WRONG_CODE')
  noteEvent(req, { event: 'STAFF_FACTOR_SET', email, outcome: 'DONE' })
  return said('DONE', { recoveryCodes: codes.map(grouped) })
})

/** A colleague lost the phone. Only an administrator, who gives the own password once more. */
const remove = call('remove', async (req, text) => {
  const admin = personHere(req)
  const id = Number(text('user'))
  if (!admin || roleOf(req) !== 'ADMIN' || !Number.isInteger(id)) return said('FORBIDDEN')
  const email = await emailOf(req, id)
  if (!email) return said('FORBIDDEN')
  const known = await isOwnPassword(req.payload, admin.email, text('password'))
  const outcome = known ? 'DONE' : 'WRONG_PASSWORD'
  if (known) await forgetFactor(req.payload, id)
  noteEvent(req, { event: 'STAFF_FACTOR_REMOVED', email, outcome })
  return said(outcome)
})

async function emailOf(req: PayloadRequest, id: number): Promise<string | null> {
  const user = await req.payload.db.findOne<{ id: number; email: string }>({
    collection: 'users',
    where: { id: { equals: id } },
    select: { email: true },
  })
  return user?.email ?? null
}

export const secondFactorEndpoints: Endpoint[] = [check, begin, confirm, remove]
