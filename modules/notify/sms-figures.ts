import type { SmsState } from './sms-state.ts'

/** Called for every change of a message's state, for the metrics. */
export type SmsFigures = {
  moved(to: SmsState): void
  /** From the first byte to the receipt that says "delivered". */
  delivered(seconds: number): void
  /** From the request to the centre's answer that it has the message; codes only, for which somebody waits. */
  codeHandedOver(seconds: number): void
}
