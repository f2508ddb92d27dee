import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import { StoredType } from './stored-type.ts'

type Row = {
  readonly code: string
  readonly service: string
  readonly sort: number
  readonly feeKyat: number
  readonly slaDays: number
  readonly body: object
}

export async function readTypes(db: Database | Tx): Promise<StoredType[]> {
  const { rows } =
    await sql<Row>`select code, service, sort, fee_kyat as "feeKyat", sla_days as "slaDays", body
    from application_type order by service desc, sort, code`.execute(db)
  return rows.map(({ body, ...row }) => StoredType.parse({ ...body, ...row }))
}

/** Writes one type as given. */
export async function putType(
  db: Database | Tx,
  { code, service, sort, feeKyat, slaDays, ...body }: StoredType,
): Promise<void> {
  await sql`insert into application_type (code, service, sort, fee_kyat, sla_days, body)
    values (${code}, ${service}, ${sort}, ${feeKyat}, ${slaDays}, ${JSON.stringify(body)})
    on conflict (code) do update set service = excluded.service, sort = excluded.sort, fee_kyat = excluded.fee_kyat,
      sla_days = excluded.sla_days, body = excluded.body`.execute(db)
}
