-- As exact as clock_timestamp(): whoever waited for a lock reads the time after the wait.
create or replace function platform.now() returns timestamptz language plpgsql stable as $$
begin
  return clock_timestamp() + (select ahead_ms from platform.clock where one) * interval '1 millisecond';
end $$;
