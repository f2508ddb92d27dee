import { brand } from '#brand'
import { displayMsisdn, isOwnNumber, maskMsisdn } from '#contracts/msisdn.ts'
import {
  getRecord,
  lookUp as lookUpCall,
  openRecord,
  RECORD_MINUTES,
  RECORDS_AN_HOUR,
  showNumber,
} from '#contracts/staff/record.ts'
import { frozenUntil } from '#modules/identity/index.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import { PATIENCE, totalsOf, within } from '#modules/value/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { lookUp } from './look-up.ts'
import { makeMessageStore } from './message-store.ts'
import type { RecordDeps } from './record-deps.ts'
import { openFor, recordParts } from './record-parts.ts'
import { makeRecordReadModel } from './record-read-model.ts'
import { makeRecordStore } from './record-store.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A customer record is opened with a reason and for ten minutes: every look is recorded before it is answered. */
export function recordRoutes(serveStaff: ServeStaff, deps: RecordDeps): void {
  const { tag, log } = deps

  serveStaff(lookUpCall, async ({ who, tx, body, now, sheet }) => {
    const found = await lookUp(tx, who.staffId, body.text, now)
    sheet.after = { found: found.map(({ recordId, by }) => ({ recordId, by })) }
    return ok(found)
  })

  serveStaff(openRecord, async ({ who, tx, params, body, now, sheet }) => {
    const store = makeRecordStore(tx)
    const view = await store.view(params.recordId, who.staffId, now)
    if (!view) return refused('NOT_FOUND')
    sheet.thing = `record:${params.recordId}`
    sheet.customer = tag(view.line)
    const { messageId } = body
    const taken = messageId === undefined ? null : await makeMessageStore(tx).find(messageId)
    const isTaken = taken !== null && taken.takenBy === who.staffId && taken.line === view.line
    if (messageId !== undefined && !isTaken) return refused('FORBIDDEN')
    const { reference } = body
    const reason = isTaken ? 'MESSAGE' : body.reason
    if (reason === undefined || (!isTaken && reference === undefined)) return refused('VALIDATION')
    sheet.reason = [reason, taken?.reference ?? reference].join(' ')
    const until = new Date(now.getTime() + RECORD_MINUTES * MINUTE_MS)
    const opening = { reason, reference: taken?.reference ?? reference ?? null, messageId: messageId ?? null }
    await store.setOpen(params.recordId, { ...opening, now, until })
    const opened = await store.openedSince(who.staffId, new Date(now.getTime() - HOUR_MS))
    if (opened >= RECORDS_AN_HOUR)
      log.error(
        { staffId: who.staffId, opened },
        'somebody opens more records than anybody should: RISK must look',
      )
    return ok({ recordId: params.recordId, until: until.toISOString() })
  })

  serveStaff(showNumber, async (work) => {
    const record = await openFor(deps, work, work.params.recordId)
    if (!record.ok) return record
    await makeRecordStore(work.tx).show(record.value.id, work.now)
    return ok({ number: displayMsisdn(record.value.line) })
  })

  glanceRoute(serveStaff, deps)
  recordParts(serveStaff, deps)
}

/** Balance, identity and open questions on one screen. */
function glanceRoute(serveStaff: ServeStaff, deps: RecordDeps): void {
  const { core, rules } = deps
  serveStaff(getRecord, async (work) => {
    const opened = await openFor(deps, work, work.params.recordId)
    if (!opened.ok) return opened
    const { line, until, reason, shown, id } = opened.value
    const model = makeRecordReadModel(work.tx)
    const row = await model.line(line)
    const inCore = await within(PATIENCE.readMs, core.line(line)).catch(() => null)
    const simChangedAt = row.sim_changed_at
    const standing = {
      state: row.state === 'ACTIVE' ? ('ACTIVE' as const) : ('BARRED' as const),
      simChangedAt,
    }
    const packages = await model.packages(line)
    const unsure = await model.unsure(line)
    return ok({
      recordId: id,
      until: until.toISOString(),
      reason,
      number: shown ? displayMsisdn(line) : maskMsisdn(line),
      opened: shown,
      line: {
        state: row.state ?? 'UNKNOWN',
        own: isOwnNumber(line, brand.ownNumbers.pattern),
        simChangedAt: simChangedAt?.toISOString() ?? null,
        frozenUntil: frozenUntil(standing, work.now, rules)?.toISOString() ?? null,
        validUntil: inCore?.endsAt ?? null,
      },
      account: row.since && { since: row.since.toISOString(), passkeys: row.passkeys, devices: row.devices },
      nrc: null,
      balance: inCore && totalsOf(inCore.buckets),
      packages: packages.map((one) => ({
        subscriptionId: one.id,
        product: one.product,
        name: one.product,
        status: one.status,
        until: one.until.toISOString(),
        renews: one.renews,
      })),
      unsure: unsure.map(({ kind, id: thing, state, kyat, since }) => ({
        kind,
        id: thing,
        state,
        amountKyat: kyat,
        since: since.toISOString(),
      })),
      locks: {
        lockedUntil:
          row.wait_seconds === null
            ? null
            : new Date(work.now.getTime() + row.wait_seconds * 1000).toISOString(),
        codesOff: row.codes_off ?? false,
        failures24h: row.failures,
      },
    })
  })
}
