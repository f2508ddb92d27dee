import type { EndListener } from '#modules/value/index.ts'
import { earnRow, reversedMark } from './earn-store.ts'

/** Points are written in the transaction that ends the move, and dropped in the one that reverses it. */
export const EARN_LISTENER: EndListener = {
  onCompleted: earnRow,
  onReversed: (reversed) => [reversedMark(reversed)],
}
