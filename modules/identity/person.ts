import { CONSENT_VERSION, type SessionView } from '#contracts/identity.ts'
import { maskMsisdn } from '#contracts/msisdn.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Account } from './account-store.ts'
import { frozenUntil, type LineDirectory } from './line-directory.ts'

type Person = Pick<SessionView, 'username' | 'displayName' | 'accountType' | 'consentVersionNeeded' | 'lines'>

type Deps = { readonly lines: LineDirectory; readonly clock: Clock; readonly rules: Rules }

/** The chosen name, or the number with its middle hidden, because it is stored in the browser. */
export const nameOf = ({ displayName, number }: Account): string => displayName ?? maskMsisdn(number)

export async function personOf(account: Account, { lines, clock, rules }: Deps): Promise<Person> {
  const line = await lines.find(account.number)
  const frozen = frozenUntil(line, clock.now(), rules)
  const own = {
    msisdn: account.number,
    nickname: account.displayName,
    role: 'OWNER' as const,
    linkedAt: account.createdAt.toISOString(),
    simSwapFrozenUntil: frozen?.toISOString() ?? null,
  }
  const name = nameOf(account)
  return {
    username: name,
    displayName: name,
    accountType: account.accountType,
    consentVersionNeeded: account.consentVersion === CONSENT_VERSION ? null : CONSENT_VERSION,
    lines: account.accountType === 'MOBILE' ? [own] : [],
  }
}
