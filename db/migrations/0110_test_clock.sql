-- The product's time: the server's, plus what a demo was moved forward by. In production nothing moves it.
create schema platform;

create table platform.clock (
  one boolean primary key default true check (one),
  ahead_ms bigint not null default 0 check (ahead_ms >= 0)
);
insert into platform.clock default values;

-- Back in time, things would have happened that are still to come. Every process hears of a move.
create function platform.clock_goes_forward() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or new.ahead_ms < old.ahead_ms then
    raise exception 'the clock goes forward only' using errcode = 'check_violation';
  end if;
  perform pg_notify('platform.clock', new.ahead_ms::text);
  return new;
end $$;

create trigger clock_goes_forward before insert or update or delete on platform.clock
  for each row execute function platform.clock_goes_forward();

-- As exact as clock_timestamp(): whoever waited for a lock reads the time after the wait.
create function platform.now() returns timestamptz language plpgsql stable as $$
begin
  return clock_timestamp() + (select ahead_ms from platform.clock where one) * interval '1 millisecond';
end $$;
