-- Seconds from now until then, never less than one.
create or replace function public.otp_wait(p_until timestamptz, p_at timestamptz) returns integer language sql immutable as $$
  select greatest(1, ceil(extract(epoch from p_until - p_at)))::integer
$$;
