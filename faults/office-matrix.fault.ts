import { sql } from 'kysely'
import { STAFF_CALLS } from '#contracts/staff/all-calls.ts'
import { ROLES } from '#contracts/staff/roles.ts'
import type { AdmitStaff } from '#platform/http/session.ts'
import type { Count, Fault } from './fault.ts'
import { withOfficeSite, type OfficeSite } from './office/office-site.ts'

const CALLS = STAFF_CALLS.filter(({ session }) => session === 'staff')
const REFUSED = new Set(['UNAUTHENTICATED', 'FORBIDDEN'])
const ID = '018f3c5e-0000-7000-8000-000000000001'

/** Everybody without a right to a call: anonymous, an expired session, a removed person, a customer, each wrong role. */
async function strangers(site: OfficeSite): Promise<{ name: string; secret: string }[]> {
  const over = await site.person(...ROLES)
  await sql`update staff_session set last_seen_at = last_seen_at - interval '15 minutes' where staff_id = ${over.staffId}`.execute(
    site.db,
  )
  const ended = await site.person(...ROLES)
  await sql`update staff_session set ended_at = now() where staff_id = ${ended.staffId}`.execute(site.db)
  const removed = await site.person(...ROLES)
  await sql`update staff set removed_at = now() where id = ${removed.staffId}`.execute(site.db)
  return [
    { name: 'nobody', secret: '' },
    { name: 'over', secret: over.secret },
    { name: 'ended', secret: ended.secret },
    { name: 'removed', secret: removed.secret },
    { name: 'customer', secret: 'c'.repeat(43) },
    { name: 'without any role', secret: (await site.person()).secret },
  ]
}

const matrix = (admit?: AdmitStaff): Promise<Count> =>
  withOfficeSite(
    async (site) => {
      const outside = await strangers(site)
      const byRole = new Map<string, string>()
      for (const role of ROLES) byRole.set(role, (await site.person(role)).secret)
      let [tried, bad] = [0, 0]
      for (const call of CALLS) {
        const wrong = ROLES.filter((role) => !call.staff?.includes(role))
        const tries = [...outside, ...wrong.map((role) => ({ name: role, secret: byRole.get(role) ?? '' }))]
        const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, ID] as const)
        for (const { name, secret } of tries) {
          tried += 1
          const said = await site.office.ask(secret ? { secret } : null, call, {
            params: Object.fromEntries(names),
          })
          if (REFUSED.has(said.code)) continue
          bad += 1
          if (!admit) process.stderr.write(`office.matrix: ${call.id} let ${name} in: ${said.code}\n`)
        }
      }
      return { tried, bad }
    },
    admit ? { admit } : {},
  )

/** Admits everybody. */
const anybody: AdmitStaff = async () => ({
  staffId: ID,
  sessionId: ID,
  name: 'Mallory',
  lang: 'en',
  roles: ROLES,
  endsAt: new Date(8.64e15),
  demo: false,
})

export const faults: readonly Fault[] = [
  { name: 'office.matrix', bar: 0, attack: () => matrix(), control: () => matrix(anybody) },
]
