-- How the proof stands: whole days without the seal they should have, the oldest day whose look is late, and what was found.
create or replace function ledger.proof_standing(p_now timestamptz, out days_behind integer, out oldest_late_day date, out late_pieces bigint,
  out broken_days bigint, out wrong_accounts bigint, out recount_late boolean) language plpgsql stable
security definer set search_path = public, pg_temp as $$
declare
  done date := coalesce((select max(day) from ledger.seal),
    (select (ledger.time_of(id) at time zone 'utc')::date - 1 from ledger.move order by id limit 1));
begin
  -- An hour after which it may be sealed, and four in which that is done.
  days_behind := greatest(0, ((p_now - interval '5 hours') at time zone 'utc')::date - 2 - done);
  days_behind := coalesce(days_behind, 0);
  select min(day), count(*) into oldest_late_day, late_pieces from ledger.piece where due_at < p_now - interval '4 hours';
  broken_days := (select count(distinct day) from ledger.finding);
  wrong_accounts := (select count(distinct bucket_id) from ledger.finding);
  -- Every range comes once in 25 days; one that was not there after 30 is late.
  recount_late := (select coalesce(round_began, p_now) < p_now - interval '30 days' from ledger.proof);
end $$;
