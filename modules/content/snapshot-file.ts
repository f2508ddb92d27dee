import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { ContentChange, RawDocument } from './content-store.ts'

/**
 * The last known content as a file, so that a process can start while the database is down. One JSON value per line: a head, then one
 * line per document. The head counts the lines: a truncated file is not read.
 */
export type SnapshotFile = {
  write(content: Snapshot): Promise<void>
  /** Null when there is no file, or none that can be trusted. */
  read(): Promise<ContentChange | null>
}

export type Snapshot = Pick<ContentChange, 'version' | 'sources'> & {
  readonly documents: Iterable<RawDocument>
  readonly size: number
}

/** Raised when the format of the lines changes; older files are then ignored. */
const FORMAT = 2
/** Lines written before other requests get a turn: a large snapshot must not block them. */
const LINES_PER_TURN = 500

export function makeSnapshotFile(path: string): SnapshotFile {
  let turn: Promise<void> = Promise.resolve()
  return {
    write: (content) => {
      turn = turn.then(() => writeWhole(path, content))
      const mine = turn
      turn = turn.catch(() => {})
      return mine
    },
    read: () => readWhole(path),
  }
}

/** Written beside and renamed, so that a reader sees the old file or the new one, never half of one. */
async function writeWhole(path: string, content: Snapshot): Promise<void> {
  const draft = `${path}.${process.pid}.draft`
  await mkdir(dirname(path), { recursive: true })
  const file = await open(draft, 'w')
  try {
    const head = {
      format: FORMAT,
      version: content.version,
      sources: content.sources,
      documents: content.size,
    }
    let lines = [JSON.stringify(head)]
    for (const document of content.documents) {
      lines.push(JSON.stringify(document))
      if (lines.length < LINES_PER_TURN) continue
      await file.appendFile(`${lines.join('\n')}\n`)
      lines = []
      await setImmediate()
    }
    await file.appendFile(lines.map((line) => `${line}\n`).join(''))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path).catch(async (error: unknown) => {
    await rm(draft, { force: true })
    throw error
  })
}

async function readWhole(path: string): Promise<ContentChange | null> {
  try {
    const [head, ...lines] = (await readFile(path, 'utf8')).trimEnd().split('\n')
    const { format, version, sources, documents } = JSON.parse(head ?? '')
    if (format !== FORMAT || documents !== lines.length) return null
    return {
      version,
      full: true,
      sources,
      removed: [],
      documents: lines.map((line) => JSON.parse(line) as RawDocument),
    }
  } catch {
    return null
  }
}
