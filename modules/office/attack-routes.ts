import { randomUUID } from 'node:crypto'
import { maskMsisdn } from '#contracts/msisdn.ts'
import { getAttackFigures, liftLock, listAttacked } from '#contracts/staff/attacks.ts'
import { RECORDS_AN_HOUR } from '#contracts/staff/record.ts'
import { pardonIn } from '#modules/identity/index.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import { afterCommit } from '#platform/db/in-transaction.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { makeAttacksReadModel } from './attacks-read-model.ts'
import type { RecordDeps } from './record-deps.ts'
import { makeRecordReadModel } from './record-read-model.ts'
import { makeRecordStore } from './record-store.ts'

const HOUR_MS = 3_600_000
/** The same number as in the function `otp_high_risk`. */
const HIGH_RISK_FROM = 9_900
const KEY = /^(\d{1,6})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Numbers whose codes strangers guess: shown as anonymous ids, with a lock that can be lifted. */
export function attackRoutes(serveStaff: ServeStaff, deps: RecordDeps): void {
  serveStaff(listAttacked, async ({ who, tx, body, now }) => {
    const store = makeRecordStore(tx)
    const [, inARow, lastId] = KEY.exec(body.after ?? '') ?? []
    const last = lastId === undefined ? null : await store.view(lastId, who.staffId, now)
    const after = last && inARow !== undefined ? { inARow: Number(inARow), number: last.line } : null
    const found = await makeAttacksReadModel(tx).numbers(after, body.size + 1)
    const rows = []
    for (const row of found.slice(0, body.size)) {
      const attackId = randomUUID()
      await store.found({ id: attackId, staffId: who.staffId, line: row.number, by: 'NUMBER', now })
      rows.push({
        attackId,
        number: maskMsisdn(row.number),
        failures24h: row.failures,
        inARow: row.consecutive,
        codesOffSince: row.off_since?.toISOString() ?? null,
        lastFailureAt: row.last_at?.toISOString() ?? null,
        lockedUntil:
          row.wait_seconds === null ? null : new Date(now.getTime() + row.wait_seconds * 1000).toISOString(),
      })
    }
    const end = found.length > body.size ? rows.at(-1) : undefined
    return ok({ rows, next: end ? `${end.inARow}.${end.attackId}` : null })
  })

  serveStaff(getAttackFigures, async ({ tx, now }) => {
    const figures = await makeAttacksReadModel(tx).figures()
    const since = new Date(now.getTime() - HOUR_MS)
    return ok({
      failedToday: figures.failed,
      highRiskFrom: HIGH_RISK_FROM,
      highRisk: figures.high_risk,
      numbersLocked: figures.locked,
      numbersOff: figures.off,
      otherNetworks: [{ network: 'ALL', sent: figures.sent, most: figures.in_all }],
      records: await makeRecordStore(tx).busiest(since, RECORDS_AN_HOUR),
    })
  })

  serveStaff(liftLock, async ({ who, tx, params, body, now, sheet }) => {
    const found = await makeRecordStore(tx).view(params.attackId, who.staffId, now)
    if (!found) return refused('NOT_FOUND')
    const { line: number } = found
    const { failures, codes_off: codesOff } = await makeRecordReadModel(tx).line(number)
    sheet.thing = `record:${params.attackId}`
    sheet.customer = deps.tag(number)
    sheet.reason = body.why
    sheet.before = { failures, codesOff }
    sheet.after = { failures: 0, codesOff: false }
    await pardonIn(tx, { number, who: who.name, why: body.why }, now)
    afterCommit(tx, () => deps.note({ event: 'NUMBER_PARDONED', number, who: who.name }))
    return ok({})
  })
}
