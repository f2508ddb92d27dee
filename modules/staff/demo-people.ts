import type { Role } from '#contracts/staff/roles.ts'
import type { Database } from '#platform/db/database.ts'
import { makeFirstStore } from './first-store.ts'
import { invite } from './invite.ts'

/** One person per role, and two where a second is needed. Nobody else can have these ids. */
const PEOPLE: readonly (readonly [string, Role])[] = [
  ['Ma Thida', 'CATALOG'],
  ['Ko Zaw', 'CARE_AGENT'],
  ['Daw Mya', 'CARE_LEAD'],
  ['U Win', 'FTTH_DISPATCH'],
  ['Daw Khin', 'FINANCE'],
  ['Ma Su', 'LOYALTY'],
  ['Ko Htet', 'SALES_B2B'],
  ['U Aung', 'RISK'],
  ['Daw Nu', 'ADMIN'],
  ['U Tin', 'AUDITOR'],
  ['U Kyaw', 'ADMIN'],
  ['Ma Ei', 'FINANCE'],
  ['Ma Hnin', 'CATALOG'],
]

const idOf = (place: number): string => `00000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`

/** Run with the owner's rights by `npm run setup` of a demo. */
export async function putDemoPeople(db: Database, now: Date): Promise<void> {
  for (const [place, [name, role]] of PEOPLE.entries())
    await makeFirstStore(db).putDemo(idOf(place), name, role, now)
}

export type DemoLink = { readonly role: string; readonly name: string; readonly url: string }

/** Sign-in links of the demo, new at each start. */
export async function demoLinks(db: Database, origin: string): Promise<DemoLink[]> {
  const links: DemoLink[] = []
  for (const { id, name, roles } of await makeFirstStore(db).demoPeople())
    links.push({ role: roles.join('+'), name, url: (await invite(db, origin, id, { purpose: 'DEMO' })).url })
  return links
}
