-- One service for every code. A purpose is a row; a code of one purpose is worth nothing for another.
create table otp_purpose (
  purpose text primary key,
  life_seconds integer not null default 180 check (life_seconds between 30 and 600),
  -- Codes inside a session are counted apart, so that a stranger who asks for sign-in codes cannot use them up.
  signed_in boolean not null,
  -- May go to numbers of other networks.
  off_net boolean not null default false
);
insert into otp_purpose (purpose, signed_in, off_net) values
  ('LOGIN', false, false), ('SIGNUP', false, true), ('CONTACT', false, true), ('TICKET', false, true),
  ('GIFT', true, false), ('DATA_SHARE', true, false), ('VOICE_SHARE', true, false), ('BALANCE_SHARE', true, false),
  ('POINT_EXCHANGE', true, false), ('POINT_TRANSFER', true, false), ('PURCHASE', true, false),
  ('LINK_LINE', true, false), ('DELETE_ACCOUNT', true, false);

-- What guards guesses stands with the number, never with the code: a new code resets nothing.
create table otp_number (
  number text primary key,
  -- Failures of the last 24 hours, oldest first; never more than ten, because nothing is checked after the tenth.
  failed_at timestamptz[] not null default '{}',
  consecutive integer not null default 0,
  off_since timestamptz
);

create table otp_challenge (
  id uuid primary key,
  number text not null,
  purpose text not null references otp_purpose (purpose),
  payload_hash bytea not null check (octet_length(payload_hash) = 32),
  -- Keyed with a secret outside this database, salted with the id, bound to number, purpose and payload.
  mac bytea not null check (octet_length(mac) = 32),
  digits smallint not null check (digits in (6, 8)),
  state text not null default 'PENDING' check (state in ('PENDING', 'USED', 'DEAD', 'SUPERSEDED')),
  tries smallint not null default 0 check (tries between 0 and 3),
  signed_in boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  sms_id uuid not null,
  -- Which text was sent, without its code: a message lost on the way is replaced by the same text with a new code.
  sms jsonb not null,
  -- What the code was asked for, when the answer needs it again (a signup's name).
  detail jsonb
);
create index otp_challenge_number_idx on otp_challenge (number, created_at desc);
create index otp_challenge_sms_idx on otp_challenge (sms_id) where state = 'PENDING';
create index otp_challenge_created_idx on otp_challenge (created_at);

-- Failed guesses of the whole site on one day. In shards, so that guesses on different numbers do not wait for each other.
create table otp_spray (
  day date not null,
  shard smallint not null,
  failed integer not null,
  primary key (day, shard)
);

-- Expected takeovers a day are failed guesses / 10^digits: 10,000 at six digits are 0.01. The switch comes a little
-- earlier, because guesses of transactions in flight are not counted yet.
create function otp_high_risk() returns boolean language sql stable as $$
  select coalesce(sum(failed), 0) >= 9900 from otp_spray where day = (now() at time zone 'utc')::date
$$;

create function otp_spray_add(p_count integer) returns void language sql as $$
  insert into otp_spray (day, shard, failed)
  values ((now() at time zone 'utc')::date, floor(random() * 64)::smallint, p_count)
  on conflict (day, shard) do update set failed = otp_spray.failed + excluded.failed
$$;

-- Seconds from now until then, never less than one.
create function otp_wait(p_until timestamptz, p_at timestamptz) returns integer language sql immutable as $$
  select greatest(1, ceil(extract(epoch from p_until - p_at)))::integer
$$;

-- The first things both operations do: the number's row, locked. Whoever holds it is alone with the number.
create function otp_lock_number(p_number text) returns otp_number language plpgsql as $$
declare
  known otp_number;
begin
  select * into known from otp_number where number = p_number for update;
  if not found then
    insert into otp_number (number) values (p_number) on conflict do nothing;
    select * into known from otp_number where number = p_number for update;
  end if;
  return known;
end $$;

-- How long a number must wait before another code, by what was sent to it: 30, 60, 90, 120 s after the last one, and
-- at most 3 in ten minutes, 6 in an hour, 10 in a day. Null when it may.
create function otp_send_wait(p_number text, p_signed_in boolean, p_at timestamptz, out wait_seconds integer,
  out daily boolean, out in_hour integer) language plpgsql as $$
declare
  sent timestamptz[];
  total integer;
begin
  -- Newest first.
  select coalesce(array_agg(created_at order by created_at desc), '{}') into sent from otp_challenge
   where number = p_number and signed_in = p_signed_in and created_at > p_at - interval '24 hours';
  total := cardinality(sent);
  in_hour := (select count(*) from unnest(sent) s where s > p_at - interval '1 hour');
  daily := total >= 10;
  if daily then
    wait_seconds := otp_wait(sent[10] + interval '24 hours', p_at);
  elsif in_hour >= 6 then
    wait_seconds := otp_wait(sent[6] + interval '1 hour', p_at);
  elsif total >= 3 and sent[3] > p_at - interval '10 minutes' then
    wait_seconds := otp_wait(sent[3] + interval '10 minutes', p_at);
  elsif total >= 1 and sent[1] + least(greatest(in_hour, 1), 4) * interval '30 seconds' > p_at then
    wait_seconds := otp_wait(sent[1] + least(greatest(in_hour, 1), 4) * interval '30 seconds', p_at);
  end if;
end $$;

-- One call, one round trip. Both lengths of the code come with it; which one counts is decided here, at one moment.
create function otp_issue(p_id uuid, p_number text, p_purpose text, p_payload bytea, p_mac_usual bytea, p_mac_long bytea,
  p_human boolean, p_sms_id uuid, p_sms jsonb, p_detail jsonb,
  out outcome text, out digits smallint, out expires_at timestamptz, out wait_seconds integer, out life_seconds integer,
  out off_net boolean, out has_account boolean)
language plpgsql as $$
declare
  asked otp_purpose;
  known otp_number;
  waits record;
  high boolean := otp_high_risk();
  at timestamptz;
begin
  select * into strict asked from otp_purpose where purpose = p_purpose;
  known := otp_lock_number(p_number);
  at := clock_timestamp();
  life_seconds := asked.life_seconds;
  off_net := asked.off_net;
  has_account := exists (select from account where number = p_number);
  if known.off_since is not null and not asked.signed_in then
    outcome := 'OFF';
    return;
  end if;
  select * into waits from otp_send_wait(p_number, asked.signed_in, at);
  if waits.wait_seconds is not null then
    outcome := case when waits.daily then 'DAILY' else 'TOO_SOON' end;
    wait_seconds := waits.wait_seconds;
    return;
  end if;
  if high and not p_human and not asked.signed_in then
    outcome := 'CAPTCHA';
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

-- Seconds a guesser waits after so many failures in a row.
create function otp_guess_wait(p_consecutive integer) returns integer language sql immutable as $$
  select coalesce((array[0, 0, 30, 30, 60, 60, 120, 300, 900])[p_consecutive], case when p_consecutive < 1 then 0 else 3600 end)
$$;

-- Refused before anything is looked at: LOCKED or OFF, or null when the guess may be checked.
create function otp_guess_refusal(p_failed timestamptz[], p_consecutive integer, p_off boolean, p_at timestamptz,
  out outcome text, out wait_seconds integer) language plpgsql immutable as $$
declare
  recent timestamptz[] := array(select f from unnest(p_failed) f where f > p_at - interval '24 hours' order by f);
  latest timestamptz := p_failed[cardinality(p_failed)];
begin
  if p_off then
    outcome := 'OFF';
  elsif cardinality(recent) >= 10 then
    outcome := 'LOCKED';
    wait_seconds := otp_wait(recent[1] + interval '24 hours', p_at);
  elsif latest + make_interval(secs => otp_guess_wait(p_consecutive)) > p_at then
    outcome := 'LOCKED';
    wait_seconds := otp_wait(latest + make_interval(secs => otp_guess_wait(p_consecutive)), p_at);
  end if;
end $$;

create function otp_keep_failure(p_failed timestamptz[], p_at timestamptz) returns timestamptz[] language sql immutable as $$
  select array(select f from unnest(p_failed || p_at) f where f > p_at - interval '24 hours' order by f)
$$;

-- Checks one guess and, when it is right, uses the code up: checking and using are one statement of one transaction.
create function otp_verify(p_id uuid, p_number text, p_purpose text, p_payload bytea, p_mac bytea, p_device bytea,
  out outcome text, out tries_left integer, out wait_seconds integer)
language plpgsql as $$
declare
  known otp_number;
  live otp_challenge;
  device device_key;
  refusal record;
  at timestamptz;
begin
  select * into known from otp_number where number = p_number for update;
  at := clock_timestamp();
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
    device.thumbprint is null and known.off_since is not null, at);
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
  if live.mac = p_mac then
    update otp_challenge set state = 'USED' where id = live.id and state = 'PENDING';
    update otp_number set consecutive = 0 where number = p_number and consecutive <> 0;
    update device_key set failed_at = '{}', last_used_at = at
     where account_id = device.account_id and thumbprint = device.thumbprint;
    -- Whoever gets it right in the end was no sprayer.
    if live.tries > 0 then
      perform otp_spray_add(-live.tries);
    end if;
    outcome := 'RIGHT';
    return;
  end if;
  tries_left := 2 - live.tries;
  update otp_challenge set tries = tries + 1, state = case when tries = 2 then 'DEAD' else state end where id = live.id;
  if device.thumbprint is null then
    update otp_number set failed_at = otp_keep_failure(failed_at, at), consecutive = consecutive + 1,
      off_since = case when consecutive + 1 >= 50 then at else off_since end
     where number = p_number;
  else
    update device_key set failed_at = otp_keep_failure(failed_at, at)
     where account_id = device.account_id and thumbprint = device.thumbprint;
  end if;
  perform otp_spray_add(1);
  outcome := 'WRONG';
end $$;
