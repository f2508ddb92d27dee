-- From now on nobody changes this month; answers the archive's id, the first one when it was begun before. Null: something in it
-- has no end yet, so it stays.
create or replace function public.month_begin(p_parent text, p_month date, p_id uuid, p_key bytea) returns uuid language plpgsql
security definer set search_path = public, pg_temp set lock_timeout = '300ms' as $$
declare
  name text := month_name(p_parent, p_month);
  begun uuid;
  open boolean := false;
begin
  if not month_is_over(p_parent, p_month) then
    raise exception 'a month of % stays: %', p_parent, p_month using errcode = 'insufficient_privilege';
  end if;
  select id into begun from month_archive where parent = p_parent and month = p_month;
  if begun is not null then
    return begun;
  end if;
  execute format('create trigger stays before insert or update or delete on months.%I for each row execute function month_stays()', name);
  if p_parent = 'value_move' then
    execute format('select exists (select from months.%I where state in (''RESERVING'', ''CODE_SENT'', ''EXECUTING'', ''UNKNOWN'', ''HELD''))',
      name) into open;
  end if;
  if open then
    execute format('drop trigger stays on months.%I', name);
    return null;
  end if;
  insert into month_archive (id, parent, month, state, key_sealed, begun_at) values (p_id, p_parent, p_month, 'WRITING', p_key, platform.now());
  return p_id;
end $$;
