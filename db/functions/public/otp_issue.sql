-- What the release before calls: a request that no browser has signed.
create or replace function public.otp_issue(p_id uuid, p_number text, p_purpose text, p_payload bytea, p_mac_usual bytea, p_mac_long bytea,
  p_human boolean, p_sms_id uuid, p_sms jsonb, p_detail jsonb,
  out outcome text, out digits smallint, out expires_at timestamptz, out wait_seconds integer, out life_seconds integer,
  out off_net boolean, out has_account boolean)
language plpgsql as $$
begin
  select s.* into outcome, digits, expires_at, wait_seconds, life_seconds, off_net, has_account
    from otp_send(p_id, p_number, p_purpose, p_payload, p_mac_usual, p_mac_long, p_human, p_sms_id, p_sms, p_detail, null) s;
end $$;
