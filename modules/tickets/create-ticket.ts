import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { FileKind } from '#contracts/files.ts'
import type { Lang } from '#contracts/language.ts'
import { parseMsisdn } from '#contracts/msisdn.ts'
import type { createTicket } from '#contracts/tickets.ts'
import { readWritten } from '#modules/contact/index.ts'
import { claimFiles } from '#modules/files/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import { checkAnswers } from '#platform/forms/check-answers.ts'
import type { Categories } from './category-source.ts'
import { answerBy } from './clocks.ts'
import { noteWard } from './note-ward.ts'
import type { StoredCategory } from './stored-category.ts'
import { readThing } from './thing-read-model.ts'
import { ticketNo } from './ticket-no.ts'
import { makeTicketStore } from './ticket-store.ts'
import { fileThing, type Reporter, type StoredTicket } from './ticket.ts'
import { tellReceived, type WalkDeps } from './walk-ticket.ts'

export type TicketDeps = WalkDeps & {
  readonly db: Database
  readonly clock: Clock
  readonly categories: Categories
}

type Asked = z.output<NonNullable<(typeof createTicket)['body']>>
export type Wish = Asked & {
  readonly cameBy: StoredTicket['cameBy']
  readonly lang: Lang
  /** The ticket that this one continues. */
  readonly follows?: string | null
}

export type Made = { readonly isNew: boolean; readonly ticketId: string }

const DAY_MS = 86_400_000

/** A refusal rolls back what was done before it. */
export class Undone extends Error {
  readonly refusal: Refused
  constructor(refusal: Refused) {
    super(refusal.code)
    this.refusal = refusal
  }
}

export const orUndo = <T>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Undone(answer)
  return answer.value
}

export const undone = (error: unknown): Refused => {
  if (error instanceof Undone) return error.refusal
  throw error
}

/** Problems of a report that can be found before anything is written. */
function refusalOf(wish: Wish, category: StoredCategory, { categories }: TicketDeps): Refused | null {
  const errors = checkAnswers(category.fields, wish.answers, wish.lang)
  if (errors.length > 0) return refused('VALIDATION', { errors })
  if (wish.phoneNumber !== undefined && !parseMsisdn(wish.phoneNumber)) return refused('NUMBER_INVALID')
  return wish.placeId !== undefined && !categories.isPlace(wish.placeId) ? refused('NOT_FOUND') : null
}

/** The same intent twice, or the same open problem twice, is one ticket. */
export const makeCreateTicket = (deps: TicketDeps) =>
  async function create(who: Reporter, wish: Wish): Promise<Answer<Made>> {
    const category = deps.categories.find(wish.service, wish.categoryCode)
    if (!category) return refused('NOT_FOUND')
    const refusal = refusalOf(wish, category, deps)
    if (refusal) return refusal
    return inTransaction(deps.db, async (tx) => ok(await createIn(tx, deps, who, wish, category))).catch(
      undone,
    )
  }

/** The same inside the caller's transaction; a refusal is thrown, which rolls everything back. */
export async function createIn(
  tx: Tx,
  deps: Pick<TicketDeps, 'rules' | 'queueSms' | 'clock'>,
  who: Reporter,
  wish: Wish,
  category: StoredCategory,
): Promise<Made> {
  const { rules, queueSms, clock } = deps
  const store = makeTicketStore(tx)
  const now = clock.now()
  // Locks the number, which a guest and an account may share.
  await store.enter(who.line)
  const before = await store.asked(who.ownerKey, wish.requestId)
  if (before) return { isNew: true, ticketId: before.id }
  const affected = wish.phoneNumber === undefined ? who.line : parseMsisdn(wish.phoneNumber)
  const contractNo = wish.contractNo || null
  const about = contractNo ?? affected ?? ''
  const isOther = category.code === 'OTHER'
  if (!isOther) {
    const same = await store.sameOpen(who.sees, wish.service, category.code, about)
    if (same) return { isNew: false, ticketId: same.id }
  }
  if (
    (await store.createdSince(who.ownerKey, new Date(now.getTime() - DAY_MS))) >=
    rules.at('ticket.times', now).perDay
  )
    throw new Undone(refused('TICKETS_LIMIT'))
  const { thing } = wish
  if (thing && !(await readThing(tx, thing.kind, thing.id, who))) throw new Undone(refused('NOT_FOUND'))
  const id = randomUUID()
  const by = answerBy(rules, category.priority, now)
  const ticket = {
    id,
    ticketNo: ticketNo(await store.nextNo(), now),
    ownerKey: who.ownerKey,
    requestId: wish.requestId,
    accountId: who.accountId,
    line: who.line,
    cameBy: wish.cameBy,
    lang: wish.lang,
    service: wish.service,
    category: category.code,
    priority: category.priority,
    affected,
    contractNo,
    placeId: wish.placeId ?? null,
    ward: wardOf(wish.ward),
    lat: wish.lat ?? null,
    lng: wish.lng ?? null,
    answers: readAnswers(wish.answers),
    thingKind: thing?.kind ?? null,
    thingId: thing?.id ?? null,
    contactBy: wish.contactBy,
    callDay: wish.callBack?.day ?? null,
    callSlot: wish.callBack?.slot ?? null,
    sameKey: isOther ? null : [who.ownerKey, wish.service, category.code, about].join(' '),
    answerBy: by,
    follows: wish.follows ?? null,
    createdAt: now,
  }
  await store.insert(ticket)
  await store.step({ ticketId: id, status: 'NEW', who: null, why: null, at: now })
  await firstWord(tx, who, wish, { ticketId: id, category, now })
  await noteWard(tx, rules, ticket, now)
  await tellReceived(tx, queueSms, ticket, by, now)
  return { isNew: true, ticketId: id }
}

type First = { readonly ticketId: string; readonly category: StoredCategory; readonly now: Date }

/** The first message, with its files. */
async function firstWord(
  tx: Tx,
  who: Reporter,
  wish: Wish,
  { ticketId, category, now }: First,
): Promise<void> {
  const { text, typed } = readWritten(wish.description)
  const id = randomUUID()
  const said = { id, ticketId, requestId: wish.requestId, by: 'CUSTOMER', who: null, at: now } as const
  await makeTicketStore(tx).say({ ...said, text, textTyped: typed, textOther: null })
  const kinds = kindsOf(category)
  orUndo(await claimFiles(tx, { ids: wish.fileIds, owner: who, thing: fileThing(id), kinds }))
}

/** The kinds of files a category accepts; a bank slip may be a PDF where it helps. */
export const kindsOf = (category: Pick<StoredCategory, 'files'> | null): readonly FileKind[] =>
  category?.files === 'DOCUMENT' ? ['PHOTO', 'DOCUMENT'] : ['PHOTO']

/** Spellings of a ward that differ in case and spaces are the same. */
const wardOf = (typed: string | undefined): string =>
  readWritten(typed ?? '')
    .text.toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

const readAnswers = (answers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, readWritten(value).text]))
