import type { Identity } from '#modules/identity/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { OperatorCore } from '#modules/value/index.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'

export type RecordDeps = {
  readonly core: Pick<OperatorCore, 'line'>
  readonly rules: Rules
  /** Keyed hash of a number. */
  readonly tag: (number: string) => string
  readonly forgetSessions: Identity['sessions']['forget']
  readonly note: NoteSecurity
  readonly log: { error(facts: object, text: string): void }
}
