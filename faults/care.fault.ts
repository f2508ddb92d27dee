import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Count, Fault, Size } from './fault.ts'
import { contractOf, serveApplications, TYPES } from './care/application-site.ts'
import { aProblem, isFine, withCareSite, type CareSite } from './care/care-site.ts'

const PAIRS: Record<Size, number> = { ci: 5, full: 200 }
const ROUNDS: Record<Size, number> = { ci: 4, full: 500 }
const FLOOD: Record<Size, number> = { ci: 60, full: 500 }
const AT_ONCE = 50

const numberOf = async (site: CareSite, query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  Number((await query.execute(site.db)).rows[0]?.n ?? 0)

type Target = {
  readonly no: string
  readonly fileId: string
  /** Reference of an application. */
  readonly reference: string
  readonly contractNo: string
}

/** Every call that names something, with somebody else's name for it. */
const TRIES = ({
  no,
  fileId,
  reference,
  contractNo,
}: Target): readonly (readonly ['GET' | 'POST', string, (object | Buffer)?])[] => [
  ['GET', `/ticket/${no}`],
  ['POST', `/ticket/${no}/reply`, { requestId: randomUUID(), text: 'A word of a stranger' }],
  ...(['WORKS_AGAIN', 'CANCEL', 'RATE', 'REOPEN'] as const).map(
    (what) => ['POST', `/ticket/${no}/close`, { what, rating: 1 }] as const,
  ),
  ['POST', `/gw/files/${fileId}/parts/0`, Buffer.alloc(10)],
  ['POST', `/gw/files/${fileId}/done`, {}],
  ['POST', '/ticket', aProblem({ categoryCode: 'OTHER', fileIds: [fileId] })],
  ['GET', `/api/v1/service-application/${reference}`],
  [
    'POST',
    `/api/v1/service-application/${reference}/reply`,
    { requestId: randomUUID(), text: 'As you asked' },
  ],
  ['POST', '/api/v1/service-application', anApplication('FTTH_SUSPEND', { contractNo })],
]

const anApplication = (code: string, about: object = {}) => ({
  requestId: randomUUID(),
  code,
  answers: { what: TYPES.find((type) => type.code === code)?.formSchema[0]?.options?.[0]?.value ?? '' },
  challengeId: 'a'.repeat(32),
  otp: '123456',
  ...about,
})

/** What Ann has: a ticket, a file, and an application that waits for her reply. */
async function targetOf(site: CareSite, ann: string, line: string): Promise<Target> {
  const made = await site.call(ann, 'POST', '/ticket', aProblem())
  const file = await site.call(ann, 'POST', '/gw/files', { kind: 'PHOTO', type: 'image/jpeg', bytes: 10 })
  const asked = await site.call(ann, 'POST', '/api/v1/service-application', anApplication('IDD_ON_OFF'))
  const no = (made.result as { ticket?: { ticketNo: string } }).ticket?.ticketNo
  const { fileId } = file.result as { fileId?: string }
  const { reference } = asked.result as { reference?: string }
  if (!no || !fileId || !reference) throw new Error('Ann has nothing that a stranger could want')
  await sql`update application set state = 'MORE_NEEDED' where reference = ${reference}`.execute(site.db)
  return { no, fileId, reference, contractNo: contractOf(line) }
}

/**
 * Strangers: another account, a guest with another number, a guest with the very number, nobody. Without the guard all of them count as
 * the owner.
 */
const twoUsers = (pairs: number, isOpen: boolean): Promise<Count> =>
  withCareSite(async (site) => {
    serveApplications(site, TYPES)
    let [tried, bad] = [0, 0]
    for (let pair = 0; pair < pairs; pair += 1) {
      const line = site.newLine()
      const ann = await site.account(line)
      const target = await targetOf(site, ann, line)
      const other = site.newLine()
      const strangers = [await site.account(other), site.guest(site.newLine()), site.guest(line), null]
      for (const stranger of strangers) {
        if (isOpen && stranger) site.sessions.set(stranger, site.sessions.get(ann) as never)
        for (const [method, path, body] of TRIES(target)) {
          tried += 1
          if (isFine(await site.call(stranger, method, path, body))) bad += 1
        }
      }
    }
    return { tried, bad }
  })

/** Fifty times the same problem at once. The control is the one category to which the rule does not apply. */
const sameProblem = (rounds: number, categoryCode: string): Promise<Count> =>
  withCareSite(async (site) => {
    let bad = 0
    for (let round = 0; round < rounds; round += 1) {
      const line = site.newLine()
      const token = round % 2 === 0 ? await site.account(line) : site.guest(line)
      await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          site.call(token, 'POST', '/ticket', aProblem({ categoryCode })),
        ),
      )
      bad +=
        (await numberOf(site, sql<{ n: number }>`select count(*) as n from ticket where line = ${line}`)) - 1
    }
    return { tried: rounds * AT_ONCE, bad }
  })

/** A whole ward reports within minutes. Without the guard the database forgets that an incident was proposed. */
const flood = (tickets: number, isForgetful: boolean): Promise<Count> =>
  withCareSite(async (site) => {
    if (isForgetful) {
      await sql`create function forget_proposal() returns trigger language plpgsql as
        $$ begin new.state := 'ENDED'; return new; end $$`.execute(site.db)
      await sql`create trigger forget_proposal before insert on ticket_incident for each row
        execute function forget_proposal()`.execute(site.db)
    }
    const wish = { service: 'ftth', categoryCode: 'NO_INTERNET', placeId: 'ward-1' }
    for (let at = 0; at < tickets; at += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, tickets - at) }, () =>
          site.call(site.guest(site.newLine()), 'POST', '/ticket', aProblem(wish)),
        ),
      )
    const proposals = await numberOf(site, sql<{ n: number }>`select count(*) as n from ticket_incident`)
    const unlinked = await numberOf(
      site,
      sql<{ n: number }>`select count(*) as n from ticket where incident_id is null`,
    )
    return { tried: tickets, bad: Math.abs(proposals - 1) + unlinked }
  })

export const faults: readonly Fault[] = [
  {
    name: 'care.two-users',
    bar: 0,
    attack: (size) => twoUsers(PAIRS[size], false),
    control: () => twoUsers(1, true),
  },
  {
    name: 'care.same-problem',
    bar: 0,
    attack: (size) => sameProblem(ROUNDS[size], 'NO_SIGNAL'),
    control: () => sameProblem(1, 'OTHER'),
  },
  {
    name: 'care.flood',
    bar: 0,
    attack: (size) => flood(FLOOD[size], false),
    control: () => flood(30, true),
  },
]
