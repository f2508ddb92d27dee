import type { ErrorCode } from '#contracts/errors.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Refused } from '#platform/errors/answer.ts'
import { setAsideFor } from './ask-core.ts'
import type { Unit } from './core.ts'
import { kindNamed } from './kind-of.ts'
import type { StoredMove } from './move.ts'
import type { Delta } from './move-plan.ts'
import { makeOpenMoveStore } from './open-move-store.ts'
import { readPlan } from './stored-plan.ts'
import type { ValueDeps } from './value-deps.ts'

export type SetAside = Pick<StoredMove, 'id' | 'kind' | 'product' | 'counterparty'> & {
  readonly amounts: readonly Delta[]
  readonly until: Date
}

type Deps = Pick<ValueDeps, 'kinds'> & { readonly db: Database; readonly clock: Clock }

/** Which unit was insufficient. */
const LACKS: Readonly<Partial<Record<ErrorCode, Unit>>> = {
  INSUFFICIENT_BALANCE: 'MMK',
  POINTS_INSUFFICIENT: 'POINT',
}

/** What a line cannot spend because a move waits for its code. */
export function makeSetAside({ db, clock, kinds }: Deps) {
  function viewOf(stored: StoredMove): SetAside[] {
    const { id, kind, product, counterparty, nextAskAt } = stored
    const plan = readPlan(kindNamed(kinds, kind).kept, stored.plan)
    if (!plan || !nextAskAt || nextAskAt <= clock.now()) return []
    const { price, share } = setAsideFor(plan.order)
    const priced: Delta[] = price.amount > 0 ? [{ unit: price.unit, value: price.amount }] : []
    const shared: Delta[] = share ? [{ unit: share.unit, value: share.amount }] : []
    return [{ id, kind, product, counterparty, amounts: [...shared, ...priced], until: nextAskAt }]
  }

  const setAside = async (line: string): Promise<SetAside[]> =>
    (await makeOpenMoveStore(db).waiting(line)).flatMap(viewOf)

  /** Adds what is reserved: "You need 498 kyat more" is half the truth while 999 wait for a code. */
  async function named(line: string, refusal: Refused): Promise<Refused> {
    const lacking = LACKS[refusal.code]
    if (lacking === undefined) return refusal
    const waiting = await setAside(line)
    const same = waiting.flatMap(({ amounts }) => amounts).filter(({ unit }) => unit === lacking)
    const total = same.reduce((sum, { value }) => sum + value, 0)
    if (total === 0) return refusal
    const until = new Date(Math.max(...waiting.map((one) => one.until.getTime()))).toISOString()
    const facts = { ...refusal.details.facts, setAside: total, until }
    return { ...refusal, details: { ...refusal.details, facts } }
  }

  return { setAside, named }
}
