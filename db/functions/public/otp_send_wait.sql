-- What the release before calls: the wait of anybody without a device that signed in before.
create or replace function public.otp_send_wait(p_number text, p_signed_in boolean, p_at timestamptz, out wait_seconds integer,
  out daily boolean, out in_hour integer) language plpgsql as $$
begin
  select w.* into wait_seconds, daily, in_hour from otp_send_wait_of(p_number, p_signed_in, null, p_at) w;
end $$;
