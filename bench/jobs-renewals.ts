import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { brand } from '#brand'
import { requestOtp } from '#contracts/identity.ts'
import { urlOf } from '#platform/http/serve.ts'
import { isAnyLeftToRenew, leftToRenew, makeDueLines } from '../faults/jobs/due-lines.ts'
import type { Bench, Size } from './figure.ts'
import { withRenewalSite, type RenewalSite } from './jobs/renewal-site.ts'

const RENEWALS: Record<Size, number> = { ci: 2_000, full: 20_000 }
/** Renewed before the measuring, so that the database knows how large its tables are, as it does in daily use. */
const WARM_UP: Record<Size, number> = { ci: 300, full: 3_000 }
const LOOK_EVERY_MS = 200
const KYAT = 5_000
const CODES_PER_SECOND = 20
const CODES_ARRIVE_MS = 5_000
const TOO_LONG_MS = 10 * 60_000

const numberAt = (place: number): string => `95969${String((place * 10_007) % 10_000_000).padStart(7, '0')}`
const addressAt = (place: number): string => `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`

async function askForCode({ address }: RenewalSite, place: number): Promise<void> {
  const answer = await fetch(address + urlOf(requestOtp), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client': `${brand.slug}-web`,
      'x-forwarded-for': addressAt(place),
    },
    body: JSON.stringify({ phoneNumber: numberAt(place) }),
  })
  if (answer.status !== 200) throw new Error(`a code was refused: ${await answer.text()}`)
  await answer.arrayBuffer()
}

/** Asks for codes until told that it is over; answers when each was asked for. */
async function codesUntil(site: RenewalSite, isOver: () => Promise<boolean>): Promise<Map<string, number>> {
  const asked = new Map<string, number>()
  const answers: Promise<void>[] = []
  const start = performance.now()
  for (let at = 0; at % CODES_PER_SECOND !== 0 || !(await isOver()); at += 1) {
    await wait(Math.max(0, start + (at * 1_000) / CODES_PER_SECOND - performance.now()))
    const number = numberAt(at)
    await sql`insert into line (number) values (${number}) on conflict do nothing`.execute(site.db)
    asked.set(number, performance.now())
    answers.push(askForCode(site, at))
  }
  await Promise.all(answers)
  return asked
}

type Renewed = { readonly perSecond: number; readonly codesP99: number }

const renewAll = (size: Size): Promise<Renewed> =>
  withRenewalSite(async (site) => {
    const all = WARM_UP[size] + RENEWALS[size]
    await makeDueLines(site.db, all, KYAT)
    await sql`analyze`.execute(site.db)
    await site.startWorker()
    const end = performance.now() + TOO_LONG_MS
    while ((await leftToRenew(site.db)) > RENEWALS[size] && performance.now() < end) await wait(LOOK_EVERY_MS)
    await sql`analyze`.execute(site.db)
    const begin = new Date()
    const asked = await codesUntil(
      site,
      async () => !(await isAnyLeftToRenew(site.db)) || performance.now() > end,
    )
    await wait(CODES_ARRIVE_MS)
    const { rows } = await sql<{
      done: number
      measured: number
      seconds: number
    }>`select count(*)::int as done,
      count(*) filter (where settled_at > ${begin})::int as measured,
      extract(epoch from max(settled_at) - ${begin})::float8 as seconds from value_move
      where state = 'COMPLETED'`.execute(site.db)
    const [row] = rows
    if (row?.done !== all) throw new Error(`${row?.done} of ${all} were renewed`)
    const times = [...asked].map(([number, at]) => (site.arrivals.get(number) ?? Infinity) - at)
    const codesP99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
    return { perSecond: row.measured / row.seconds, codesP99 }
  })

const measured = new Map<Size, Promise<Renewed>>()
function renewed(size: Size): Promise<Renewed> {
  const known = measured.get(size) ?? renewAll(size)
  measured.set(size, known)
  return known
}

/** One run for both: renewals of one moment, and the codes that people wait for meanwhile. */
export const benches: readonly Bench[] = [
  {
    name: 'jobs.renewals',
    unit: 'renewals/s',
    bar: { of: 'value', atLeast: 300 },
    measure: async (size) => ({ value: (await renewed(size)).perSecond }),
  },
  {
    name: 'jobs.renewals-codes',
    unit: 'ms p99 to the centre',
    bar: { of: 'value', atMost: 1_000 },
    measure: async (size) => ({ value: (await renewed(size)).codesP99 }),
  },
]
