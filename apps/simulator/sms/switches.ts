import * as z from 'zod'

/** What the message centre does wrong while a switch is on. */
export const Switches = z.object({
  /** Answers "throttled" to every submit. */
  throttle: z.boolean(),
  /** Answers "queue full" to every submit. */
  queueFull: z.boolean(),
  /** Hears everything and says nothing, links stay open. */
  silent: z.boolean(),
  /** Delivers at once and says so twenty seconds later. */
  slowReceipts: z.boolean(),
  duplicateReceipts: z.boolean(),
  /** Receipts for messages nobody sent. */
  unknownReceipts: z.boolean(),
  /** The phone is off: nothing arrives, and the receipt says so. */
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

/** What happens once, now: the links are cut with messages under way, or bytes arrive that are no SMPP. */
export const MISHAPS = ['cut', 'garbage'] as const
export type Mishap = (typeof MISHAPS)[number]
