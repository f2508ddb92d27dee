import { parseMsisdn } from '#contracts/msisdn.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { Session } from '#platform/http/session.ts'

/** What somebody wants with a line: look at it, spend from it, or do what only its owner may. */
export type LineNeed = 'see' | 'spend' | 'own'

/**
 * Which line a call is about, and whether this session may do that with it. Today a session has one line and may do
 * everything with it; naming another is refused, never obeyed. Nobody else asks a session for its number.
 */
export const lineFor = (
  { ownNumber }: Pick<Session, 'ownNumber'>,
  named: string | undefined,
  _need: LineNeed,
): Answer<string> =>
  named === undefined || parseMsisdn(named) === ownNumber ? ok(ownNumber) : refused('FORBIDDEN')
