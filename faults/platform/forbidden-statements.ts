/**
 * Statements no serving role may run. Each touches no row, or the owner's transaction is rolled back; the right is checked all the same.
 */
export const FORBIDDEN: readonly string[] = [
  // The ledger past its functions.
  `insert into ledger.line (number, activated_at) values ('959690000001', now())`,
  'update ledger.line set spent_before = spent_before + 1',
  `insert into ledger.bucket (owner, unit, source, balance) values ('959690000002', 'MMK', 'MAIN', 5)`,
  'update ledger.bucket set balance = balance + 1000 where kept',
  'delete from ledger.bucket where not living',
  `insert into ledger.move (id, kind, body_hash, answer, at)
     select public.new_move_id(now()), 'charge', '\\x00', '{}', now() where false`,
  'insert into ledger.entry (move_id, seq, bucket_id, unit, amount) select gen_random_uuid(), 1, 1, $$MMK$$, 5 where false',
  'grant update on ledger.entry to current_user; update ledger.entry set amount = 1 where false',
  'grant delete on ledger.move to current_user; delete from ledger.move where false',
  `update ledger.hold set state = 'VOIDED' where false`,
  'update ledger.piece set hash = sha256($$$$) where false',
  'delete from ledger.seal',
  'delete from ledger.finding',
  'update ledger.proof set counted_to = 100',
  'truncate ledger.finding',
  'lock table ledger.bucket in access exclusive mode',
  // Its helpers, which the functions before them guard.
  `select ledger.write(gen_random_uuid(), '{}', '{}', '{}')`,
  `select ledger.open_lines('{}', 5000, now(), now())`,
  // What was written down about staff, lines, payments and prices.
  `insert into value_ended_by_staff (move_id, ended_as, who, why, evidence, at)
     values (gen_random_uuid(), 'COMPLETED', 'me', 'so', 'none', now())`,
  `insert into line_event (id, line, what, at, told_at) values (gen_random_uuid(), '959690000001', 'RESUMED', now(), now())`,
  'delete from line_event',
  `update value_history set deltas = '[]' where false`,
  'delete from value_history where false',
  'delete from value_move where false',
  'update package_price set price = 0',
  'update platform.clock set ahead_ms = ahead_ms + 1',
  // The audit, and who may do what.
  `insert into audit_entry (at, day, call, outcome) values (now(), now(), 'x', 'x')`,
  'delete from audit_entry where false',
  'update audit_seal set rows = 0 where false',
  `insert into staff_role (staff_id, role, granted_at) select gen_random_uuid(), 'ADMIN', now() where false`,
  'delete from proposal where false',
  // What guards all of it.
  'alter table ledger.entry disable trigger entry_stays',
  'alter table value_ended_by_staff disable trigger ended_by_staff_stays',
  'drop trigger move_stays on ledger.move',
  'alter function ledger.charge(uuid, bytea, timestamptz, jsonb) security invoker',
  'alter table account add column planted integer',
  'drop table contact_message',
  // Things of one's own.
  'create table planted (id integer)',
  'create table ledger.planted (id integer)',
  'create temporary table planted (id integer)',
  `create function planted() returns integer language sql as 'select 1'`,
  'create schema planted',
  'create trigger planted before insert on account for each row execute function ledger.refuse_change()',
  // Rights for others, and what is not one's own.
  'grant select on ledger.entry to public',
  'select amount from ledger.entry limit 1',
]
