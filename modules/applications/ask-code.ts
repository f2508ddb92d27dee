import type { ApplicationCode } from '#contracts/applications.ts'
import type { OtpView } from '#contracts/identity.ts'
import type { Lang } from '#contracts/language.ts'
import { maskEnd } from '#modules/fibre/index.ts'
import type { Codes, LineDirectory } from '#modules/identity/index.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { Session } from '#platform/http/session.ts'
import type { makeAbout } from './about.ts'
import type { ApplicationTypes } from './type-source.ts'

/** Binds a code to one account, one type of application and one subject. */
export const codePayload = (account: string, code: ApplicationCode, about: string): string =>
  ['application', account, code, about].join('\n')

type Deps = {
  readonly db: Database
  readonly types: ApplicationTypes
  readonly codes: Pick<Codes, 'issue'>
  readonly lines: Pick<LineDirectory, 'find'>
  readonly aboutOf: ReturnType<typeof makeAbout>
}
type Named = Parameters<ReturnType<typeof makeAbout>>[2]

export const makeAskCode = ({ db, types, codes, lines, aboutOf }: Deps) =>
  async function askCode(session: Session, named: Named, lang: Lang): Promise<Answer<OtpView>> {
    const type = types.find(named.code)
    if (!type) return refused('NOT_FOUND')
    const about = await aboutOf(session, type, named)
    if (!about.ok) return about
    const { contract, proves: number, key } = about.value
    if (number === null) return refused('FORBIDDEN')
    const line = await lines.find(number)
    const asked = await inTransaction(db, (tx) =>
      codes.issue(tx, {
        number,
        purpose: 'APPLICATION',
        payload: codePayload(session.subject, named.code, key),
        lang,
        sms: { template: 'application', slots: {} },
        line,
      }),
    )
    // Nobody is shown the whole phone number of a contract.
    return asked.ok && contract ? ok({ ...asked.value, maskedPhone: maskEnd(number) }) : asked
  }
