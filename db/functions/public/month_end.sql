-- After seven years an archive ends: its objects were removed, and without this key what a backup of them has stays shut.
create or replace function public.month_end(p_id uuid) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update month_archive set state = 'ENDED', key_sealed = null, ended_at = platform.now()
   where id = p_id and state = 'DROPPED' and (month + interval '1 month 7 years') at time zone 'utc' <= platform.now();
  if found then
    delete from month_archive_part where archive_id = p_id;
  elsif not exists (select from month_archive where id = p_id and state = 'ENDED') then
    raise exception 'archive % is kept', p_id using errcode = 'insufficient_privilege';
  end if;
end $$;
