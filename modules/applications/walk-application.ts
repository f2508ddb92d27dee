import { randomUUID } from 'node:crypto'
import type { ApplicationState } from '#contracts/applications.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { makeApplicationStore } from './application-store.ts'
import type { StoredApplication } from './application.ts'
import { isOver, mayStep, type Mover } from './states.ts'
import { tellApplicant } from './tell-applicant.ts'
import { keptUntil, silentUntil } from './times.ts'

type Step = {
  readonly to: ApplicationState
  readonly by: Mover
  readonly staffId?: string | null
  readonly words?: string | null
  readonly requestId?: string
  readonly set?: Readonly<Record<string, unknown>>
  readonly now: Date
}

const SMS = {
  MORE_NEEDED: 'applicationMore',
  DONE: 'applicationDone',
  REFUSED: 'applicationRefused',
} as const

/** Columns that change with the state, such as when time acts next. Refused with a paid fee is due at once: it is refunded. */
function comesWith({ feeState }: StoredApplication, to: ApplicationState, now: Date): object {
  if (to === 'MORE_NEEDED') return { due_at: silentUntil(now) }
  if (!isOver(to)) return { due_at: null }
  const ended = {
    same_key: null,
    ended_at: now,
    sla_due_at: null,
    deed_id: null,
    deed_to: null,
    deed_why: null,
  }
  return { ...ended, due_at: to === 'REFUSED' && feeState === 'PAID' ? now : keptUntil(now) }
}

/** One step with its timeline row and SMS in one transaction. Null when this step is not allowed. */
export async function walk(
  tx: Tx,
  queueSms: QueueSms,
  application: StoredApplication,
  { to, by, staffId = null, words = null, requestId, set = {}, now }: Step,
): Promise<string | null> {
  if (!mayStep(application.state, to, by)) return null
  const store = makeApplicationStore(tx)
  const { id: applicationId } = application
  const id = randomUUID()
  await store.update(applicationId, { state: to, ...comesWith(application, to, now), ...set }, now)
  await store.step({
    id,
    applicationId,
    at: now,
    state: to,
    by,
    staffId,
    words,
    requestId: requestId ?? null,
  })
  if (to in SMS) await tellApplicant(tx, queueSms, application, SMS[to as keyof typeof SMS], now)
  return id
}
