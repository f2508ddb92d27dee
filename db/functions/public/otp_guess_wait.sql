-- Seconds a guesser waits after so many failures in a row.
create or replace function public.otp_guess_wait(p_consecutive integer) returns integer language sql immutable as $$
  select coalesce((array[0, 0, 30, 30, 60, 60, 120, 300, 900])[p_consecutive], case when p_consecutive < 1 then 0 else 3600 end)
$$;
