import { createHash } from 'node:crypto'

const AHEAD_SECONDS = 20 * 60

/** How long before its end a package of this line is renewed: 0 to 20 minutes, the same each time. */
export const aheadMs = (line: string): number =>
  (createHash('md5').update(line).digest().readUInt32BE(0) % AHEAD_SECONDS) * 1_000

/** Packages end at midnight by the ten thousand; their renewals are spread over the minutes before. */
export const renewalDue = (line: string, end: Date): Date => new Date(end.getTime() - aheadMs(line))
