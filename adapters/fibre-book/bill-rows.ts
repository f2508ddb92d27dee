import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { MadeBill } from './make-bill.ts'

type Bill = MadeBill & {
  readonly contractId: string
  readonly billNo: string
  readonly packageCode: string
  readonly taxPct: number
  readonly dueOn: string
}

/** Turns many bills into three lists, each of which is inserted by one statement. */
export const billsToRows = (bills: readonly Bill[]) => ({
  bills: bills.map(({ lines: _, creditLeft: __, ...bill }) => bill),
  lines: bills.flatMap(({ billNo, lines }) => lines.map((line, no) => ({ billNo, no, ...line }))),
  credits: bills.flatMap(({ contractId, from, creditLeft }) =>
    creditLeft ? [{ contractId, since: from, ...creditLeft }] : [],
  ),
})

export async function keepBills(
  tx: Tx,
  { bills, lines, credits }: ReturnType<typeof billsToRows>,
): Promise<void> {
  await sql`insert into fibre.bill (bill_no, contract_id, period, from_day, to_day, issued_on, due_on, package_code, tax_pct, total_kyat)
    select "billNo", "contractId", period, "from", "to", "from", "dueOn", "packageCode", "taxPct", "totalKyat"
      from jsonb_to_recordset(${JSON.stringify(bills)}::jsonb) as b ("billNo" text, "contractId" uuid, period text,
        "from" date, "to" date, "dueOn" date, "packageCode" text, "taxPct" numeric, "totalKyat" bigint)`.execute(
    tx,
  )
  await sql`insert into fibre.bill_line (bill_no, no, kind, code, qty, unit_kyat, kyat, charge_id)
    select "billNo", no, kind, code, qty, "unitKyat", kyat, "chargeId"
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l ("billNo" text, no smallint, kind text, code text,
        qty integer, "unitKyat" bigint, kyat bigint, "chargeId" bigint)`.execute(tx)
  if (credits.length > 0)
    await sql`insert into fibre.charge (contract_id, kind, code, qty, kyat, since)
      select "contractId", 'CREDIT', code, 1, kyat, since
        from jsonb_to_recordset(${JSON.stringify(credits)}::jsonb) as c ("contractId" uuid, since date, code text, kyat bigint)`.execute(
      tx,
    )
}
