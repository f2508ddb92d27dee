import type { OtpView } from '#contracts/identity.ts'
import { forget, keep, keyOf, newestKept, type Found, type Intent } from './kept-moves.ts'
import { isRecord, shapedLike } from './shaped-like.ts'

/** A move waiting for its code, with its times in milliseconds of this phone's clock, and its request. */
export type SentStep<Sent> = {
  readonly moveId: string
  readonly sent: Sent
  /** What it charges, as the server said. */
  readonly price: number
  readonly maskedPhone: string
  readonly codeLength: number
  readonly expiresAt: number
  readonly resendAt: number
  readonly sends: number
  /** A code was typed, so the move may be under way however old this step is. */
  readonly typed: boolean
  /** The user went back to the form, which offers to continue. */
  readonly left: boolean
}

/** How long a reloaded page says that the code expired; after that the step is forgotten. */
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

/** Stored per page, not per receiver: a line has one open code of a kind. */
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
