-- Seals the oldest day that is over for an hour and has no seal, one at a time. Null when there is none.
create or replace function public.audit_seal_day(p_now timestamptz) returns date language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  last audit_seal;
  next_day date;
  made record;
begin
  if not pg_try_advisory_xact_lock(4120791) then
    return null;
  end if;
  select * into last from audit_seal order by day desc limit 1;
  next_day := coalesce(last.day + 1, (select min(day) from audit_entry));
  if next_day is null or next_day >= ((p_now - interval '1 hour') at time zone 'Asia/Yangon')::date then
    return null;
  end if;
  made := audit_day_hash(next_day, last.hash);
  insert into audit_seal (day, rows, hash, sealed_at) values (next_day, made.rows, made.hash, p_now);
  return next_day;
end $$;
