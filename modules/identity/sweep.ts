import type { Database } from '#platform/db/database.ts'
import { makeSweepStore } from './sweep-store.ts'

const EVERY_MS = 60_000

/** In every worker; two at once take different rows or none. */
export function startSweeping(db: Database, onError: (error: Error) => void): { close(): void } {
  const store = makeSweepStore(db)
  const timer = setInterval(() => void store.sweep().catch(onError), EVERY_MS)
  timer.unref()
  return { close: () => clearInterval(timer) }
}
