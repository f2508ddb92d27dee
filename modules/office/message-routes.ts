import { randomUUID } from 'node:crypto'
import type { Call, ResultOf } from '#contracts/call.ts'
import { maskMsisdn } from '#contracts/msisdn.ts'
import {
  answerMessage,
  closeMessage,
  getMessage,
  giveMessageBack,
  listMessages,
  takeMessage,
} from '#contracts/staff/messages.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { ServeStaff, StaffWork } from '#modules/staff/index.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { keyAfter, keyOf, pageOfRows } from '#platform/http/key-page.ts'
import { makeMessageStore, type ContactFound, type MessageState } from './message-store.ts'
import { makeLookUpReadModel } from './look-up-read-model.ts'
import { makeRecordStore } from './record-store.ts'

type View = ResultOf<typeof getMessage>
type Work = Pick<StaffWork<Call>, 'who' | 'tx' | 'now' | 'sheet'>

const BEGINS = 80
const LIVES_MS = 24 * 3_600_000

const rowView = (one: ContactFound, staffId: string) => ({
  messageId: one.id,
  reference: one.reference,
  topic: one.topic,
  lang: one.lang,
  state: one.state,
  receivedAt: one.receivedAt.toISOString(),
  begins: one.body.slice(0, BEGINS),
  takenBy: one.takenByName,
  takenAt: one.takenAt?.toISOString() ?? null,
  isMine: one.takenBy === staffId,
  version: one.version,
})

/** Enough to tell two numbers apart, and no more. */
const hidden = (text: string): string => `${text.slice(0, 2)}•••`

/** The sender's customer record, for the person who has taken the message. */
async function recordOf({ who, tx, now }: Work, { id, line }: ContactFound): Promise<string | null> {
  if (line === null || !(await makeLookUpReadModel(tx).isKnown(line))) return null
  const store = makeRecordStore(tx)
  const open = await store.openOf(who.staffId, line, now)
  if (open) return open.id
  const recordId = randomUUID()
  await store.found({ id: recordId, staffId: who.staffId, line, by: 'MESSAGE', messageId: id, now })
  return recordId
}

async function view(work: Work, one: ContactFound): Promise<View> {
  const isMine = one.takenBy === work.who.staffId
  const answers = await makeMessageStore(work.tx).answers(one.id)
  const phone = one.phone && (one.line ? maskMsisdn(one.line) : hidden(one.phone))
  return {
    ...rowView(one, work.who.staffId),
    body: one.body,
    bodyTyped: one.bodyTyped,
    name: one.name,
    phone: isMine ? one.phone : phone,
    phoneProven: one.phoneProven,
    email: isMine ? one.email : one.email && hidden(one.email),
    canSms: one.line !== null,
    recordId: isMine ? await recordOf(work, one) : null,
    answers: answers.map(({ by, template, who, at }) => ({
      by,
      template,
      who: who ?? '',
      at: at.toISOString(),
    })),
  }
}

type Next = { readonly state: MessageState; readonly keeps: boolean }

/** One step of a message, unless somebody was faster; answers the new state. */
async function step(
  work: Work,
  found: ContactFound,
  version: number,
  { state, keeps }: Next,
): Promise<Answer<View>> {
  const { tx, who, now, sheet } = work
  const taken = keeps
    ? { takenBy: who.staffId, takenAt: found.takenBy === who.staffId ? found.takenAt : now }
    : { takenBy: null, takenAt: null }
  if (!(await makeMessageStore(tx).change(found.id, version, { state, ...taken })))
    return refused('MESSAGE_CHANGED')
  sheet.before = { state: found.state, takenBy: found.takenBy }
  sheet.after = { state, takenBy: taken.takenBy }
  const after = await makeMessageStore(tx).find(found.id)
  return after ? ok(await view(work, after)) : refused('NOT_FOUND')
}

const findFor = async (work: Work, id: string): Promise<ContactFound | null> => {
  work.sheet.thing = `message:${id}`
  return makeMessageStore(work.tx).find(id)
}

/** Messages of the contact form: one person takes each and answers once. */
export function messageRoutes(serveStaff: ServeStaff, { queueSms }: { readonly queueSms: QueueSms }): void {
  serveStaff(listMessages, async ({ who, tx, body }) => {
    const { state, topic, mine, after, size } = body
    const oldestFirst = state === 'NEW' || state === 'TAKEN' || mine
    const rows = await makeMessageStore(tx).list({
      state,
      topic,
      takenBy: mine ? who.staffId : undefined,
      oldestFirst,
      after: keyAfter(after),
      limit: size + 1,
    })
    return ok(
      pageOfRows(
        rows,
        size,
        (row) => rowView(row, who.staffId),
        (row) => keyOf(row.receivedAt, row.id),
      ),
    )
  })

  serveStaff(getMessage, async (work) => {
    const found = await findFor(work, work.params.messageId)
    return found ? ok(await view(work, found)) : refused('NOT_FOUND')
  })

  serveStaff(takeMessage, async (work) => {
    const found = await findFor(work, work.params.messageId)
    if (!found) return refused('NOT_FOUND')
    if (found.state === 'CLOSED') return refused('MESSAGE_CHANGED')
    const state = found.state === 'NEW' ? 'TAKEN' : found.state
    return step(work, found, work.body.version, { state, keeps: true })
  })

  serveStaff(giveMessageBack, async (work) => {
    const found = await findFor(work, work.params.messageId)
    if (!found) return refused('NOT_FOUND')
    if (found.takenBy !== work.who.staffId || found.state !== 'TAKEN') return refused('MESSAGE_CHANGED')
    return step(work, found, work.body.version, { state: 'NEW', keeps: false })
  })

  answerRoutes(serveStaff, queueSms)
}

/** The two ends of a message: an answer, or nothing to do. */
function answerRoutes(serveStaff: ServeStaff, queueSms: QueueSms): void {
  serveStaff(answerMessage, async (work) => {
    const { tx, who, now, body } = work
    const found = await findFor(work, work.params.messageId)
    if (!found) return refused('NOT_FOUND')
    if (found.takenBy !== who.staffId || found.state === 'CLOSED') return refused('MESSAGE_CHANGED')
    if (body.by === 'SMS') {
      if (found.line === null) return refused('NUMBER_INVALID')
      await queueSms(tx, {
        id: randomUUID(),
        to: found.line,
        lang: found.lang,
        template: body.template,
        slots: { reference: found.reference },
        priority: 'notice',
        validUntil: new Date(now.getTime() + LIVES_MS),
      })
    }
    const template = body.by === 'SMS' ? body.template : null
    const answer = {
      id: randomUUID(),
      messageId: found.id,
      by: body.by,
      template,
      staffId: who.staffId,
      at: now,
    }
    await makeMessageStore(tx).keepAnswer(answer)
    return step(work, found, body.version, { state: 'ANSWERED', keeps: true })
  })

  serveStaff(closeMessage, async (work) => {
    const found = await findFor(work, work.params.messageId)
    if (!found) return refused('NOT_FOUND')
    if (found.takenBy !== work.who.staffId || found.state === 'CLOSED') return refused('MESSAGE_CHANGED')
    work.sheet.reason = work.body.why
    return step(work, found, work.body.version, { state: 'CLOSED', keeps: true })
  })
}
