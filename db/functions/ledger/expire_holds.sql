-- Holds nobody posted in time. Each account is locked before its hold, as everywhere.
create or replace function ledger.expire_holds(p_now timestamptz, p_most integer default 500) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  overdue ledger.hold;
  ended integer := 0;
begin
  for overdue in select * from ledger.hold where state = 'OPEN' and until <= p_now order by until limit p_most loop
    perform from ledger.bucket where id = overdue.bucket_id for update;
    select * into overdue from ledger.hold where id = overdue.id for update;
    if overdue.state = 'OPEN' then
      perform ledger.close_hold(overdue, 'EXPIRED');
      ended := ended + 1;
    end if;
  end loop;
  return ended;
end $$;
