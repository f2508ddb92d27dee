-- What there is to do, oldest first: months that may leave and are not begun (no state), those that are under way, and archives
-- whose seven years are over (DROPPED).
create or replace function public.months_due() returns table (parent text, month date, id uuid, state text, key_sealed bytea)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.parent, p.month, a.id, a.state, a.key_sealed
    from (select i.inhparent::regclass::text as parent, to_date(right(c.relname, 7), 'YYYY_MM') as month
            from pg_inherits i join pg_class c on c.oid = i.inhrelid
           where i.inhparent in (to_regclass('value_move'), to_regclass('share_transfer')) and c.relname ~ '_\d{4}_\d{2}$') p
    left join month_archive a on a.parent = p.parent and a.month = p.month
   where month_is_over(p.parent, p.month)
  union all
  select a.parent, a.month, a.id, a.state, a.key_sealed from month_archive a
   where a.state = 'DETACHED' or a.state = 'DROPPED' and (a.month + interval '1 month 7 years') at time zone 'utc' <= platform.now()
  order by 2, 1
$$;
