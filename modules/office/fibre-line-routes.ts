import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import { parseMsisdn } from '#contracts/msisdn.ts'
import { dispatchLine, getLine, listLines, showApplicant } from '#contracts/staff/fibre-lines.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { makeLineTaskStore, makeSlotStore, mayDo, type Plans, type TaskGiven } from '#modules/fibre/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { keyAfter, keyOf, pageOfRows } from '#platform/http/key-page.ts'
import { lineOf, lineRow } from './fibre-line-view.ts'
import { makeLinesReadModel, type LineFound } from './fibre-lines-read-model.ts'

type Deps = {
  readonly plans: Plans
  readonly rules: Rules
  readonly tag: (number: string) => string
}

type Asked = z.output<NonNullable<(typeof dispatchLine)['body']>>

/** The task's own input; phone numbers are normalised. */
function givenOf(asked: Asked): Answer<TaskGiven> {
  if (asked.task === 'ENGINEER') {
    const line = parseMsisdn(asked.phone)
    return line ? ok({ name: asked.name, line }) : refused('NUMBER_INVALID')
  }
  if (asked.task === 'INSTALLED')
    return ok(asked.receiptNo === undefined ? {} : { receiptNo: asked.receiptNo })
  return ok('visit' in asked && asked.visit ? { visit: asked.visit } : {})
}

/** Refuses at once what would be refused later; the worker checks again under the order's lock. */
export const makeDispatchLooks = ({ rules }: Pick<Deps, 'rules'>) =>
  async function problem(tx: Tx, one: LineFound, asked: Asked, given: TaskGiven, now: Date) {
    if (one.task !== null || !mayDo(asked.task, one.state, { openingAt: one.opening_at }))
      return refused('CONFLICT')
    if (asked.task === 'INSTALLED' && one.pay_on_site && given.receiptNo === undefined)
      return refused('VALIDATION')
    if (asked.task === 'SCHEDULE' && !given.visit && one.day === null) return refused('SLOT_TAKEN')
    const { visit } = given
    if (!visit || (visit.day === one.day && visit.slot === one.slot)) return null
    if (visit.day < yangonDayKey(now)) return refused('VALIDATION')
    const { capacity } = rules.at('ftth.visits', now)
    const [day] = await makeSlotStore(tx).free(one.township, [visit.day], capacity)
    return day?.slots.some(({ slot, free }) => slot === visit.slot && free) ? null : refused('SLOT_TAKEN')
  }

/** New lines: searching, reading, and requesting tasks. */
export function fibreLineRoutes(serveStaff: ServeStaff, deps: Deps): void {
  const { plans, tag } = deps
  const problem = makeDispatchLooks(deps)

  serveStaff(listLines, async ({ tx, body }) => {
    const { state, township, orderNo, after, size } = body
    const model = makeLinesReadModel(tx)
    const rows =
      orderNo === undefined
        ? await model.list({ state, township, after: keyAfter(after), limit: size + 1 })
        : await model.named(orderNo.toUpperCase())
    return ok(pageOfRows(rows, size, lineRow(plans), (row) => keyOf(row.created_at, row.order_id)))
  })

  serveStaff(getLine, async ({ tx, params, now, sheet }) => {
    sheet.thing = `line:${params.orderId}`
    const found = await makeLinesReadModel(tx).find(params.orderId)
    return found ? ok(await lineOf(tx, found, plans, now)) : refused('NOT_FOUND')
  })

  serveStaff(showApplicant, async ({ tx, params, body, sheet }) => {
    sheet.thing = `line:${params.orderId}`
    sheet.reason = body.why
    const found = await makeLinesReadModel(tx).find(params.orderId)
    if (!found || found.line === '') return refused('NOT_FOUND')
    sheet.customer = tag(found.line)
    const shown = (line: string) => `0${line.slice(2)}`
    return ok({
      name: found.full_name,
      phone: shown(found.line),
      secondPhone: found.second_line && shown(found.second_line),
    })
  })

  serveStaff(dispatchLine, async ({ who, tx, params, body, now, sheet }) => {
    const { orderId } = params
    sheet.thing = `line:${orderId}`
    const why = 'why' in body ? body.why : null
    if (why !== null) sheet.reason = why
    const model = makeLinesReadModel(tx)
    const found = await model.find(orderId)
    if (!found) return refused('NOT_FOUND')
    const given = givenOf(body)
    if (!given.ok) return given
    const no = await problem(tx, found, body, given.value, now)
    if (no) return no
    const { task } = body
    const { staffId } = who
    const asked = { id: randomUUID(), orderId, task, given: given.value, staffId, why, now }
    if (!(await makeLineTaskStore(tx).ask(asked))) return refused('CONFLICT')
    sheet.before = { state: found.state, ...(found.day !== null && { visit: `${found.day} ${found.slot}` }) }
    const { visit } = given.value
    sheet.after = { task, ...(visit && { visit: `${visit.day} ${visit.slot}` }) }
    const after = await model.find(orderId)
    return after ? ok(await lineOf(tx, after, plans, now)) : refused('NOT_FOUND')
  })
}
