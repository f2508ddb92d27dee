import { makeLedgerCore } from '#adapters/core-ledger/ledger-core.ts'
import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { newMoveId } from '#contracts/move-id.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'

/** Megabytes of each of the last 30 days, today last: a quiet month, then four busy days. */
const USED = [
  120, 90, 210, 340, 180, 60, 95, 260, 310, 150, 140, 420, 380, 90, 70, 110, 230, 250, 300, 190, 80, 140, 220,
  170, 260, 610, 540, 700, 560, 190,
]
/** What somebody had until then, and what they have since. */
const BUSY_DAYS = 5
const NEW_MB = 5_120
const DAY_MS = 86_400_000

type Given = { readonly at: number; readonly mb: number; readonly days: number }

/** A month behind a line, so that its use is there to see on the first day. Only for one that was opened just now. */
export async function seedUse(db: Database, line: string): Promise<void> {
  const today = systemClock.now().getTime()
  const give = async ({ at, mb, days }: Given) => {
    const validTo = new Date(at + days * DAY_MS).toISOString()
    const id = newMoveId(at)
    const core = makeLedgerCore({ db, clock: fixedClock(new Date(at).toISOString()) })
    await core.credit({ id, line, unit: 'MB', amount: mb, source: 'CAMPAIGN', validTo })
  }
  const quiet = USED.slice(0, -BUSY_DAYS).reduce((sum, mb) => sum + mb, 0)
  await give({ at: today - USED.length * DAY_MS, mb: quiet, days: 31 })
  for (const [index, mb] of USED.entries()) {
    const at = today - (USED.length - 1 - index) * DAY_MS
    if (index === USED.length - BUSY_DAYS) await give({ at: at - 1_000, mb: NEW_MB, days: 30 })
    const clock = fixedClock(new Date(at).toISOString())
    await makeLedgerKeeping({ db, clock }).useUp(newMoveId(at), line, 'MB', mb)
  }
}
