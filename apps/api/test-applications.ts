import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Application, ApplicationType } from '#contracts/applications.ts'
import type { FormField } from '#contracts/form-field.ts'
import type { ValueApp } from './test-value-app.ts'

type Who = { readonly token: string; readonly number: string }
export type Applied = { isNew: boolean; reference: string; fee: number; application: Application }

/** A checked file of theirs, as the files module leaves it. */
async function aFile(site: ValueApp, number: string, guest = false): Promise<string> {
  const id = randomUUID()
  const account = guest ? sql`null` : sql`(select id from account where number = ${number})`
  await sql`insert into file_object (id, kind, type, bytes, line, account_id, state, stored_type, stored_bytes, created_at, due_at)
    values (${id}, 'PHOTO', 'image/jpeg', 9, ${number}, ${account}, 'READY', 'image/jpeg', 9, platform.now(), platform.now() + interval '1 day')`.execute(
    site.db,
  )
  return id
}

const ANSWERS: Readonly<Partial<Record<FormField['type'], string>>> = {
  checkbox: 'yes',
  date: '2027-01-15',
  phone: '09790000001',
  email: 'daw.hla@example.com',
  nrc: '12/KAMAYA(N)123456',
  place: 'sanchaung',
  plan: 'F60',
}

/** Any valid answer. */
async function answerTo(site: ValueApp, { number }: Who, field: FormField): Promise<string> {
  const { type, options, min = 1, pattern } = field
  if (type === 'file') return aFile(site, number)
  if (type === 'select') return options?.[0]?.value ?? ''
  if (type === 'number') return String(min)
  return ANSWERS[type] ?? (pattern ? '777' : 'Daw Hla Hla, No. 12')
}

/** What applicants do, as functions for tests. */
export const applyingAt = (site: () => ValueApp) => {
  const file = ({ number }: Pick<Who, 'number'>, guest = false) => aFile(site(), number, guest)

  const types = async () =>
    (await site().inject('GET', '/api/v1/get-service-application', {})).result as unknown as ApplicationType[]

  /** Valid answers to every question of a type. */
  async function answers(who: Who, code: string): Promise<Record<string, string>> {
    const type = (await types()).find((one) => one.code === code)
    const given: Record<string, string> = {}
    for (const field of type?.formSchema ?? []) given[field.key] = await answerTo(site(), who, field)
    return given
  }

  /** The code sent to the phone of the line or contract. */
  async function proof(who: Who, about: object, phone = who.number) {
    const asked = await site().inject('POST', '/api/v1/service-application/code', {
      token: who.token,
      payload: about,
    })
    const otp = site().inbox.findLast(({ to, template }) => to === phone && template === 'application')
      ?.slots['code']
    return { ...(asked.result as unknown as { challengeId: string }), otp }
  }

  async function send(token: string, payload: object) {
    const sent = await site().inject('POST', '/api/v1/service-application', { token, payload })
    return { ...sent, made: sent.result as unknown as Applied }
  }

  return {
    types,
    file,
    answers,
    proof,
    send,
    /** Sends an application with everything it needs. */
    async apply(
      who: Who,
      about: { code: string; contractNo?: string },
      more: object = {},
      phone = who.number,
    ) {
      const { challengeId, otp } = await proof(who, about, phone)
      const given = await answers(who, about.code)
      return send(who.token, { requestId: randomUUID(), ...about, answers: given, challengeId, otp, ...more })
    },
    read: async (token: string, reference: string) => {
      const answered = await site().inject('GET', `/api/v1/service-application/${reference}`, { token })
      return { ...answered, application: answered.result as unknown as Application }
    },
    idOf: async (reference: string) =>
      (
        await site()
          .db.selectFrom('application')
          .select('id')
          .where('reference', '=', reference)
          .executeTakeFirstOrThrow()
      ).id,
  }
}
