import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'

/** The time around which the rows lie. */
export const OFFICE_NOW = new Date('2026-11-16T08:00:00Z')
/** A line with a few rows of everything. */
export const LINE = '959650000007'

const LINES = 5_000

export type Many = { readonly payments: number; readonly moves: number; readonly others: number }

/** A valid proposal, because lists parse what they show. */
const AGREED = JSON.stringify({
  kind: 'RULE',
  key: 'gift.day',
  value: { most: 5 },
  from: '2026-12-01T00:00:00+06:30',
})

const number = (place: string) => sql.raw(`(959650000000 + ${place} % ${LINES})::text`)
const at = (place: string) => sql`${OFFICE_NOW}::timestamptz - ${sql.raw(place)} * interval '1 second'`

/** New lines, almost all installed, and requests to be called. */
async function fillLines(db: Database, lines: number): Promise<void> {
  const id = sql`('00000000-0000-4000-a000-' || lpad(to_hex(i), 12, '0'))::uuid`
  await sql`insert into payment_order (id, order_no, type, payer, receiver, guest, state, body_hash, lang, total_kyat, goods, created_at,
      expires_at) select ${id}, 'F-' || lpad(i::text, 11, '0') || '-0', 'FTTH_NEW', ${number('i')}, ${number('i')}, false,
      case when i % 100 = 0 then 'PAID' else 'COMPLETED' end, sha256(''), 'my', 10000, '{}', ${at('i')}, ${at('i')}
    from generate_series(1, ${lines}::int) i`.execute(db)
  await sql`insert into line_order (order_id, package_code, months, add_on_ids, pay_on_site, full_name, line, place_id, township, address,
      address_key, building, day, slot, created_at) select ${id}, 'F40', 6, '{}', false, 'Daw Khin', ${number('i')}, 'p', 't' || i % 50,
      'No. 1', 'p:' || i, 'HOUSE', '2026-11-16'::date - i / 20, 'AM', ${at('i')} from generate_series(1, ${lines}::int) i`.execute(
    db,
  )
  await sql`insert into fibre_call_back (id, reference, same_key, full_name, line, place_id, preferred, lang, received_at, called_at)
    select gen_random_uuid(), 'B-' || i, 'b ' || i, 'U Ba', ${number('i')}, 'p', 'CALL', 'my', ${at('i')},
      case when i % 100 <> 0 then ${at('i')} end from generate_series(1, ${lines}::int) i`.execute(db)
}

/** Two hundred vouchers, most codes issued and used, with the points that paid for them. */
async function fillVouchers(db: Database, codes: number): Promise<void> {
  await sql`insert into voucher_merchant (id, name, name_mm) values ('merchant', 'Merchant', 'Merchant')`.execute(
    db,
  )
  await sql`insert into voucher (id, merchant_id, category, title, title_mm, terms, terms_mm, points, worth_kyat, per_member, sale_from,
      sale_to, use_days, outlets) select 'V-' || i, 'merchant', 'FOOD', 'Tea', 'Tea', 'Tea', 'Tea', 400, 3500, 4, ${at('2')}, ${at('1')}, 30,
      '[]' from generate_series(1, 200) i`.execute(db)
  const id = sql`('00000000-0000-4000-b000-' || lpad(to_hex(i), 12, '0'))::uuid`
  const voucher = sql`'V-' || (1 + i % 200)`
  await sql`insert into voucher_code (id, voucher_id, sealed, tag, state, move_id) select ${id}, ${voucher}, ''::bytea,
      sha256(i::text::bytea), case when i % 10 = 0 then 'FREE' else 'ISSUED' end, case when i % 10 <> 0 then ${id} end
    from generate_series(1, ${codes}::int) i`.execute(db)
  await sql`insert into member_voucher (id, line, voucher_id, points, seats, state, taken_at, ends_at, revealed_at, used_at)
    select ${id}, ${number('i')}, ${voucher}, 400, 1, 'USED', ${at('i')}, ${at('i')}, ${at('i')}, ${at('i')}
    from generate_series(1, ${codes}::int) i where i % 10 <> 0`.execute(db)
  await sql`insert into points_earn (move_id, line, net_kyat, spend, rank, limited, state, earned_at, returned)
    select ${id}, ${number('i')}, 1000, 10, 10, true, 'RETURNED', ${at('i')}, 5 from generate_series(1, ${codes}::int) i`.execute(
    db,
  )
}

/** Rows like those of a running office: almost all ended, a few open. */
export async function fillOffice(db: Database, { payments, moves, others }: Many): Promise<void> {
  await sql`insert into payment_order (id, order_no, type, payer, receiver, guest, state, body_hash, lang, total_kyat, goods, created_at,
      expires_at) select ('00000000-0000-4000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, 'T-' || lpad(i::text, 11, '0') || '-0', 'TOPUP',
      ${number('i')}, ${number('i')}, false, 'COMPLETED', sha256(''), 'my', 10000, '{"creditKyat": 9523}', ${at('i')}, ${at('i')}
    from generate_series(1, ${payments}::int) i`.execute(db)
  await sql`insert into payment (id, order_id, channel, way, reference, amount_kyat, paid_kyat, state, body_hash, created_at, expires_at)
    select ('00000000-0000-4000-9000-' || lpad(to_hex(i), 12, '0'))::uuid, ('00000000-0000-4000-8000-' || lpad(to_hex(i), 12, '0'))::uuid,
      case i % 2 when 0 then 'kbz' else '2c2p' end, 'X', 'P' || lpad(i::text, 13, '0') || 'Z', 10000, 10000,
      case when i % 5000 = 0 then 'HELD' when i % 7000 = 0 then 'UNKNOWN' else 'SUCCEEDED' end, sha256(''), ${at('i')}, ${at('i')}
    from generate_series(1, ${payments}::int) i`.execute(db)
  await sql`insert into payment_refund (id, payment_id, number, amount_kyat, state, why, created_at)
    select gen_random_uuid(), ('00000000-0000-4000-9000-' || lpad(to_hex(i), 12, '0'))::uuid, 'R' || lpad(i::text, 13, '0') || 'Z', 10,
      case when i % 900 = 0 then 'STAFF' else 'DONE' end, 'STAFF', ${at('i')} from generate_series(1, ${others}::int) i`.execute(
    db,
  )
  await fillLines(db, others)
  const moveId = sql`(lpad(to_hex((extract(epoch from platform.now()) * 1000)::bigint - i), 12, '0') || '7' || lpad(to_hex(i % 4096), 3, '0')
    || '8' || lpad(to_hex(i), 15, '0'))::uuid`
  await sql`insert into value_move (id, kind, line, amount_kyat, state, body_hash, lang, plan, next_ask_at, created_at)
    select ${moveId}, 'purchase', ${number('i')}, 1000, case when i % 4000 = 0 then 'UNKNOWN' else 'COMPLETED' end, sha256(''), 'my',
      '{"order": {"do": "charge", "order": {"priceKyat": 1000}}}', case when i % 4000 = 0 then platform.now() end, ${at('i')}
    from generate_series(1, ${moves}::int) i`.execute(db)
  await sql`insert into value_history (line, move_id, type, status, deltas, why, at) select line, id, 'PACKAGE', 'SUCCEEDED', '[]', '{}',
    created_at from value_move`.execute(db)
  await sql`insert into contact_message (reference, topic, body, lang, received_at, state) select 'C-' || i, 'GENERAL', 'a message of words',
    'my', ${at('i')}, case when i % 50 = 0 then 'NEW' else 'CLOSED' end from generate_series(1, ${others}::int) i`.execute(
    db,
  )
  await sql`insert into sms_message (id, recipient, kind, template, lang, state, created_at, turn_at, valid_until, ended_at)
    select gen_random_uuid(), ${number('i')}, 'notice', 'topupDone', 'my', 'DELIVERED', ${at('i')}, ${at('i')}, ${at('i')}, ${at('i')}
    from generate_series(1, ${others}::int) i`.execute(db)
  await sql`insert into otp_number (number, failed_at, consecutive) select ${number('i')}, array[platform.now()], i % 9
    from generate_series(1, ${others}::int) i on conflict do nothing`.execute(db)
  await sql`insert into staff (id, name, added_at) values ('00000000-0000-4000-8000-00000000000a', 'Somebody', platform.now())`.execute(
    db,
  )
  await sql`insert into audit_entry (at, day, staff_id, call, thing, outcome) select ${at('i')}, (${at('i')})::date,
    '00000000-0000-4000-8000-00000000000a', 'getDesk', 'thing:' || i % 500, 'SUCCESS' from generate_series(1, ${others}::int) i`.execute(
    db,
  )
  await sql`insert into proposal (id, kind, thing, proposed, seen, hash, why, proposed_by, proposed_at, expires_at, state, alone)
    select gen_random_uuid(), 'RULE', 'rule:' || i, ${AGREED}::jsonb, '{}', ''::bytea, 'because', '00000000-0000-4000-8000-00000000000a', ${at('i')},
      ${at('i')}, 'PROPOSED', false from generate_series(1, ${others}::int) i`.execute(db)
  await sql`update proposal set state = 'EXPIRED' where thing not like '%00'`.execute(db)
  await fillVouchers(db, payments)
  await sql`analyze`.execute(db)
}
