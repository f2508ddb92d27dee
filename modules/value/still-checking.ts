import { yangonTimeText } from '#language/yangon-day.ts'
import { refused, type Refused } from '#platform/errors/answer.ts'
import { PROMISED_WITHIN_MS } from './ask-again.ts'
import type { Move } from './move.ts'

/** `14:05`: by then an SMS tells the result. */
export const promisedBy = ({ createdAt }: Pick<Move, 'createdAt'>): string =>
  yangonTimeText(new Date(createdAt.getTime() + PROMISED_WITHIN_MS))

export function stillChecking(move: Pick<Move, 'id' | 'createdAt'>): Refused {
  const time = promisedBy(move)
  return refused('RESULT_UNKNOWN', { slots: { time }, facts: { time, moveId: move.id } })
}
