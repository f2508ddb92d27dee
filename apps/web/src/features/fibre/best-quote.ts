import type { FibreQuote, FtthPackage } from '#contracts/fibre.ts'

/** The cheapest monthly price, however many months have to be paid ahead. */
export const bestQuote = ({ quotes }: FtthPackage): FibreQuote | null =>
  quotes.reduce<FibreQuote | null>(
    (best, quote) => (best === null || quote.perMonth < best.perMonth ? quote : best),
    null,
  )

/** From how many months ahead the installation costs nothing; null when it always costs. */
export const freeInstallFrom = ({ quotes }: FtthPackage): number | null =>
  quotes
    .filter(({ installWaived }) => installWaived)
    .reduce<number | null>((least, { months }) => (least === null || months < least ? months : least), null)
