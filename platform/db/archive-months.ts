import { randomUUID } from 'node:crypto'
import type { Logger } from '../log/logger.ts'
import type { Database } from './database.ts'
import { makeMonthArchiveStore, type DueMonth } from './month-archive-store.ts'
import { partName, putPart, readPart, type Place } from './month-parts.ts'

/** Where archives lie, and their keys. An archive opens only with the key in its row. */
export type Vault = {
  /** A new key, as it may lie in the database. */
  newKey(id: string): Buffer
  open(id: string, keySealed: Buffer): Place
}

type Deps = {
  readonly db: Database
  readonly vault: Vault
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly rowsOfPart?: number
}

/** Some ten megabytes of text in memory. */
const ROWS_OF_PART = 10_000
const LOCK_NOT_AVAILABLE = '55P03'
/** Shorter than what the job engine allows a turn; the next turn goes on. */
const TURN_MS = 240_000

/**
 * Takes months that are old enough out of the database: writes them in parts, reads each part back, has the database compare it with
 * the table, then detaches and drops the partition. Every step can be repeated, so a run that was stopped is continued by the next.
 */
export function makeArchiveMonths({ db, vault, log, rowsOfPart = ROWS_OF_PART }: Deps) {
  const store = makeMonthArchiveStore(db)

  async function begin(due: DueMonth): Promise<string | null> {
    const id = randomUUID()
    const begun = await store.begin(due, id, vault.newKey(id))
    const { parent, month } = due
    if (begun === null) log.warn({ parent, month }, 'a month has moves without an end and stays')
    return begun
  }

  /** True when nothing is left to write. */
  async function write(id: string, place: Place, isOver: () => boolean): Promise<boolean> {
    let no = (await store.parts(id)).length
    while (!isOver()) {
      const lines = await store.lines(id, rowsOfPart)
      if (lines.length === 0) return true
      await putPart(place, partName(id, no), lines)
      const { rows, hash } = await readPart(place, partName(id, no))
      await store.note(id, { no, rows, hash })
      no += 1
    }
    return false
  }

  async function remove(id: string, place: Place): Promise<void> {
    for (const { no } of await store.parts(id)) await place.remove(partName(id, no))
    await store.end(id)
  }

  async function archive(due: DueMonth, isOver: () => boolean): Promise<void> {
    const id = due.id ?? (await begin(due))
    if (id === null) return
    const { state = null, keySealed = null } = (await store.find(due.parent, due.month)) ?? {}
    if (keySealed === null) return
    const place = vault.open(id, keySealed)
    if (state === 'DROPPED') return remove(id, place)
    if (state === 'WRITING' && !(await write(id, place, isOver))) return
    await store.detach(id)
    await store.drop(id)
    log.info({ parent: due.parent, month: due.month, archive: id }, 'a month was archived')
  }

  return async function archiveMonths(stop?: AbortSignal): Promise<void> {
    const end = performance.now() + TURN_MS
    const isOver = () => stop?.aborted === true || performance.now() > end
    for (const due of await store.due()) {
      if (isOver()) return
      const { parent, month } = due
      await archive(due, isOver).catch((err: unknown) => {
        // The table was in use for longer than anybody should wait for us: the next turn tries again.
        if (Object(err).code === LOCK_NOT_AVAILABLE) log.info({ parent, month }, 'a month is in use, later')
        else log.error({ err, parent, month }, 'a month cannot be archived and stays')
      })
    }
  }
}
