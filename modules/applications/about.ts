import type { ApplicationCode } from '#contracts/applications.ts'
import { parseMsisdn } from '#contracts/msisdn.ts'
import type { Access, BookContract } from '#modules/fibre/index.ts'
import { lineFor } from '#modules/identity/index.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { AnySession } from '#platform/http/session.ts'
import type { StoredType } from './stored-type.ts'

type Named = {
  readonly code: ApplicationCode
  readonly phoneNumber?: string | undefined
  readonly contractNo?: string | undefined
}

/** What an application is about and which phone proves it. Without a phone its owner shows an identity card at a shop. */
export type About = {
  readonly contract: BookContract | null
  readonly proves: string | null
  readonly key: string
}

/** Fibre: a contract the applicant owns, proven by its phone. Otherwise the applicant's own line. */
export const makeAbout = (access: Pick<Access, 'own'>) =>
  async function aboutOf(session: AnySession, type: StoredType, named: Named): Promise<Answer<About>> {
    const own = lineFor(session, undefined, 'reach')
    if (!own.ok) return own
    if (session.scope === 'contact' && type.needLogin) return refused('FORBIDDEN')
    if (type.service === 'mobile') return ofLine(session, own.value, named)
    if (session.scope === 'contact' || named.contractNo === undefined)
      return refused('FTTH_ACCOUNT_NOT_FOUND')
    const asker = { account: session.subject, number: own.value }
    const found = await access.own(asker, named.contractNo.toUpperCase())
    if (!found.ok) return found
    const contract = found.value
    // The phone has a new owner, who has no say over the contract.
    if (contract.lineChangedHands) return refused('FORBIDDEN')
    return ok({ contract, proves: contract.line, key: contract.contractNo })
  }

function ofLine(session: AnySession, own: string, { code, phoneNumber }: Named): Answer<About> {
  const named = phoneNumber === undefined ? own : parseMsisdn(phoneNumber)
  if (named === null) return refused('NUMBER_INVALID')
  if (session.scope === 'account' && named === own) return ok({ contract: null, proves: own, key: own })
  // A lost SIM receives no code: its owner is reached on another number and comes to a shop.
  return code === 'SIM_REPLACE' ? ok({ contract: null, proves: null, key: named }) : refused('FORBIDDEN')
}
