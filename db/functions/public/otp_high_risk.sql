-- Expected takeovers a day are failed guesses / 10^digits: 10,000 at six digits are 0.01. The switch comes a little
-- earlier, because guesses of transactions in flight are not counted yet.
create or replace function public.otp_high_risk() returns boolean language plpgsql stable as $$
begin
  return (select coalesce(sum(failed), 0) >= 9900 from otp_spray where day = (platform.now() at time zone 'utc')::date);
end $$;
