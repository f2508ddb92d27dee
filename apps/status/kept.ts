import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { PUSH_PATHS, StatusLine, StatusState, type PushKind } from '#contracts/status-push.ts'

const told = <S extends z.ZodMiniType>(value: S) =>
  z.nullable(
    z.object({
      value,
      /** When it was signed: nothing older is accepted, even after a restart. */
      signedAt: z.int(),
      /** When it arrived, by this machine's clock. */
      heardAt: z.int(),
    }),
  )

/** The whole state of this process, in one file. */
const Kept = z.object({ state: told(StatusState), line: told(StatusLine) })
export type Kept = z.infer<typeof Kept>

const NOTHING: Kept = { state: null, line: null }

export function readKept(file: string, onError: (error: unknown) => void): Kept {
  try {
    return Kept.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onError(error)
    return NOTHING
  }
}

/** Written to a second file and renamed, so that an interruption leaves the old one. */
export function writeKept(file: string, kept: Kept): void {
  mkdirSync(dirname(file), { recursive: true })
  const beside = `${file}.new`
  writeFileSync(beside, JSON.stringify(kept), { mode: 0o600 })
  renameSync(beside, file)
}

export const KIND_OF: Readonly<Record<string, PushKind>> = {
  [PUSH_PATHS.state]: 'state',
  [PUSH_PATHS.line]: 'line',
}
