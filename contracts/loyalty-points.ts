/** One point for so many kyat without tax. */
export const KYAT_PER_POINT = 100

/** What a plain member earns; rank points are never more than this. */
export const plainPoints = (netKyat: number): number => Math.floor(netKyat / KYAT_PER_POINT)
