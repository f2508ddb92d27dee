-- The next piece, hour by hour as soon as its ids have become rare. What was written in the last minutes may not be committed
-- yet, so it is left out of a day that is still open.
create or replace function ledger.lay_piece(p_now timestamptz, p_moves integer default 10000, p_entries integer default 50000,
  out did text, out subject text, out rows bigint) language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  start_id uuid;
  end_id uuid;
  start_at timestamp;
  limit_at timestamp;
  leave_out timestamptz;
  made record;
begin
  if not ledger.alone() then
    return;
  end if;
  start_id := (select next_id from ledger.piece order by first_id desc limit 1);
  if start_id is null then
    start_id := (select ledger.first_id_of(date_trunc('day', ledger.time_of(id) at time zone 'utc') at time zone 'utc')
      from ledger.move order by id limit 1);
  end if;
  start_at := ledger.time_of(start_id) at time zone 'utc';
  if start_at is null then
    return;
  end if;
  if ledger.is_over(start_at::date, p_now) then
    limit_at := date_trunc('day', start_at) + interval '1 day';
  else
    limit_at := date_trunc('hour', start_at) + interval '1 hour';
    leave_out := p_now - interval '5 minutes';
    if limit_at + interval '1 hour' > p_now at time zone 'utc' then
      return;
    end if;
  end if;
  end_id := ledger.piece_end(start_id, ledger.first_id_of(limit_at at time zone 'utc'), p_moves, p_entries);
  made := ledger.piece_hash(start_id, end_id, leave_out);
  insert into ledger.piece (first_id, next_id, day, until, moves, entries, hash, checked_at, due_at)
  values (start_id, end_id, start_at::date, leave_out, made.moves, made.entries, made.hash, p_now,
    ledger.next_look(start_at::date, p_now, true));
  perform ledger.find(not made.even, 'UNITS_NOT_ZERO', start_id::text, start_at::date, null, p_now);
  did := 'LAID';
  subject := start_id;
  rows := made.moves + made.entries;
end $$;
