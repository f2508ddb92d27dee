-- Drops a month that was taken out, looking once more that nothing of it is left out.
create or replace function public.month_drop(p_id uuid) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  a month_archive;
begin
  select * into strict a from month_archive where id = p_id for update;
  if a.state in ('DROPPED', 'ENDED') then
    return;
  end if;
  if a.state <> 'DETACHED' or exists (select from month_lines(p_id, 1)) then
    raise exception 'not all of % is noted and taken out', p_id using errcode = 'insufficient_privilege';
  end if;
  execute format('drop table months.%I', month_name(a.parent, a.month));
  update month_archive set state = 'DROPPED', dropped_at = platform.now() where id = p_id;
end $$;
