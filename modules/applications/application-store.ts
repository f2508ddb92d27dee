import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import type { StoredApplication, StoredStep } from './application.ts'

const APPLICATION = sql`a.id, a.reference, a.owner_key as "ownerKey", a.line, a.lang, a.code, a.service, a.state,
  a.affected, a.contract_no as "contractNo", a.proof, a.answers, a.identity_sealed as "identitySealed", a.identity_shown as "identityShown",
  a.fee_kyat as "feeKyat", a.fee_state as "feeState", a.order_id as "orderId", a.sla_due_at as "slaDueAt",
  a.taken_by as "takenBy", (select name from staff s where s.id = a.taken_by) as "takenByName", a.system_ref as "systemRef",
  a.deed_id as "deedId", a.deed_to as "deedTo", a.deed_why as "deedWhy", a.due_at as "dueAt", a.created_at as "createdAt",
  a.updated_at as "updatedAt", a.version`

/** Without the member of staff who took it: the API may not read the staff table. */
const OWN = sql`a.id, a.reference, a.owner_key as "ownerKey", a.line, a.lang, a.code, a.service, a.state,
  a.affected, a.contract_no as "contractNo", a.proof, a.answers, a.identity_sealed as "identitySealed", a.identity_shown as "identityShown",
  a.fee_kyat as "feeKyat", a.fee_state as "feeState", a.order_id as "orderId", a.sla_due_at as "slaDueAt",
  a.taken_by as "takenBy", null as "takenByName", a.system_ref as "systemRef", a.deed_id as "deedId", a.deed_to as "deedTo",
  a.deed_why as "deedWhy", a.due_at as "dueAt", a.created_at as "createdAt", a.updated_at as "updatedAt", a.version`

export type NewApplication = Omit<
  StoredApplication,
  | 'state'
  | 'orderId'
  | 'takenBy'
  | 'takenByName'
  | 'systemRef'
  | 'deedId'
  | 'deedTo'
  | 'deedWhy'
  | 'updatedAt'
  | 'version'
> & { readonly accountId: string | null; readonly requestId: string; readonly sameKey: string }

type NewStep = StoredStep & { readonly staffId?: string | null; readonly requestId?: string | null }

const one = async (db: Database | Tx, where: RawBuilder<unknown>): Promise<StoredApplication | null> => {
  const { rows } = await sql<StoredApplication>`select ${OWN} from application a ${where}`.execute(db)
  return rows[0] ?? null
}

export const makeApplicationStore = (db: Database | Tx) => ({ ...applications(db), ...steps(db) })

const applications = (db: Database | Tx) => ({
  /** Serialises applications for one number until the transaction ends. */
  async enter(line: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`applications of ${line}`}, 0))`.execute(db)
  },

  find: (id: string) => one(db, sql`where a.id = ${id}`),
  lock: (id: string) => one(db, sql`where a.id = ${id} for update`),
  byReference: (reference: string) => one(db, sql`where a.reference = ${reference}`),
  asked: (ownerKey: string, requestId: string) =>
    one(db, sql`where a.owner_key = ${ownerKey} and a.request_id = ${requestId}`),
  sameOpen: (sameKey: string) => one(db, sql`where a.same_key = ${sameKey}`),

  async createdSince(ownerKey: string, since: Date): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from application
      where owner_key = ${ownerKey} and created_at > ${since}`.execute(db)
    return rows[0]?.count ?? 0
  },

  async insert(one: NewApplication): Promise<void> {
    await sql`insert into application (id, reference, owner_key, request_id, account_id, line, lang, code, service, state,
        affected, contract_no, proof, answers, identity_sealed, identity_shown, same_key, fee_kyat, fee_state, sla_due_at, due_at,
        created_at, updated_at)
      values (${one.id}, ${one.reference}, ${one.ownerKey}, ${one.requestId}, ${one.accountId}, ${one.line}, ${one.lang},
        ${one.code}, ${one.service}, 'RECEIVED', ${one.affected}, ${one.contractNo}, ${one.proof}, ${JSON.stringify(one.answers)}::jsonb,
        ${one.identitySealed}, ${one.identityShown && JSON.stringify(one.identityShown)}::jsonb, ${one.sameKey}, ${one.feeKyat},
        ${one.feeState}, ${one.slaDueAt}, ${one.dueAt}, ${one.createdAt}, ${one.createdAt})`.execute(db)
  },

  async update(id: string, set: Readonly<Record<string, unknown>>, now: Date): Promise<void> {
    const sets = Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    await sql`update application set ${sql.join([...sets, sql`updated_at = ${now}`, sql`version = version + 1`])}
      where id = ${id}`.execute(db)
  },

  async own(
    sees: readonly string[],
    { done, offset, limit }: { done: boolean | null; offset: number; limit: number },
  ): Promise<(StoredApplication & { total: number })[]> {
    const over = sql`a.state in ('DONE', 'REFUSED')`
    const which = done === null ? sql`` : done ? sql`and ${over}` : sql`and not (${over})`
    const { rows } = await sql<StoredApplication & { total: number }>`
      select ${OWN}, count(*) over ()::int as total from application a where a.owner_key = any(${sees}) ${which}
      order by a.updated_at desc, a.id desc offset ${offset} limit ${limit}`.execute(db)
    return rows
  },
})

const steps = (db: Database | Tx) => ({
  async step({
    id,
    applicationId,
    at,
    state,
    by,
    words,
    staffId = null,
    requestId = null,
  }: NewStep): Promise<void> {
    await sql`insert into application_step (id, application_id, request_id, at, state, by_whom, staff_id, words)
      values (${id}, ${applicationId}, ${requestId}, ${at}, ${state}, ${by}, ${staffId}, ${words})`.execute(
      db,
    )
  },

  async replied(applicationId: string, requestId: string): Promise<boolean> {
    const { rows } = await sql`select from application_step
      where application_id = ${applicationId} and request_id = ${requestId}`.execute(db)
    return rows.length > 0
  },

  async steps(applicationId: string): Promise<StoredStep[]> {
    const { rows } =
      await sql<StoredStep>`select id, application_id as "applicationId", at, state, by_whom as by, words
      from application_step where application_id = ${applicationId} order by no`.execute(db)
    return rows
  },
})

export const STAFF_APPLICATION = APPLICATION
