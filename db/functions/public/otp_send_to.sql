-- One call, one round trip. Both lengths of the code come with it; which one counts is decided here, at one moment.
-- What will be refused anyway is refused before any row is locked: a lock is a write, and an attack that is held back must
-- not cost one for every try. Whoever passes is judged again with the row in hand.
-- `p_device` is the thumbprint of a key that signed this request: if it has signed in on this number before, its sends and
-- its code are its own, and are never off. For others a number that was switched off has codes of eight digits after a day.
-- `p_on_net` is whether the number is one of ours by its digits: those that anybody may send to others have a rule of their own.
create or replace function public.otp_send_to(p_id uuid, p_number text, p_purpose text, p_payload bytea, p_mac_usual bytea, p_mac_long bytea,
  p_human boolean, p_sms_id uuid, p_sms jsonb, p_detail jsonb, p_device bytea, p_on_net boolean,
  out outcome text, out digits smallint, out expires_at timestamptz, out wait_seconds integer, out life_seconds integer,
  out off_net boolean, out has_account boolean, out network_sent integer, out network_most integer)
language plpgsql set enable_seqscan = off as $$
declare
  asked otp_purpose;
  known otp_number;
  waits record;
  network record;
  high boolean := otp_high_risk();
  own bytea;
  at timestamptz := platform.now();
  counted_with text[];
  most integer := 10;
begin
  select * into strict asked from otp_purpose where purpose = p_purpose;
  if high and not p_human and not asked.signed_in then
    outcome := 'CAPTCHA';
    return;
  end if;
  if asked.any_number and not p_on_net then
    select * into network from otp_network_left(at);
    most := network.per_number;
    network_most := network.in_all;
    if network.sent >= network.in_all then
      outcome := 'NETWORKS';
      wait_seconds := otp_wait(network.ends_at, at);
      return;
    end if;
  end if;
  known := otp_lock_number(otp_counter(p_number, p_purpose));
  at := platform.now();
  life_seconds := asked.life_seconds;
  off_net := asked.off_net;
  has_account := exists (select from account where number = p_number);
  select d.thumbprint into own from device_key d join account a on a.id = d.account_id
   where a.number = p_number and d.thumbprint = p_device;
  if own is null and known.off_since > at - interval '24 hours' then
    outcome := 'OFF';
    return;
  end if;
  high := high or (own is null and known.off_since is not null);
  counted_with := array(select p.purpose from otp_purpose p
   where p.any_number = asked.any_number and (asked.any_number or p.signed_in = asked.signed_in));
  select * into waits from otp_send_wait_in(p_number, counted_with, own, most, at);
  if waits.wait_seconds is not null then
    outcome := case when waits.daily then 'DAILY' else 'TOO_SOON' end;
    wait_seconds := waits.wait_seconds;
    return;
  end if;
  if network_most is not null then
    network_sent := otp_network_take(network.day, network_most);
    if network_sent is null then
      outcome := 'NETWORKS';
      wait_seconds := otp_wait(network.ends_at, at);
      return;
    end if;
  end if;
  update otp_challenge c set state = 'SUPERSEDED'
   where c.number = p_number and c.purpose = p_purpose and c.state = 'PENDING' and c.device is not distinct from own;
  digits := case when high then 8 else 6 end;
  expires_at := at + make_interval(secs => asked.life_seconds);
  insert into otp_challenge (id, number, purpose, payload_hash, mac, digits, signed_in, created_at, expires_at, sms_id, sms, detail, device)
  values (p_id, p_number, p_purpose, p_payload, case when high then p_mac_long else p_mac_usual end, otp_send_to.digits,
    asked.signed_in, at, otp_send_to.expires_at, p_sms_id, p_sms, p_detail, own);
  outcome := 'SENT';
  wait_seconds := least(waits.in_hour + 1, 4) * 30;
end $$;
