import { receiveText } from '#language/zawgyi.ts'

export type Written = {
  /** As the care team reads it. */
  readonly text: string
  /** The original, when it certainly was Zawgyi. */
  readonly typed: string | null
}

/** The one place where free text is made readable, for messages, tickets and leads alike. */
export function readWritten(raw: string): Written {
  const { text, converted } = receiveText(raw)
  return { text, typed: converted ? raw : null }
}
