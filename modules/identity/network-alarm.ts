/** Codes that anybody may request for other networks, per day. */
export type NetworkCount = { readonly sent: number; readonly most: number }

/** Early warning, while there is still room for real customers. */
const EARLY = 0.8

/** The count is exact across all processes, so each of the two alarms is raised once a day. */
export const isAlarming = ({ sent, most }: NetworkCount): boolean =>
  sent === most || sent === Math.ceil(most * EARLY)
