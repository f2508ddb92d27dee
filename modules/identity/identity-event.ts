import type { ErrorCode } from '#contracts/errors.ts'
import type { Answer } from '#platform/errors/answer.ts'

/** What a person on duty needs to see of an attack. Whoever writes it down makes a tag of the number first. */
export type IdentityEvent = {
  readonly event: 'CODE_ASKED' | 'CODE_TRIED' | 'PASSKEY_TRIED'
  /** As it was typed; null where nobody types one. */
  readonly phoneNumber: string | null
  readonly outcome: ErrorCode | 'DONE'
}

export type NoteEvent = (event: IdentityEvent) => void

/** The same work, and a note of how it ended. */
export const noted =
  <Input extends readonly unknown[], T>(
    note: (outcome: IdentityEvent['outcome'], ...input: Input) => void,
    work: (...input: Input) => Promise<Answer<T>>,
  ) =>
  async (...input: Input): Promise<Answer<T>> => {
    const answer = await work(...input)
    note(answer.ok ? 'DONE' : answer.code, ...input)
    return answer
  }
