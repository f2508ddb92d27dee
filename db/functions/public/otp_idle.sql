-- Nothing waits for this counter, and nothing it says would refuse anybody. Signed-in guesses are counted under the number and
-- a plus sign, those at codes that anybody may send to it under the number and a tilde.
create or replace function public.otp_idle(p_known otp_number) returns boolean language plpgsql stable as $$
begin
  return not exists (select from unnest(p_known.failed_at) f where f > platform.now() - interval '24 hours')
    and coalesce(p_known.off_since < platform.now() - interval '24 hours', true)
    and (p_known.consecutive = 0 and p_known.off_since is null
      or not exists (select from line l where l.number = rtrim(p_known.number, '+~'))
        and not exists (select from account a where a.number = rtrim(p_known.number, '+~')))
    and not exists (select from otp_challenge c where c.number = rtrim(p_known.number, '+~'));
end $$;
