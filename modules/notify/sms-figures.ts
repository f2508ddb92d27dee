import type { SmsState } from './sms-state.ts'

/** Told about every message that moved, for the figures people watch. */
export type SmsFigures = {
  moved(to: SmsState): void
  /** From the first byte to the receipt that says "delivered". */
  delivered(seconds: number): void
}
