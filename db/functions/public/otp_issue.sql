-- One call, one round trip. Both lengths of the code come with it; which one counts is decided here, at one moment.
-- What will be refused anyway is refused before any row is locked: a lock is a write, and an attack that is held back must
-- not cost one for every try. Whoever passes is judged again with the row in hand.
create or replace function public.otp_issue(p_id uuid, p_number text, p_purpose text, p_payload bytea, p_mac_usual bytea, p_mac_long bytea,
  p_human boolean, p_sms_id uuid, p_sms jsonb, p_detail jsonb,
  out outcome text, out digits smallint, out expires_at timestamptz, out wait_seconds integer, out life_seconds integer,
  out off_net boolean, out has_account boolean)
language plpgsql set enable_seqscan = off as $$
declare
  asked otp_purpose;
  known otp_number;
  waits record;
  high boolean := otp_high_risk();
  at timestamptz;
begin
  select * into strict asked from otp_purpose where purpose = p_purpose;
  if high and not p_human and not asked.signed_in then
    outcome := 'CAPTCHA';
    return;
  end if;
  known := otp_lock_number(otp_counter(p_number, p_purpose));
  at := platform.now();
  life_seconds := asked.life_seconds;
  off_net := asked.off_net;
  has_account := exists (select from account where number = p_number);
  if known.off_since is not null then
    outcome := 'OFF';
    return;
  end if;
  select * into waits from otp_send_wait(p_number, asked.signed_in, at);
  if waits.wait_seconds is not null then
    outcome := case when waits.daily then 'DAILY' else 'TOO_SOON' end;
    wait_seconds := waits.wait_seconds;
    return;
  end if;
  update otp_challenge c set state = 'SUPERSEDED'
   where c.number = p_number and c.purpose = p_purpose and c.state = 'PENDING';
  digits := case when high then 8 else 6 end;
  expires_at := at + make_interval(secs => asked.life_seconds);
  insert into otp_challenge (id, number, purpose, payload_hash, mac, digits, signed_in, created_at, expires_at, sms_id, sms, detail)
  values (p_id, p_number, p_purpose, p_payload, case when high then p_mac_long else p_mac_usual end, otp_issue.digits,
    asked.signed_in, at, otp_issue.expires_at, p_sms_id, p_sms, p_detail);
  outcome := 'SENT';
  wait_seconds := least(waits.in_hour + 1, 4) * 30;
end $$;
