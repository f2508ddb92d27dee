-- Failed guesses of the day, over many rows so that guessers do not wait for each other.
create or replace function public.otp_spray_add(p_count integer) returns void language plpgsql as $$
begin
  insert into otp_spray (day, shard, failed)
  values ((platform.now() at time zone 'utc')::date, floor(random() * 64)::smallint, p_count)
  on conflict (day, shard) do update set failed = otp_spray.failed + excluded.failed;
end $$;
