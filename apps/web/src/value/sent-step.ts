import type { OtpView } from '#contracts/identity.ts'
import { forget, keep, keyOf, newestKept, type Found, type Intent } from './kept-moves.ts'
import { isRecord, shapedLike } from './shaped-like.ts'

/** A move that waits for its code, with its moments in milliseconds of this phone's clock, and what it is about. */
export type SentStep<Sent> = {
  readonly moveId: string
  readonly sent: Sent
  /** What it takes from the balance, as the server said. */
  readonly price: number
  readonly maskedPhone: string
  readonly codeLength: number
  readonly expiresAt: number
  readonly resendAt: number
  readonly sends: number
  /** A code was typed: it may be under way, however old the step is. */
  readonly typed: boolean
  /** Its owner went back to the form; it is offered there. */
  readonly left: boolean
}

/** So long a page that is opened again says that the code was too old; after that it is forgotten. */
const SAID_FOR_MS = 1_800_000

export const timesOf = ({ maskedPhone, codeLength, expiresIn, resendAfter }: OtpView, at: number) => ({
  maskedPhone,
  codeLength,
  expiresAt: at + expiresIn * 1000,
  resendAt: at + resendAfter * 1000,
})

const aStep = shapedLike({
  moveId: '',
  price: 0,
  maskedPhone: '',
  codeLength: 6,
  expiresAt: 0,
  resendAt: 0,
  sends: 1,
  typed: false,
  left: false,
})

/** Kept per page, not per receiver: one line waits for one code of a kind. */
export const stepKey = <Sent>(intent: Intent<Sent>) => keyOf('code', intent)

export const keepStep = <Sent>(intent: Intent<Sent>, step: SentStep<Sent>) => keep(stepKey(intent), step)

export const forgetStep = <Sent>(intent: Intent<Sent>) => forget(stepKey(intent))

export function keptStep<Sent>(intent: Intent<Sent>, now: number): SentStep<Sent> | null {
  const found: Found<SentStep<Sent>> | null = newestKept('code', intent, (value) => {
    const step = aStep(value)
    const sent = isRecord(value) ? intent.read(value['sent']) : null
    return step && sent !== null ? { ...step, sent } : null
  })
  if (!found) return null
  if (found.value.typed || found.value.expiresAt + SAID_FOR_MS > now) return found.value
  forgetStep(intent)
  return null
}
