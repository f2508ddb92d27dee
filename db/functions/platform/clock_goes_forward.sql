-- Back in time, things would have happened that are still to come. Every process hears of a move.
create or replace function platform.clock_goes_forward() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or new.ahead_ms < old.ahead_ms then
    raise exception 'the clock goes forward only' using errcode = 'check_violation';
  end if;
  perform pg_notify('platform.clock', new.ahead_ms::text);
  return new;
end $$;
