import { sql } from 'kysely'
import type { BillLine, BookBill, BookContract, BookPosting, ContractStatus } from '#modules/fibre/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { LIVING_AHEAD } from './living-ahead.ts'

export type ContractRow = Omit<BookContract, 'status' | 'addOnIds'> & {
  readonly id: string
  readonly status: ContractStatus
  readonly addOnIds: string[]
  readonly nextBillOn: string | null
}

/** Amount due and paid-until are always calculated from bills and payments, never stored. */
const contractWhere = (where: ReturnType<typeof sql>) => sql<ContractRow>`
  select c.id, c.contract_no as "contractNo", c.account_no as "accountNo", c.line,
         c.line_changed_hands as "lineChangedHands", c.owner_name as "ownerName", c.place_id as "placeId",
         c.package_code as "packageCode", c.add_on_ids as "addOnIds", c.status, c.bill_day as "billDay",
         c.opened_on::text as "openedOn", c.committed_until::text as "committedUntil",
         c.waived_kyat as "waivedKyat", c.next_bill_on::text as "nextBillOn",
         coalesce(b.due, 0)::bigint as "dueKyat", b.due_on::text as "dueOn",
         (case when b.unpaid_from is null then greatest(b.billed_to, a.ahead_to)
               when b.unpaid_from > c.opened_on then b.unpaid_from - 1 end)::text as "paidUntil"
    from fibre.contract c
    left join lateral (
      select sum(b.total_kyat - p.paid) as due, max(b.to_day) as billed_to,
             min(b.due_on) filter (where b.total_kyat > p.paid) as due_on,
             min(b.from_day) filter (where b.total_kyat > p.paid) as unpaid_from
        from fibre.bill b
        cross join lateral (select coalesce(sum(kyat), 0) as paid from fibre.posting where bill_no = b.bill_no) p
       where b.contract_id = c.id) b on true
    left join lateral (
      select max(to_day) as ahead_to from fibre.ahead a where a.contract_id = c.id and ${LIVING_AHEAD}) a on true
   where ${where} order by c.contract_no`

export async function contractsWhere(
  db: Database | Tx,
  where: ReturnType<typeof sql>,
): Promise<ContractRow[]> {
  return (await contractWhere(where).execute(db)).rows
}

export const byNumber = async (db: Database | Tx, contractNo: string): Promise<ContractRow | null> =>
  (await contractsWhere(db, sql`c.contract_no = ${contractNo}`))[0] ?? null

type BillRow = Omit<BookBill, 'taxPct' | 'lines'> & { readonly taxPct: string; readonly lines: BillLine[] }

export async function billsWhere(
  db: Database | Tx,
  where: ReturnType<typeof sql>,
  most: number,
): Promise<BookBill[]> {
  const { rows } = await sql<BillRow>`
    select b.bill_no as "billNo", c.contract_no as "contractNo", b.period, b.from_day::text as "from",
           b.to_day::text as "to", b.issued_on::text as "issuedOn", b.due_on::text as "dueOn",
           b.package_code as "packageCode", b.tax_pct as "taxPct", b.total_kyat as "totalKyat",
           (select coalesce(sum(kyat), 0)::bigint from fibre.posting where bill_no = b.bill_no) as "paidKyat",
           (select jsonb_agg(jsonb_build_object('kind', l.kind, 'code', l.code, 'qty', l.qty,
                     'unitKyat', l.unit_kyat, 'kyat', l.kyat) order by l.no)
              from fibre.bill_line l where l.bill_no = b.bill_no) as lines
      from fibre.bill b join fibre.contract c on c.id = b.contract_id
     where ${where} order by b.period desc limit ${most}`.execute(db)
  return rows.map(({ taxPct, ...row }) => ({ ...row, taxPct: Number(taxPct) }))
}

export const postingsOf = async (
  db: Database | Tx,
  contractNo: string,
  most: number,
): Promise<BookPosting[]> =>
  (
    await sql<BookPosting>`
      select p.reference, p.bill_no as "billNo", p.kyat, p.at from fibre.contract c
        join fibre.bill b on b.contract_id = c.id join fibre.posting p on p.bill_no = b.bill_no
       where c.contract_no = ${contractNo} order by p.at desc, p.bill_no desc limit ${most}`.execute(db)
  ).rows
