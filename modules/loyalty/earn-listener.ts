import type { EndListener } from '#modules/value/index.ts'
import { earnRow, reversedMark } from './earn-store.ts'

/** Points are earned with the end of what earns them, and dropped with the end of what takes it back. */
export const EARN_LISTENER: EndListener = {
  onCompleted: earnRow,
  onReversed: (reversed) => [reversedMark(reversed)],
}
