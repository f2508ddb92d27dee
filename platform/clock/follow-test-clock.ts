import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { listen } from '../db/listen.ts'
import { moveSystemClock } from './clock.ts'
import { readAheadMs } from './test-clock-store.ts'

type Options = {
  readonly config: Pick<Config, 'PROFILE' | 'DATABASE_URL'>
  readonly db: Database
  readonly onError: (error: Error) => void
}

export class ClockWasMoved extends Error {
  constructor() {
    super('the clock of this database was moved for a demo: production cannot run on it')
    this.name = 'ClockWasMoved'
  }
}

/**
 * Called when a process starts. In the demo its clock follows the database's from then on; production refuses to start on a database
 * whose clock was moved. While the database is down neither can be known, and the process starts all the same.
 */
export async function followTestClock({ config, db, onError }: Options): Promise<{ close(): Promise<void> }> {
  const aheadMs = await readAheadMs(db).catch(() => 0)
  if (config.PROFILE === 'production') {
    if (aheadMs > 0) throw new ClockWasMoved()
    return { close: async () => {} }
  }
  moveSystemClock(aheadMs)
  return listen({
    url: config.DATABASE_URL,
    channel: 'platform.clock',
    onNotice: (ahead) => moveSystemClock(Number(ahead)),
    // Reads what was notified while nobody listened.
    onConnected: () => void readAheadMs(db).then(moveSystemClock, onError),
    onError,
  })
}
