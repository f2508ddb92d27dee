-- Refused before anything is looked at: LOCKED or OFF, or null when the guess may be checked.
create or replace function public.otp_guess_refusal(p_failed timestamptz[], p_consecutive integer, p_off boolean, p_at timestamptz,
  out outcome text, out wait_seconds integer) language plpgsql immutable as $$
declare
  recent timestamptz[] := array(select f from unnest(p_failed) f where f > p_at - interval '24 hours' order by f);
  latest timestamptz := p_failed[cardinality(p_failed)];
begin
  if p_off then
    outcome := 'OFF';
  elsif cardinality(recent) >= 10 then
    outcome := 'LOCKED';
    wait_seconds := otp_wait(recent[1] + interval '24 hours', p_at);
  elsif latest + make_interval(secs => otp_guess_wait(p_consecutive)) > p_at then
    outcome := 'LOCKED';
    wait_seconds := otp_wait(latest + make_interval(secs => otp_guess_wait(p_consecutive)), p_at);
  end if;
end $$;
