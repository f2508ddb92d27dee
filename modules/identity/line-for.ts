import { parseMsisdn } from '#contracts/msisdn.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { AnySession } from '#platform/http/session.ts'

/** The needs of a call: to answer at a line, to look at it, to spend from it, or to act as its owner. */
export type LineNeed = 'reach' | 'see' | 'spend' | 'own'

/**
 * Decides which line a call is about, and whether this session may do that with it. A session has one line and may do everything with it;
 * a guest's may only be answered there. Naming another line is refused. All code asks here instead of reading the number from a session.
 */
export const lineFor = (
  { scope, ownNumber }: Pick<AnySession, 'scope' | 'ownNumber'>,
  named: string | undefined,
  need: LineNeed,
): Answer<string> => {
  if (scope === 'contact' && need !== 'reach') return refused('FORBIDDEN')
  return named === undefined || parseMsisdn(named) === ownNumber ? ok(ownNumber) : refused('FORBIDDEN')
}
