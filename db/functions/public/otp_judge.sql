-- `p_mac` is the hash of the typed code by each key of the ring: the code is right when the stored hash is one of them.
-- Checks one guess and, when it is right, uses the code up: checking and using are one statement of one transaction.
-- A blind guess names only the number: it has ten tries on a number in a day, from everywhere together and on all its codes. They
-- burn no code and lock nobody: after them the number's codes work with their ids alone.
create or replace function public.otp_judge(p_id uuid, p_number text, p_purpose text, p_payload bytea, p_mac bytea, p_device bytea,
  p_blind boolean,
  out outcome text, out tries_left integer, out wait_seconds integer)
language plpgsql set enable_seqscan = off as $$
declare
  known otp_number;
  live otp_challenge;
  device device_key;
  refusal record;
  at timestamptz;
  counter text := otp_counter(p_number, p_purpose);
  blind integer;
begin
  if p_device is null then
    select r.* into refusal from otp_number n,
      otp_guess_refusal(n.failed_at, n.consecutive, n.off_since > platform.now() - interval '24 hours', platform.now()) r
     where n.number = counter;
    if refusal.outcome is not null then
      outcome := refusal.outcome;
      wait_seconds := refusal.wait_seconds;
      return;
    end if;
  end if;
  select * into known from otp_number where number = counter for update;
  at := platform.now();
  outcome := 'EXPIRED';
  if known.number is null then
    return;
  end if;
  if p_device is not null then
    select d.* into device from device_key d join account a on a.id = d.account_id
     where a.number = p_number and d.thumbprint = p_device for update of d;
  end if;
  -- A device that signed in before is judged by its own failures, so that a stranger's guesses do not lock its owner out.
  select * into refusal from otp_guess_refusal(
    case when device.thumbprint is null then known.failed_at else device.failed_at end,
    case when device.thumbprint is null then known.consecutive else cardinality(device.failed_at) end,
    device.thumbprint is null and known.off_since > at - interval '24 hours', at);
  if refusal.outcome is not null then
    outcome := refusal.outcome;
    wait_seconds := refusal.wait_seconds;
    return;
  end if;
  select * into live from otp_challenge c
   where c.id = p_id and c.number = p_number and c.purpose = p_purpose and c.payload_hash = p_payload
     and c.state = 'PENDING' and c.expires_at > at;
  -- Six digits end with the switch to eight, or codes hoarded before it could still be sprayed.
  if live.id is null or (live.digits = 6 and otp_high_risk()) then
    return;
  end if;
  -- A number that was switched off goes on with eight digits and the id of the code.
  if device.thumbprint is null and known.off_since is not null and (live.digits = 6 or p_blind) then
    return;
  end if;
  if p_blind then
    -- A try came before its code expired. Another code, or the right one, brings none back.
    blind := (select coalesce(sum(c.blind_tries), 0) from otp_challenge c
      where c.number = p_number and c.expires_at > at - interval '24 hours');
    if blind >= 10 or live.device is not null then
      return;
    end if;
  end if;
  if position(live.mac in p_mac) > 0 then
    update otp_challenge set state = 'USED' where id = live.id and state = 'PENDING';
    -- It was ended since it was read.
    if not found then
      return;
    end if;
    update otp_number set consecutive = 0 where number = counter and consecutive <> 0;
    update device_key set failed_at = '{}', last_used_at = at
     where account_id = device.account_id and thumbprint = device.thumbprint;
    -- Who types it right in the end was not guessing.
    if live.tries > 0 then
      perform otp_spray_add(-live.tries);
    end if;
    outcome := 'RIGHT';
    return;
  end if;
  if p_blind then
    tries_left := 9 - blind;
    update otp_challenge set blind_tries = blind_tries + 1 where id = live.id;
    perform otp_spray_add(1);
    outcome := 'WRONG';
    return;
  end if;
  tries_left := 2 - live.tries;
  update otp_challenge set tries = tries + 1, state = case when tries = 2 then 'DEAD' else state end where id = live.id;
  if device.thumbprint is null then
    update otp_number set failed_at = otp_keep_failure(failed_at, at), consecutive = consecutive + 1,
      off_since = case when consecutive + 1 >= 50 then coalesce(off_since, at) else off_since end
     where number = counter;
  else
    update device_key set failed_at = otp_keep_failure(failed_at, at)
     where account_id = device.account_id and thumbprint = device.thumbprint;
  end if;
  perform otp_spray_add(1);
  outcome := 'WRONG';
end $$;
