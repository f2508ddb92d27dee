import { receiveText } from '#language/zawgyi.ts'

export type Written = {
  /** Readable for the care team. */
  readonly text: string
  /** As typed, where it surely was Zawgyi. */
  readonly typed: string | null
}

/** The one place where free words of people are made readable, whatever form they came by: messages, tickets and leads. */
export function readWritten(raw: string): Written {
  const { text, converted } = receiveText(raw)
  return { text, typed: converted ? raw : null }
}
