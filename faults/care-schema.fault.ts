import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { StoredType } from '#modules/applications/index.ts'
import type { Count, Fault, Size } from './fault.ts'
import { contractOf, serveApplications, TYPES } from './care/application-site.ts'
import { withCareSite, type CareSite } from './care/care-site.ts'
import { rollOf, someAnswers } from './care/schema-answers.ts'
import { storedWrong } from './care/stored-wrong.ts'

const ANSWERS: Record<Size, number> = { ci: 480, full: 10_000 }
const AT_ONCE = 16
/** How many problems are listed. */
const SHOWN = 3
/** Without the guard every question accepts any text and is optional. */
const OPEN = TYPES.map((type) => ({
  ...type,
  formSchema: type.formSchema.map((field) => ({
    ...field,
    type: 'text' as const,
    required: false,
    min: 0,
    max: 1_000,
    pattern: undefined,
  })),
}))

/** Uploads the files these answers name; some are left out on purpose. */
async function sendFiles(
  site: CareSite,
  type: StoredType,
  answers: Record<string, string>,
  line: string,
  sent: boolean,
): Promise<void> {
  if (!sent) return
  for (const { key, type: kind } of type.formSchema) {
    const id = answers[key] ?? ''
    if (kind !== 'file' || !/^[0-9a-f-]{36}$/.test(id)) continue
    await sql`insert into file_object (id, kind, type, bytes, line, account_id, state, created_at) values (${id}, 'PHOTO', 'image/jpeg', 9,
      ${line}, (select id from account where number = ${line}), 'READY', now())`.execute(site.db)
  }
}

/** Random answers to all sixteen types; afterwards every stored row is judged by independently written rules. */
const schema = (count: number, given: readonly StoredType[]): Promise<Count> =>
  withCareSite(async (site) => {
    serveApplications(site, given)
    const roll = rollOf(Number(process.env['FAULTS_SEED'] ?? 7))
    let broken = 0
    const one = async (at: number) => {
      const type = TYPES[at % TYPES.length] as StoredType
      const line = site.newLine()
      const token = await site.account(line)
      const answers = someAnswers(type.formSchema, roll)
      await sendFiles(site, type, answers, line, roll(10) > 0)
      const about = type.service === 'ftth' ? { contractNo: contractOf(line) } : {}
      const proof = { challengeId: 'a'.repeat(32), otp: '123456' }
      const body = { requestId: randomUUID(), code: type.code, answers, ...about, ...proof }
      const { status } = await site.ask(token, 'POST', '/api/v1/service-application', body)
      if (status >= 500) process.stderr.write(`care.schema: ${status} for ${JSON.stringify(body)}\n`)
      if (status >= 500) broken += 1
    }
    for (let at = 0; at < count; at += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, n) => one(at + n)))
    const { rows } = await sql<{
      code: string
      answers: Record<string, string>
      identity: Record<string, string> | null
      files: number
    }>`
      select a.code, a.answers, a.identity_shown as identity, (select count(*)::int from file_object f
        join application_step s on f.thing = 'application:' || s.id where s.application_id = a.id) as files
      from application a`.execute(site.db)
    const wrongOf = (row: (typeof rows)[number]) =>
      storedWrong(TYPES.find(({ code }) => code === row.code)?.formSchema ?? [], row)
    const wrong = rows.reduce((sum, row) => sum + wrongOf(row), 0)
    for (const row of rows.filter((one) => wrongOf(one) > 0).slice(0, SHOWN))
      process.stderr.write(`care.schema: stored wrong: ${JSON.stringify(row)}\n`)
    // An attack that gets nothing stored proves nothing.
    const nothing = rows.length === 0 ? 1 : 0
    return { tried: count, bad: broken + wrong + nothing }
  })

export const faults: readonly Fault[] = [
  {
    name: 'care.schema',
    bar: 0,
    attack: (size) => schema(ANSWERS[size], TYPES),
    control: () => schema(160, OPEN),
  },
]
