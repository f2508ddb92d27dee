-- The next step towards the seal of the oldest day that is over and has none: one of its pieces gets its last hash, or, when
-- all have, the day is sealed.
create or replace function ledger.finish_day(p_now timestamptz, out did text, out subject text, out rows bigint) language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  next_day date := coalesce((select max(day) + 1 from ledger.seal), (select min(day) from ledger.piece));
  early ledger.piece;
  was record;
  made record;
begin
  if next_day is null or not ledger.is_over(next_day, p_now) or not ledger.alone() then
    return;
  end if;
  select * into early from ledger.piece where day = next_day and until is not null order by first_id limit 1;
  if early.first_id is not null then
    was := ledger.piece_hash(early.first_id, early.next_id, early.until);
    made := ledger.piece_hash(early.first_id, early.next_id, null);
    if was.hash <> early.hash then
      perform ledger.find(true, 'CHANGED_BEFORE_SEALED', early.first_id::text, next_day, null, p_now);
    end if;
    update ledger.piece set until = null, moves = made.moves, entries = made.entries, hash = made.hash, checked_at = p_now,
      due_at = ledger.next_look(next_day, p_now, true) where first_id = early.first_id;
    did := 'FINISHED';
    subject := early.first_id;
    rows := was.moves + was.entries + made.moves + made.entries;
    return;
  end if;
  -- Laid to its end?
  if exists (select from ledger.piece where day = next_day
      and next_id = ledger.first_id_of((next_day + 1)::timestamp at time zone 'utc')) then
    insert into ledger.seal (day, hash, sealed_at) values (next_day, ledger.seal_hash(next_day), p_now);
    did := 'SEALED';
    subject := next_day || ' ' || encode((select hash from ledger.seal where day = next_day), 'hex');
    rows := 0;
  end if;
end $$;
