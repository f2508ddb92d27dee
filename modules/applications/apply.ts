import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { sendApplication } from '#contracts/applications.ts'
import type { Lang } from '#contracts/language.ts'
import { makeReference } from '#modules/contact/index.ts'
import type { Plans } from '#modules/fibre/index.ts'
import { claimFiles } from '#modules/files/index.ts'
import type { Codes } from '#modules/identity/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import { orUndo, undone, Undone, type Reporter } from '#modules/tickets/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { checkAnswers } from '#platform/forms/check-answers.ts'
import type { AnySession } from '#platform/http/session.ts'
import type { About, makeAbout } from './about.ts'
import { makeApplicationStore } from './application-store.ts'
import { fileThing } from './application.ts'
import { codePayload } from './ask-code.ts'
import { isPossible } from './contract-changes.ts'
import { identityOf, type IdentitySeal } from './identity-answers.ts'
import { cleaned, filesIn, kept } from './read-answers.ts'
import type { StoredType } from './stored-type.ts'
import { tellApplicant } from './tell-applicant.ts'
import { unpaidUntil } from './times.ts'
import type { ApplicationTypes } from './type-source.ts'

export type ApplyDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: Rules
  readonly types: ApplicationTypes
  readonly plans: Plans
  readonly isPlace: (id: string) => boolean
  readonly codes: Pick<Codes, 'verify'>
  readonly queueSms: QueueSms
  readonly seal: IdentitySeal
  readonly aboutOf: ReturnType<typeof makeAbout>
}

export type Wish = z.output<NonNullable<(typeof sendApplication)['body']>> & { readonly lang: Lang }
export type Applied = { readonly isNew: boolean; readonly applicationId: string }

const DAY_MS = 86_400_000

type Judged = {
  readonly who: Reporter
  readonly type: StoredType
  readonly about: About
  readonly wish: Wish
  readonly answers: Readonly<Record<string, string>>
}

/** The same intent makes one application, and nobody has two open ones about the same thing. */
export function makeApply(deps: ApplyDeps) {
  const { db, clock, types, plans, isPlace, aboutOf } = deps

  /** Everything that can be wrong is checked before anything is written or a code is spent. */
  async function judge(session: AnySession, who: Reporter, wish: Wish): Promise<Answer<Judged>> {
    const type = types.find(wish.code)
    if (!type) return refused('NOT_FOUND')
    const now = clock.now()
    const answers = cleaned(type.formSchema, wish.answers)
    const known = { place: isPlace, plan: (code: string) => plans.plan(code, now) !== null }
    const errors = checkAnswers(type.formSchema, answers, wish.lang, ['answers'], known)
    if (errors.length > 0) return refused('VALIDATION', { errors })
    const about = await aboutOf(session, type, wish)
    if (!about.ok) return about
    const { contract } = about.value
    if (contract && !isPossible(wish.code, answers, { contract, plans, now }))
      return refused('APPLICATION_NOT_POSSIBLE')
    return ok({ who, type, about: about.value, wish, answers })
  }

  return async function apply(session: AnySession, who: Reporter, wish: Wish): Promise<Answer<Applied>> {
    const before = await makeApplicationStore(db).asked(who.ownerKey, wish.requestId)
    if (before) return ok({ isNew: true, applicationId: before.id })
    const judged = await judge(session, who, wish)
    if (!judged.ok) return judged
    return inTransaction(db, (tx) => keep(tx, deps, judged.value)).catch(undone)
  }
}

/** A wrong code has been counted in this transaction, so it is returned, not thrown, which would roll the count back. */
async function proven(tx: Tx, { codes }: ApplyDeps, { who, about, wish }: Judged): Promise<Answer<void>> {
  if (about.proves === null) return ok(undefined)
  const { challengeId, otp: code } = wish
  if (!challengeId || !code || who.accountId === null) return refused('OTP_REQUIRED')
  const payload = codePayload(who.accountId, wish.code, about.key)
  return codes.verify(tx, { challengeId, number: about.proves, purpose: 'APPLICATION', payload, code })
}

async function keep(tx: Tx, deps: ApplyDeps, judged: Judged): Promise<Answer<Applied>> {
  const { rules, clock } = deps
  const { who, wish } = judged
  const store = makeApplicationStore(tx)
  const now = clock.now()
  await store.enter(who.line)
  const before = await store.asked(who.ownerKey, wish.requestId)
  if (before) return ok({ isNew: true, applicationId: before.id })
  const same = await store.sameOpen(sameKeyOf(judged))
  if (same) return ok({ isNew: false, applicationId: same.id })
  const today = await store.createdSince(who.ownerKey, new Date(now.getTime() - DAY_MS))
  if (today >= rules.at('ticket.times', now).perDay) return refused('TICKETS_LIMIT')
  const right = await proven(tx, deps, judged)
  if (!right.ok) return right
  return ok({ isNew: true, applicationId: await insert(tx, deps, judged, now) })
}

const sameKeyOf = ({ who, about, wish }: Judged): string => [who.ownerKey, wish.code, about.key].join(' ')

async function insert(tx: Tx, deps: ApplyDeps, judged: Judged, now: Date): Promise<string> {
  const { who, type, about, wish, answers } = judged
  const store = makeApplicationStore(tx)
  const [id, stepId] = [randomUUID(), randomUUID()]
  const { formSchema: fields, feeKyat, slaDays } = type
  const identity = identityOf(fields, answers)
  const atShop = about.proves === null
  const isUnpaid = feeKyat > 0 && !atShop
  const reference = makeReference(now, 'A')
  await store.insert({
    id,
    reference,
    ownerKey: who.ownerKey,
    requestId: wish.requestId,
    accountId: who.accountId,
    line: who.line,
    lang: wish.lang,
    code: type.code,
    service: type.service,
    affected: about.contract ? null : about.key,
    contractNo: about.contract?.contractNo ?? null,
    proof: atShop ? 'SHOP' : 'CODE',
    answers: kept(fields, answers),
    identitySealed: identity && deps.seal.seal(id, identity.whole),
    identityShown: identity?.shown ?? null,
    sameKey: sameKeyOf(judged),
    feeKyat,
    feeState: feeKyat === 0 ? 'NONE' : atShop ? 'SHOP' : 'UNPAID',
    slaDueAt: isUnpaid ? null : new Date(now.getTime() + slaDays * DAY_MS),
    dueAt: isUnpaid ? unpaidUntil(now) : null,
    createdAt: now,
  })
  await store.step({ id: stepId, applicationId: id, at: now, state: 'RECEIVED', by: 'CUSTOMER', words: null })
  const ids = filesIn(fields, answers)
  if (new Set(ids).size !== ids.length) throw new Undone(refused('FILE_NOT_ACCEPTED'))
  orUndo(await claimFiles(tx, { ids, owner: who, thing: fileThing(stepId), kinds: ['PHOTO', 'DOCUMENT'] }))
  await tellApplicant(
    tx,
    deps.queueSms,
    { line: who.line, lang: wish.lang, reference },
    'applicationReceived',
    now,
  )
  return id
}
