-- The line is this transaction's alone until it ends: what was known under the id, and what the line did of this kind since
-- the day began.
create or replace function public.value_open(p_id uuid, p_line text, p_kind text, p_since uuid, out known boolean, out today_count integer,
  out today_kyat bigint) language plpgsql as $$
declare
  day timestamptz := ledger.time_of(p_since);
  first_id uuid := ledger.first_id_of(day - interval '1 day');
  last_id uuid := ledger.first_id_of(day + interval '3 days');
begin
  perform pg_advisory_xact_lock(hashtextextended('value ' || p_line, 0));
  known := exists (select from value_move where id = p_id);
  if known then
    return;
  end if;
  select count(*), coalesce(sum(amount_kyat), 0) into today_count, today_kyat from value_move
   where line = p_line and id >= first_id and id < last_id and created_at >= day and kind = p_kind
     and state in ('RESERVING', 'CODE_SENT', 'EXECUTING', 'UNKNOWN', 'COMPLETED');
end $$;
