import type { Clock } from '../clock/clock.ts'
import { sourceOf } from '../limits/source-address.ts'
import { scrub } from '../log/log-guard.ts'
import { currentCaller, type Caller } from './caller.ts'
import { makeRepeatFilter } from './repeat-filter.ts'
import type { NoteSecurity, SecurityEvent, SecurityEventKind } from './security-event.ts'

/** One line as written. It has no field for a number. */
export type SecurityLine = {
  readonly at: string
  readonly process: string
  readonly event: SecurityEventKind
  readonly outcome: string
  readonly subject: string | null
  readonly device: string | null
  readonly address: string | null
  readonly session?: string
  readonly what?: string
  readonly who?: string
  readonly request?: string
  /** The number of repeats since the line it repeats. */
  readonly again?: number
}

type Deps = {
  readonly process: string
  readonly clock: Clock
  /** Keyed hash; null without a key, and then nobody can be traced. */
  readonly tag: ((text: string) => string) | null
  readonly write: (at: Date, line: string) => void
}

export type SecurityLog = { readonly note: NoteSecurity; close(): void }

/** The tag of anything but a number: the letters after `~` would reveal the end of an address. */
export const tagAlone = (tag: string): string => tag.replace(/~.*$/, '')

/** Security events, apart from the process's log, with other readers and another retention time. */
export function makeSecurityLog({ process, clock, tag, write }: Deps): SecurityLog {
  const put = (line: SecurityLine) => write(new Date(line.at), scrub(JSON.stringify(line)))
  const repeats = makeRepeatFilter<SecurityLine>(({ value, again }) =>
    put(again > 0 ? { ...value, again, at: clock.now().toISOString() } : value),
  )

  function lineOf(noted: SecurityEvent, caller: Caller | null): SecurityLine {
    const { event, number, device = null, outcome = 'DONE', what, who } = noted
    const session = noted.session ?? caller?.session
    const alone = (text: string | null) => (text !== null && tag ? tagAlone(tag(text)) : null)
    return {
      at: clock.now().toISOString(),
      process,
      event,
      outcome,
      subject: number !== null && tag ? tag(number) : null,
      device: alone(device?.toString('hex') ?? null),
      address: alone(caller ? sourceOf(caller.address) : null),
      ...(session && { session }),
      ...(what && { what }),
      ...(who && { who }),
      ...(caller && { request: caller.requestId }),
    }
  }

  return {
    note(noted) {
      const line = lineOf(noted, currentCaller())
      const { event, outcome, what, subject, address } = line
      if (outcome === 'DONE') put(line)
      else repeats.take([event, outcome, what, subject, address].join(' '), line, clock.now().getTime())
    },
    close: () => repeats.flush(),
  }
}
