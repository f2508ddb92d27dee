import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getSuspension, showPuk, suspendLine, type Suspension } from '#contracts/lost-phone.ts'
import { lineFor, type Identity, type LineDirectory, type Proofs } from '#modules/identity/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import type { Session } from '#platform/http/session.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import type { LineDesk } from './line-desk.ts'
import { makeSuspensionStore } from './suspension-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly lines: Pick<LineDirectory, 'find'>
  readonly desk: LineDesk
  readonly proofs: Pick<Proofs, 'check'>
  readonly sessions: Pick<Identity['sessions'], 'revoke'>
  readonly note: NoteSecurity
  readonly session: (request: FastifyRequest) => Session & { readonly id: string }
}

export function lostPhoneRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, lines, desk, proofs, sessions, note, session } = deps

  /** The state of the line decides: staff may have lifted a suspension, or suspended the line themselves. */
  async function stateOf(line: string): Promise<Suspension> {
    const [latest, { state }] = await Promise.all([makeSuspensionStore(db).latest(line), lines.find(line)])
    const askedAt = latest?.askedAt.toISOString() ?? null
    if (latest?.state === 'ASKED') return { state: 'ASKED', askedAt }
    if (state === 'BARRED') return { state: 'DONE', askedAt }
    return latest?.state === 'REFUSED' ? { state: 'REFUSED', askedAt } : { state: 'NONE', askedAt: null }
  }

  serve(app, getSuspension, async ({ request }) => {
    const line = lineFor(session(request), undefined, 'own')
    return line.ok ? ok(await stateOf(line.value)) : line
  })

  serve(app, suspendLine, async ({ body, request }) => {
    const own = session(request)
    const line = lineFor(own, undefined, 'own')
    if (!line.ok) return line
    const number = line.value
    const store = makeSuspensionStore(db)
    if (!(await store.isOf(body.requestId, number))) return refused('DUPLICATE_REQUEST')
    if ((await stateOf(number)).state !== 'DONE') await store.ask(body.requestId, number, clock.now())
    note({ event: 'LINE_LOST', number })
    // Whoever has the phone has its browser: its sessions end before the operator's system answers.
    await sessions.revoke(own.subject, { but: own.id }, { number, what: 'LINE_LOST' })
    return ok(await stateOf(number))
  })

  serve(app, showPuk, async ({ body, request }) => {
    const own = session(request)
    const line = lineFor(own, undefined, 'own')
    if (!line.ok) return line
    // Asked before the proof: a code is valid once and must not be spent on a system that stays silent.
    const known = await desk.puk(line.value)
    if (known === 'SILENT') return refused('UPSTREAM_TIMEOUT')
    const proven = await inTransaction(db, (tx) => proofs.check(tx, own, 'PUK', body.proof))
    if (!proven.ok) return proven
    if (known.puk === null) return refused('NOT_FOUND')
    note({ event: 'PUK_SHOWN', number: line.value })
    return ok({ puk: known.puk })
  })
}
