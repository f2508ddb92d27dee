-- HELD: the core took another amount than was asked. It is asked no more, and staff end it.
alter table value_move drop constraint value_move_state_check;
alter table value_move add constraint value_move_state_check check (state in
  ('RESERVING', 'CODE_SENT', 'EXECUTING', 'UNKNOWN', 'HELD', 'COMPLETED', 'FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED')) not valid;
alter table value_move drop constraint value_move_check;
alter table value_move add constraint value_move_check check ((next_ask_at is null) =
  (state in ('HELD', 'COMPLETED', 'FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED'))) not valid;
alter table value_move validate constraint value_move_state_check;
alter table value_move validate constraint value_move_check;

-- What a line has open: few rows at any time, whatever its history.
create index value_move_under_way_idx on value_move (line, id)
  where state in ('RESERVING', 'CODE_SENT', 'EXECUTING', 'UNKNOWN', 'HELD');

-- The line belongs to this transaction until it ends. Whoever changes what a check relies on takes it first.
create function value_lock(p_line text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('value ' || p_line, 0));
end $$;

-- What was known under the id, what the line did of this kind since the day began, and the move of the same kind, product
-- and counterparty that has no end yet. Ids are their clients' and at most a day away from our clock: no other month is read.
create function value_enter(p_id uuid, p_line text, p_kind text, p_day timestamptz, p_now timestamptz, p_clashes boolean,
  p_product text, p_counterparty text, out known boolean, out today_count integer, out today_kyat bigint,
  out under_way uuid, out under_way_since timestamptz) language plpgsql as $$
begin
  perform value_lock(p_line);
  known := exists (select from value_move where id = p_id);
  if known then
    return;
  end if;
  if p_clashes then
    select m.id, m.created_at into under_way, under_way_since from value_move m
     where m.line = p_line and m.state in ('EXECUTING', 'UNKNOWN', 'HELD')
       and m.id between ledger.first_id_of(p_now - interval '31 days') and ledger.first_id_of(p_now + interval '1 day')
       and m.kind = p_kind and m.product is not distinct from p_product and m.counterparty is not distinct from p_counterparty
       and (m.state <> 'HELD' or m.created_at > p_now - interval '1 day')
     order by m.id limit 1;
    if under_way is not null then
      return;
    end if;
  end if;
  select count(*), coalesce(sum(m.amount_kyat), 0) into today_count, today_kyat from value_move m
   where m.line = p_line and m.kind = p_kind and m.created_at >= p_day
     and m.id between ledger.first_id_of(p_day - interval '1 day') and ledger.first_id_of(p_now + interval '1 day')
     and m.state in ('RESERVING', 'CODE_SENT', 'EXECUTING', 'UNKNOWN', 'HELD', 'COMPLETED');
end $$;

-- A version 7 id made here: the row that is taken and the id it is taken with are one statement.
create function new_move_id(p_at timestamptz) returns uuid language plpgsql volatile as $$
begin
  return overlay(overlay(gen_random_uuid()::text placing left(ledger.first_id_of(p_at)::text, 13) from 1 for 13)
    placing '7' from 15 for 1)::uuid;
end $$;
