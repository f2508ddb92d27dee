-- The day of a limit is the server's. An id is its client's and may be up to a day old: counted by ids alone, moves with
-- ids of yesterday were nobody's today.
create or replace function value_open(p_id uuid, p_line text, p_kind text, p_since uuid, out known boolean, out today_count integer,
  out today_kyat bigint) language plpgsql as $$
declare
  day timestamptz := ledger.time_of(p_since);
begin
  perform pg_advisory_xact_lock(hashtextextended('value ' || p_line, 0));
  known := exists (select from value_move where id = p_id);
  if known then
    return;
  end if;
  select count(*), coalesce(sum(amount_kyat), 0) into today_count, today_kyat from value_move
   where line = p_line and id >= ledger.first_id_of(day - interval '1 day') and created_at >= day and kind = p_kind
     and state in ('RESERVING', 'CODE_SENT', 'EXECUTING', 'UNKNOWN', 'COMPLETED');
end $$;
