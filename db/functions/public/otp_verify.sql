-- What a guess inside a session, and the release before, call: it names its challenge.
create or replace function public.otp_verify(p_id uuid, p_number text, p_purpose text, p_payload bytea, p_mac bytea, p_device bytea,
  out outcome text, out tries_left integer, out wait_seconds integer)
language plpgsql as $$
begin
  select j.* into outcome, tries_left, wait_seconds
    from otp_judge(p_id, p_number, p_purpose, p_payload, p_mac, p_device, false) j;
end $$;
