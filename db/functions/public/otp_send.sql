-- What the release before calls: it sends no code to a number that anybody may name.
create or replace function public.otp_send(p_id uuid, p_number text, p_purpose text, p_payload bytea, p_mac_usual bytea, p_mac_long bytea,
  p_human boolean, p_sms_id uuid, p_sms jsonb, p_detail jsonb, p_device bytea,
  out outcome text, out digits smallint, out expires_at timestamptz, out wait_seconds integer, out life_seconds integer,
  out off_net boolean, out has_account boolean)
language plpgsql as $$
begin
  select s.outcome, s.digits, s.expires_at, s.wait_seconds, s.life_seconds, s.off_net, s.has_account
    into outcome, digits, expires_at, wait_seconds, life_seconds, off_net, has_account
    from otp_send_to(p_id, p_number, p_purpose, p_payload, p_mac_usual, p_mac_long, p_human, p_sms_id, p_sms, p_detail, p_device,
      true) s;
end $$;
