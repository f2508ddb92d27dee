-- Takes a month out of its table when the parts that are noted leave nothing of it out. Whoever is served waits a third of a second
-- at most; when that was not enough, another turn tries again.
create or replace function public.month_detach(p_id uuid) returns void language plpgsql
security definer set search_path = public, pg_temp set lock_timeout = '300ms' as $$
declare
  a month_archive;
begin
  select * into strict a from month_archive where id = p_id for update;
  if a.state <> 'WRITING' then
    return;
  end if;
  if not month_is_over(a.parent, a.month) then
    raise exception 'a month of % stays: %', a.parent, a.month using errcode = 'insufficient_privilege';
  end if;
  if exists (select from month_lines(p_id, 1)) then
    raise exception 'not all of % is noted', p_id using errcode = 'insufficient_privilege';
  end if;
  execute format('alter table %I detach partition months.%I', a.parent, month_name(a.parent, a.month));
  update month_archive set state = 'DETACHED' where id = p_id;
end $$;
