import * as z from 'zod'

/** What the message centre does wrong while a switch is on. */
export const Switches = z.object({
  /** Answers "throttled" to every submit. */
  throttle: z.boolean(),
  /** Answers "queue full" to every submit. */
  queueFull: z.boolean(),
  /** Receives everything and answers nothing; links stay open. */
  silent: z.boolean(),
  /** Delivers at once and reports it twenty seconds later. */
  slowReceipts: z.boolean(),
  duplicateReceipts: z.boolean(),
  /** Receipts for messages that were never sent. */
  unknownReceipts: z.boolean(),
  /** The phone is off: nothing is delivered, and the receipt says so. */
  phoneOff: z.boolean(),
})

export type Switches = z.output<typeof Switches>

export const allOff = (): Switches => ({
  throttle: false,
  queueFull: false,
  silent: false,
  slowReceipts: false,
  duplicateReceipts: false,
  unknownReceipts: false,
  phoneOff: false,
})

/** One-time faults: the links drop with messages under way, or bytes arrive that are not SMPP. */
export const MISHAPS = ['cut', 'garbage'] as const
export type Mishap = (typeof MISHAPS)[number]
