import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { pathOf } from '#apps/staff-api/test-office-app.ts'
import type { Call } from '#contracts/call.ts'
import { STAFF_CALLS } from '#contracts/staff/all-calls.ts'
import { EXPORTS, exportCsv } from '#contracts/staff/desk.ts'
import { listMessages } from '#contracts/staff/messages.ts'
import { searchPayments } from '#contracts/staff/payments.ts'
import { lookUp, openRecord } from '#contracts/staff/record.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOfficeSite, type OfficeSite } from './office/office-site.ts'

const EACH: Record<Size, number> = { ci: 12, full: 500 }

type Marked = {
  readonly line: string
  readonly token: string
  readonly nrc: string
  readonly code: string
  readonly payment: string
}

/** A customer whose number, code, token and NRC occur nowhere else. */
async function marked(site: OfficeSite, line: string, place: number): Promise<Marked> {
  const [account, session] = [randomUUID(), randomUUID()]
  const token = randomBytes(32)
  const nrc = `12/ABC(N)${String(700_000 + place)}`
  const code = String(10_000_000 + place * 7_919).slice(-8)
  await sql`insert into line (number, state) values (${line}, 'ACTIVE') on conflict do nothing`.execute(
    site.db,
  )
  await sql`insert into account (id, number, account_type, created_at) values (${account}, ${line}, 'MOBILE', now())`.execute(
    site.db,
  )
  await sql`insert into session (id, account_id, method, started_at, last_seen_at, ends_at)
    values (${session}, ${account}, 'CODE', now(), now(), now() + interval '30 days')`.execute(site.db)
  await sql`insert into session_token (hash, session_id, issued_at) values (sha256(${token}), ${session}, now())`.execute(
    site.db,
  )
  await sql`insert into sms_message (id, recipient, kind, template, lang, body_sealed, created_at, turn_at, valid_until)
    values (gen_random_uuid(), ${line}, 'code', 'login', 'en', ${Buffer.from(`${code} is your code`)}, now(), now(), now())`.execute(
    site.db,
  )
  await sql`insert into otp_number (number, failed_at, consecutive) values (${line}, array[now()], 5) on conflict do nothing`.execute(
    site.db,
  )
  await sql`insert into contact_message (reference, topic, body, phone, lang, received_at) values
    (${`C-26${randomBytes(4).toString('hex')}`}, 'GENERAL', 'Please help me with this.', ${line}, 'en', now())`.execute(
    site.db,
  )
  return { line, token: token.toString('base64url'), nrc, code, payment: await site.paid(line) }
}

/** Everything about a customer that may be stored nowhere in full, in its various spellings. */
const secretsOf = ({ line, token, nrc, code }: Marked): string[] => [
  line,
  `0${line.slice(2)}`,
  token,
  nrc,
  code,
  Buffer.from(token, 'base64url').toString('hex'),
]

/** Calls that show a full number on request, and those that show it to the person who took the case. */
const NOT_READ = new Set(['showNumber', 'staffSignOut', 'endRecordSessions', 'liftRecordLocks', 'liftLock'])

const read = (call: Call): boolean => call.session === 'staff' && !call.changes && !NOT_READ.has(call.id)

const canaries = (size: Size, leaks: boolean): Promise<Count> => {
  const written: string[] = []
  const sink = new Writable({ write: (chunk, _, done) => (written.push(String(chunk)), done()) })
  return withOfficeSite(
    async (site) => {
      const lead = await site.person('CARE_LEAD', 'FINANCE', 'RISK', 'AUDITOR')
      const people: Marked[] = []
      for (const [place, line] of (await site.openLines(EACH[size])).entries())
        people.push(await marked(site, line, place))
      const said: string[] = []
      const keep = (call: Call, params: Record<string, string>, text: string) =>
        said.push(pathOf(call, params), leaks ? `${text}${people[0]?.line}` : text)
      for (const one of people) {
        const found = await site.office.ask(lead, lookUp, { body: { text: one.line } })
        keep(lookUp, {}, found.text)
        const recordId = found.result[0]?.recordId ?? ''
        const opened = await site.office.ask(lead, openRecord, {
          params: { recordId },
          body: { reason: 'CALL', reference: 'call 1' },
        })
        keep(openRecord, { recordId }, opened.text)
        const params = {
          recordId,
          paymentId: one.payment,
          moveId: site.newKey(),
          proposalId: randomUUID(),
          messageId: randomUUID(),
        }
        for (const call of STAFF_CALLS.filter(read)) {
          const body = { text: one.payment, kind: 'PAYMENT', size: 50 }
          keep(
            call,
            params,
            (
              await site.office.ask(lead, call, {
                params,
                body: call.id === 'lookUp' ? { text: one.payment } : body,
              })
            ).text,
          )
        }
      }
      for (const body of [{ size: 100 }, { size: 100, state: 'SUCCEEDED' }])
        keep(searchPayments, {}, (await site.office.ask(lead, searchPayments, { body })).text)
      keep(listMessages, {}, (await site.office.ask(lead, listMessages, { body: { size: 100 } })).text)
      for (const list of EXPORTS)
        keep(exportCsv, {}, (await site.office.ask(lead, exportCsv, { body: { list } })).text)
      const { rows } = await sql<{ row: string }>`select a::text as row from audit_entry a`.execute(site.db)
      const everything = [...said, ...written, ...rows.map(({ row }) => row)].join('\n')
      const bad = people.flatMap(secretsOf).filter((secret) => everything.includes(secret))
      if (!leaks) for (const secret of bad) process.stderr.write(`office.canaries: ${secret} was seen\n`)
      return { tried: people.length, bad: bad.length }
    },
    { log: pino({ level: 'trace' }, sink) },
  )
}

export const faults: readonly Fault[] = [
  {
    name: 'office.canaries',
    bar: 0,
    attack: (size) => canaries(size, false),
    // Writes a number unmasked.
    control: () => canaries('ci', true),
  },
]
