import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#contracts/applications.ts'
import type { Ready } from '#modules/content/index.ts'
import type { Access } from '#modules/fibre/index.ts'
import type { Codes, LineDirectory } from '#modules/identity/index.ts'
import { reporterOf } from '#modules/tickets/index.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import { serveReady } from '#platform/http/serve-ready.ts'
import type { AnySession, Session } from '#platform/http/session.ts'
import { makeAbout } from './about.ts'
import { makeApplicationStore } from './application-store.ts'
import { applicationView, rowView, type NameOf } from './application-view.ts'
import { makeApply, type ApplyDeps } from './apply.ts'
import { makeAskCode } from './ask-code.ts'
import { makeReply } from './reply.ts'
import { applicationTypeSource, typeView } from './type-source.ts'

/** The types are the same for everybody and served from memory, so they work while the database is down. */
export function applicationTypeRoutes(app: FastifyInstance, { ready }: { readonly ready: Ready }): void {
  serveReady(
    app,
    calls.getServiceApplications,
    ready(calls.getServiceApplications, (generation) =>
      ok(generation.rows(applicationTypeSource).map(typeView)),
    ),
  )
}

type Deps = Omit<ApplyDeps, 'aboutOf' | 'codes'> & {
  readonly codes: Pick<Codes, 'verify' | 'issue'>
  readonly lines: Pick<LineDirectory, 'find'>
  readonly access: Pick<Access, 'own'>
  readonly nameOf: NameOf
  readonly reach: (request: FastifyRequest) => AnySession
  readonly session: (request: FastifyRequest) => Session
}

export function applicationRoutes(app: FastifyInstance, given: Deps): void {
  const { db, types, nameOf, reach, session } = given
  const deps = { ...given, aboutOf: makeAbout(given.access) }
  const [apply, askCode, reply] = [makeApply(deps), makeAskCode(deps), makeReply(deps)]
  const whoOf = (request: FastifyRequest) => reporterOf(reach(request))

  async function show(id: string): Promise<Answer<calls.Application>> {
    const found = await makeApplicationStore(db).find(id)
    return found ? ok(await applicationView({ db, types, nameOf }, found)) : refused('NOT_FOUND')
  }

  serve(app, calls.askApplicationCode, ({ body, lang, request }) => askCode(session(request), body, lang))

  serve(app, calls.sendApplication, async ({ body, lang, request }) => {
    const made = await apply(reach(request), whoOf(request), { ...body, lang })
    if (!made.ok) return made
    const shown = await show(made.value.applicationId)
    if (!shown.ok) return shown
    const { reference, fee, orderId, slaDueAt } = shown.value
    return ok({ isNew: made.value.isNew, reference, fee, orderId, slaDueAt, application: shown.value })
  })

  serve(app, calls.getApplications, async ({ query, request }) => {
    const { page, size, status } = query
    const done = status === undefined ? null : status === 'DONE'
    const asked = { done, offset: page * size, limit: size }
    const rows = await makeApplicationStore(db).own(whoOf(request).sees, asked)
    const total = rows[0]?.total ?? 0
    return ok(
      rows.map((row) => rowView(types, row)),
      { page, size, total, hasMore: (page + 1) * size < total },
    )
  })

  serve(app, calls.getApplication, async ({ params, request }) => {
    const found = await makeApplicationStore(db).byReference(params.reference)
    return found && whoOf(request).sees.includes(found.ownerKey) ? show(found.id) : refused('NOT_FOUND')
  })

  serve(app, calls.replyApplication, async ({ params, body, request }) => {
    const said = await reply(whoOf(request), params.reference, body)
    return said.ok ? show(said.value) : said
  })
}
