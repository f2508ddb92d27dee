-- Looks again at the piece that is most due, and at the seal over it.
create or replace function ledger.check_piece(p_now timestamptz, out did text, out subject text, out rows bigint) language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  due ledger.piece;
  now_is record;
  sealed_day date;
begin
  if not ledger.alone() then
    return;
  end if;
  select * into due from ledger.piece where due_at <= p_now order by due_at limit 1;
  if due.first_id is null then
    return;
  end if;
  now_is := ledger.piece_hash(due.first_id, due.next_id, due.until);
  perform ledger.find(now_is.hash <> due.hash, 'PIECE_CHANGED', due.first_id::text, due.day, null, p_now);
  perform ledger.find(not now_is.even, 'UNITS_NOT_ZERO', due.first_id::text, due.day, null, p_now);
  -- And the seal of the day before: a day whose pieces are gone is never due itself.
  for sealed_day in select due.day - back from generate_series(0, 1) back where due.day - back between
      (select min(day) from ledger.seal) and (select max(day) from ledger.seal)
  loop
    perform ledger.find((select hash from ledger.seal where day = sealed_day) is distinct from ledger.seal_hash(sealed_day),
      'SEAL_CHANGED', sealed_day::text, sealed_day, null, p_now);
  end loop;
  update ledger.piece set checked_at = p_now, due_at = ledger.next_look(due.day, p_now, false) where first_id = due.first_id;
  did := 'CHECKED';
  subject := due.first_id;
  rows := now_is.moves + now_is.entries;
end $$;
