import { lineFor } from '#modules/identity/index.ts'
import type { AnySession } from '#platform/http/session.ts'
import type { Reporter } from './ticket.ts'

export const numberKey = (line: string): string => `number:${line}`

/**
 * The person who reports or reads. A signed-in customer also sees what was reported under their number without an account; a guest sees
 * nothing of an account, whoever has the number.
 */
export function reporterOf(session: AnySession): Reporter {
  const line = lineFor(session, undefined, 'reach')
  if (!line.ok) throw new Error('everybody may be reached at their own number')
  const own = numberKey(line.value)
  if (session.scope === 'contact') return { ownerKey: own, sees: [own], accountId: null, line: line.value }
  const ownerKey = `account:${session.subject}`
  return { ownerKey, sees: [ownerKey, own], accountId: session.subject, line: line.value }
}
