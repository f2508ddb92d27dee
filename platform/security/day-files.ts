import { closeSync, createReadStream, mkdirSync, openSync, writeSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** `2026-11-16.ndjson`: one file per UTC day, to which every process of a machine appends. */
const NAME = /^\d{4}-\d\d-\d\d\.ndjson$/
const nameOf = (at: Date): string => `${at.toISOString().slice(0, 10)}.ndjson`

type Deps = { readonly folder: string; readonly onError: (error: Error) => void }

export type DayFiles = { append(at: Date, line: string): void; close(): void }

/** Each line is a single append, so that lines of several processes never mix. */
export function openDayFiles({ folder, onError }: Deps): DayFiles {
  let open: { readonly name: string; readonly file: number } | null = null

  function close(): void {
    if (open) closeSync(open.file)
    open = null
  }

  function fileOf(name: string): number {
    if (open?.name === name) return open.file
    close()
    mkdirSync(folder, { recursive: true, mode: 0o750 })
    open = { name, file: openSync(join(folder, name), 'a', 0o640) }
    return open.file
  }

  return {
    append(at, line) {
      try {
        writeSync(fileOf(nameOf(at)), `${line}\n`)
      } catch (error) {
        // A full disk must not keep people from signing in; the next line tries again.
        onError(error as Error)
      }
    },
    close,
  }
}

/** Names of existing days, oldest first. */
const daysIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).toSorted()

/** Lines of this day and later, in the order they were written. */
export async function* readDayFiles(folder: string, from: Date): AsyncGenerator<string> {
  for (const name of await daysIn(folder)) {
    if (name < nameOf(from)) continue
    yield* createInterface({ input: createReadStream(join(folder, name)), crlfDelay: Infinity })
  }
}

export async function sweepDayFiles(folder: string, before: Date): Promise<void> {
  for (const name of await daysIn(folder)) if (name < nameOf(before)) await rm(join(folder, name))
}
