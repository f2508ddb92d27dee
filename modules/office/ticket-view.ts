import { randomUUID } from 'node:crypto'
import type { Call } from '#contracts/call.ts'
import { maskMsisdn } from '#contracts/msisdn.ts'
import type { StaffTicket, StaffTicketRow } from '#contracts/staff/tickets.ts'
import { filesOf } from '#modules/files/index.ts'
import type { StaffWork } from '#modules/staff/index.ts'
import {
  byHand,
  fileThing,
  makeTicketStore,
  namesOf,
  readThing,
  type Categories,
} from '#modules/tickets/index.ts'
import { makeLookUpReadModel } from './look-up-read-model.ts'
import { makeRecordStore } from './record-store.ts'
import type { QueuedTicket } from './ticket-queue-read-model.ts'

export type TicketWork = Pick<StaffWork<Call>, 'who' | 'tx' | 'now' | 'sheet'>

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

export const ticketRow = (
  categories: Categories,
  one: QueuedTicket,
  me: string,
  now: Date,
): StaffTicketRow => ({
  ticketId: one.id,
  ticketNo: one.ticketNo,
  service: one.service,
  categoryCode: one.category,
  ...namesOf(categories, one),
  status: one.status,
  priority: one.priority,
  lang: one.lang,
  createdAt: one.createdAt.toISOString(),
  updatedAt: one.updatedAt.toISOString(),
  dueAt: iso(one.clockAt),
  overdue: one.clockAt !== null && one.clockAt < now,
  waitingSince: iso(one.waitingSince),
  takenBy: one.takenByName,
  isMine: one.takenBy === me,
  begins: one.begins,
  hasFiles: one.hasFiles,
  thingKind: one.thingKind,
  placeId: one.placeId,
  incidentId: one.incidentId,
  rating: one.rating,
  version: one.version,
})

/** The reporter's customer record, for the person who has taken the ticket. */
async function recordOf({ who, tx, now }: TicketWork, line: string): Promise<string | null> {
  if (!(await makeLookUpReadModel(tx).isKnown(line))) return null
  const store = makeRecordStore(tx)
  const open = await store.openOf(who.staffId, line, now)
  if (open) return open.id
  const recordId = randomUUID()
  await store.found({ id: recordId, staffId: who.staffId, line, by: 'TICKET', now })
  return recordId
}

/** A ticket for staff: with notes, and numbers masked until it is taken. */
export async function staffTicket(
  work: TicketWork,
  categories: Categories,
  one: QueuedTicket,
): Promise<StaffTicket> {
  const { tx, who, now } = work
  const store = makeTicketStore(tx)
  const messages = await store.messages(one.id)
  const files = await filesOf(
    tx,
    messages.map(({ id }) => fileThing(id)),
  )
  const isMine = one.takenBy === who.staffId
  const shown = (number: string) => (isMine ? number : maskMsisdn(number))
  const numberOf = async (id: string | null) =>
    id === null ? null : ((await store.find(id))?.ticketNo ?? null)
  const { callDay, callSlot, thingKind, thingId } = one
  const fields = categories.find(one.service, one.category)?.fields ?? []
  return {
    ...ticketRow(categories, one, who.staffId, now),
    line: one.affected === null ? null : shown(one.affected),
    contractNo: one.contractNo,
    contactPhone: shown(one.line),
    cameBy: one.cameBy,
    ward: one.ward === '' ? null : one.ward,
    lat: one.lat,
    lng: one.lng,
    answers: Object.entries(one.answers).map(([key, value]) => {
      const field = fields.find((asked) => asked.key === key)
      return { key, label: field?.label ?? key, labelMm: field?.labelMm ?? key, value }
    }),
    thing: thingKind && thingId ? await readThing(tx, thingKind, thingId, null) : null,
    contactBy: one.contactBy,
    callBack: callDay && callSlot ? { day: callDay, slot: callSlot } : null,
    answerBy: iso(one.answerBy),
    nextAnswerBy: iso(one.nextAnswerBy),
    answeredAt: iso(one.answeredAt),
    recordId: isMine ? await recordOf(work, one.line) : null,
    thread: messages.map(({ id, at, by, who: name, text, textTyped }) => ({
      messageId: id,
      at: at.toISOString(),
      by,
      who: name,
      text,
      textTyped,
      files: files.get(fileThing(id)) ?? [],
    })),
    timeline: (await store.steps(one.id)).map(({ at, status, who: name, why }) => ({
      at: at.toISOString(),
      status,
      who: name,
      why,
    })),
    ratingComment: one.ratingComment,
    follows: await numberOf(one.follows),
    mergedInto: await numberOf(one.mergedInto),
    next: one.mergedInto ? [] : byHand(one.status),
  }
}
