-- Holds nobody posted in time. Each account is locked before its hold, as everywhere, and all of them in the order of their ids, as
-- by a share that takes two.
create or replace function ledger.expire_holds(p_now timestamptz, p_most integer default 500) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  due uuid[] := array(select id from ledger.hold where state = 'OPEN' and until <= p_now order by until limit p_most);
  overdue ledger.hold;
  ended integer := 0;
begin
  perform from ledger.bucket where id in (select bucket_id from ledger.hold where id = any (due)
    union all select bucket_id from ledger.hold_part where hold_id = any (due)) order by id for update;
  for overdue in select * from ledger.hold where id = any (due) order by id for update loop
    if overdue.state = 'OPEN' then
      perform ledger.close_hold(overdue, 'EXPIRED');
      ended := ended + 1;
    end if;
  end loop;
  return ended;
end $$;
