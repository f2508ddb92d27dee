import { parseMsisdn } from '#contracts/msisdn.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { AnySession } from '#platform/http/session.ts'

/** What somebody wants with a line: be answered at it, look at it, spend from it, or do what only its owner may. */
export type LineNeed = 'reach' | 'see' | 'spend' | 'own'

/**
 * Which line a call is about, and whether this session may do that with it. Today a session has one line and may do
 * everything with it, or, if it is a guest's, only be answered there. Naming another is refused, never obeyed. Nobody
 * else asks a session for its number.
 */
export const lineFor = (
  { scope, ownNumber }: Pick<AnySession, 'scope' | 'ownNumber'>,
  named: string | undefined,
  need: LineNeed,
): Answer<string> => {
  if (scope === 'contact' && need !== 'reach') return refused('FORBIDDEN')
  return named === undefined || parseMsisdn(named) === ownNumber ? ok(ownNumber) : refused('FORBIDDEN')
}
