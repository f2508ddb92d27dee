import { randomUUID } from 'node:crypto'
import type { Call } from '#contracts/call.ts'
import {
  getLead,
  listLeads,
  stepLead,
  takeLead,
  type LeadState,
  type LeadView,
} from '#contracts/staff/leads.ts'
import { maskEnd, maskName } from '#modules/fibre/index.ts'
import {
  asksWhy,
  forgetAt,
  makeLeadBoardStore,
  makeLeadStore,
  nextOf,
  type StoredLead,
} from '#modules/leads/index.ts'
import type { ServeStaff, StaffWork } from '#modules/staff/index.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { keyAfter, keyOf, pageOfRows } from '#platform/http/key-page.ts'

type Work = Pick<StaffWork<Call>, 'who' | 'tx' | 'now' | 'sheet'>

const rowView = (one: StoredLead, staffId: string) => ({
  leadId: one.id,
  reference: one.reference,
  product: one.product,
  company: one.company,
  state: one.state,
  receivedAt: one.receivedAt.toISOString(),
  callBy: one.callBy.toISOString(),
  takenBy: one.takenByName,
  isMine: one.takenBy === staffId,
  wishes: one.wishes,
  version: one.version,
})

const maskEmail = (email: string): string => `${email.slice(0, 2)}•••${email.slice(email.indexOf('@'))}`

async function view({ tx, who }: Work, one: StoredLead): Promise<LeadView> {
  const store = makeLeadBoardStore(tx)
  const [written, steps] = [await store.wishes(one.id), await store.steps(one.id)]
  const row = rowView(one, who.staffId)
  return {
    ...row,
    lang: one.lang,
    contactName: row.isMine ? one.contactName : maskName(one.contactName),
    phone: row.isMine ? one.phone : maskEnd(one.phone),
    email: row.isMine ? one.email : maskEmail(one.email),
    placeId: one.placeId,
    callTime: one.callTime,
    written: written.map(({ at, need, detail }) => ({ at: at.toISOString(), need, detail })),
    next: [...nextOf(one.state)],
    steps: steps.map(({ at, ...step }) => ({ at: at.toISOString(), ...step })),
  }
}

type Next = { readonly state: LeadState; readonly takenBy: string | null; readonly why: string | null }

async function change(work: Work, found: StoredLead, version: number, next: Next): Promise<Answer<LeadView>> {
  const { tx, who, now, sheet } = work
  const store = makeLeadBoardStore(tx)
  const { state, takenBy, why } = next
  if (!(await store.change(found.id, version, { state, takenBy, dueAt: forgetAt(state, now) })))
    return refused('MESSAGE_CHANGED')
  if (state !== found.state)
    await makeLeadStore(tx).keepStep({
      id: randomUUID(),
      leadId: found.id,
      at: now,
      state,
      staffId: who.staffId,
      why,
    })
  sheet.before = { state: found.state, takenBy: found.takenBy }
  sheet.after = { state, takenBy }
  const after = await store.find(found.id)
  return after ? ok(await view(work, after)) : refused('NOT_FOUND')
}

function findFor({ tx, sheet }: Work, id: string): Promise<StoredLead | null> {
  sheet.thing = `lead:${id}`
  return makeLeadBoardStore(tx).find(id)
}

/** Business leads: one person takes each and follows it until it is won or lost. */
export function leadRoutes(serveStaff: ServeStaff): void {
  serveStaff(listLeads, async ({ who, tx, body: { state, mine, after, size } }) => {
    const rows = await makeLeadBoardStore(tx).list({
      state,
      takenBy: mine ? who.staffId : undefined,
      oldestFirst: state === 'NEW' || mine,
      after: keyAfter(after),
      limit: size + 1,
    })
    const row = (one: StoredLead) => rowView(one, who.staffId)
    return ok(pageOfRows(rows, size, row, (one) => keyOf(one.receivedAt, one.id)))
  })

  serveStaff(getLead, async (work) => {
    const found = await findFor(work, work.params.leadId)
    return found ? ok(await view(work, found)) : refused('NOT_FOUND')
  })

  serveStaff(takeLead, async (work) => {
    const found = await findFor(work, work.params.leadId)
    if (!found) return refused('NOT_FOUND')
    if (nextOf(found.state).length === 0) return refused('MESSAGE_CHANGED')
    const state = found.state === 'NEW' ? 'ASSIGNED' : found.state
    return change(work, found, work.body.version, { state, takenBy: work.who.staffId, why: null })
  })

  serveStaff(stepLead, async (work) => {
    const { who, body, params, sheet } = work
    const found = await findFor(work, params.leadId)
    if (!found) return refused('NOT_FOUND')
    const mayStep = found.state === 'NEW' || found.takenBy === who.staffId
    if (!mayStep || !nextOf(found.state).includes(body.to)) return refused('MESSAGE_CHANGED')
    if (asksWhy(body.to) && !body.why) return refused('VALIDATION')
    if (body.why) sheet.reason = body.why
    return change(work, found, body.version, {
      state: body.to,
      takenBy: found.takenBy,
      why: body.why ?? null,
    })
  })
}
