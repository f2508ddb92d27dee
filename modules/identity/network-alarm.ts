/** What anybody may have us send to other networks on one day. */
export type NetworkCount = { readonly sent: number; readonly most: number }

/** From here on somebody should look, while there is still room for people. */
const EARLY = 0.8

/** The count is exact over all processes, so each of the two is seen once a day. */
export const isAlarming = ({ sent, most }: NetworkCount): boolean =>
  sent === most || sent === Math.ceil(most * EARLY)
