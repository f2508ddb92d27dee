import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import * as calls from '#contracts/privacy.ts'
import { lineFor, type Identity, type Proofs } from '#modules/identity/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import { serveFile } from '#platform/http/serve-file.ts'
import type { Session } from '#platform/http/session.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import type { DeleteAccount } from './delete-account.ts'
import { makeDeletionStore } from './deletion-store.ts'

type UseCases = {
  readonly db: Database
  readonly clock: Clock
  readonly accounts: Pick<Identity['accounts'], 'own' | 'setMarketing'>
  readonly proofs: Pick<Proofs, 'sendCode' | 'check'>
  readonly deleteAccount: DeleteAccount
  readonly note: NoteSecurity
  readonly ownData: (session: Session, line: string) => Readable
  readonly session: (request: FastifyRequest) => Session
}

export function privacyRoutes(app: FastifyInstance, deps: UseCases): void {
  const { db, clock, accounts, proofs, deleteAccount, ownData, note, session } = deps

  async function privacyOf({ subject }: Session): Promise<calls.Privacy> {
    const [{ marketing }, dueAt] = await Promise.all([
      accounts.own(subject),
      makeDeletionStore(db).dueAt(subject),
    ])
    return { marketing, deletion: dueAt && { scheduledFor: dueAt.toISOString() } }
  }

  serve(app, calls.getPrivacy, async ({ request }) => ok(await privacyOf(session(request))))

  serve(app, calls.setMarketing, async ({ body, request }) => {
    const own = session(request)
    await accounts.setMarketing(own.subject, body.marketing)
    return ok(await privacyOf(own))
  })

  serveFile(app, calls.exportOwnData, async ({ body, request }) => {
    const own = session(request)
    const line = lineFor(own, undefined, 'own')
    if (!line.ok) return line
    const proven = await inTransaction(db, (tx) => proofs.check(tx, own, 'EXPORT', body?.proof))
    if (!proven.ok) return proven
    note({ event: 'EXPORT', number: line.value })
    return ok({ name: `my-data-${yangonDayKey(clock.now())}.json`, content: ownData(own, line.value) })
  })

  serve(app, calls.requestDeletion, ({ lang, request }) =>
    proofs.sendCode(session(request), 'DELETE_ACCOUNT', lang),
  )

  serve(app, calls.deleteAccount, async ({ body, lang, request }) => {
    const dueAt = await deleteAccount.confirm(session(request), body, lang)
    return dueAt.ok ? ok({ scheduledFor: dueAt.value.toISOString() }) : dueAt
  })

  serve(app, calls.keepAccount, async ({ lang, request }) => {
    const own = session(request)
    const taken = await deleteAccount.takeBack(own, lang)
    return taken.ok ? ok(await privacyOf(own)) : taken
  })
}
