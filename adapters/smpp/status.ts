/** The statuses of SMPP 3.4 that we treat differently from "refused". */
export const STATUS = {
  ok: 0x00,
  systemError: 0x08,
  queueFull: 0x14,
  throttled: 0x58,
  /** Ours, to a receipt we could not store: the centre keeps it and tries again. */
  tryLater: 0x64,
} as const

export const inHex = (status: number): string => `0x${status.toString(16).padStart(8, '0')}`
