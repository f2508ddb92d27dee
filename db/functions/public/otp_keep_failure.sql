-- The failures of the last 24 hours, and one more.
create or replace function public.otp_keep_failure(p_failed timestamptz[], p_at timestamptz) returns timestamptz[] language sql immutable as $$
  select array(select f from unnest(p_failed || p_at) f where f > p_at - interval '24 hours' order by f)
$$;
