import smpp, { type Pdu, type Session } from 'smpp'

type Options = {
  readonly session: Session
  /** Called before each that leaves. */
  readonly gather: () => void
  readonly responseMs: number
  readonly onTimeout: () => void
}

export type Questions = {
  /** False when it did not leave, and then there is no answer either. */
  ask(command: string, fields: object, onAnswer: (answer: Pdu | null) => void): boolean
  /** All that wait get null now. */
  giveUp(): void
}

/**
 * Each question that left gets exactly one answer: that of the other side, or null when it does not come in time, comes
 * to something else, or the link ends. The library forgets who waits when a link is cut and knows no timeout.
 */
export function makeQuestions({ session, gather, responseMs, onTimeout }: Options): Questions {
  const waiting = new Set<() => void>()

  function ask(command: string, fields: object, onAnswer: (answer: Pdu | null) => void): boolean {
    const settle = (answer: Pdu | null): void => {
      if (!waiting.delete(giveUp)) return
      clearTimeout(timer)
      const fits = answer?.command === `${command}_resp` || answer?.command === 'generic_nack'
      onAnswer(fits ? answer : null)
    }
    const giveUp = () => settle(null)
    const timer = setTimeout(() => {
      giveUp()
      onTimeout()
    }, responseMs)
    waiting.add(giveUp)
    gather()
    if (session.send(new smpp.PDU(command, { ...fields }), settle)) return true
    clearTimeout(timer)
    waiting.delete(giveUp)
    return false
  }

  return {
    ask,
    giveUp() {
      for (const end of waiting) end()
    },
  }
}
