create table session (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  method text not null check (method in ('CODE', 'PASSKEY')),
  device_name text,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz
);
create index session_account_idx on session (account_id, started_at desc) where revoked_at is null;
create index session_ends_idx on session (ends_at);

-- Only hashes: whoever reads this table cannot sign in. A session has one token, and for a short while its successor.
create table session_token (
  hash bytea primary key check (octet_length(hash) = 32),
  session_id uuid not null references session (id) on delete cascade,
  issued_at timestamptz not null,
  first_used_at timestamptz,
  replaced_at timestamptz
);
create index session_token_session_idx on session_token (session_id);

-- At most ten sessions of one person: the oldest end, and are told, so that every process forgets them.
create function session_start(p_account uuid, p_session uuid, p_hash bytea, p_method text, p_device_name text)
returns uuid[] language plpgsql as $$
declare
  at timestamptz := clock_timestamp();
  ended uuid[];
begin
  perform from account where id = p_account for update;
  insert into session (id, account_id, method, device_name, started_at, last_seen_at, ends_at)
  values (p_session, p_account, p_method, p_device_name, at, at, at + interval '30 days');
  insert into session_token (hash, session_id, issued_at, first_used_at) values (p_hash, p_session, at, at);
  with old as (
    update session set revoked_at = at where id in (
      select id from session where account_id = p_account and revoked_at is null
       order by started_at desc, id offset 10)
    returning id)
  select coalesce(array_agg(id), '{}') into ended from old;
  return ended;
end $$;

-- Whose token it is. 30 days in all, 7 without use; a token that was replaced lives 60 seconds on, and seen after that
-- it is in the wrong hands: the whole session ends.
create function session_read(p_hash bytea, out outcome text, out session_id uuid, out account_id uuid, out number text,
  out issued_at timestamptz, out ends_at timestamptz)
language plpgsql as $$
declare
  token session_token;
  found_session session;
  at timestamptz := clock_timestamp();
begin
  select * into token from session_token t where t.hash = p_hash;
  if token.hash is null then
    outcome := 'UNKNOWN';
    return;
  end if;
  select * into found_session from session s where s.id = token.session_id;
  session_id := found_session.id;
  outcome := 'ENDED';
  if found_session.revoked_at is not null or found_session.ends_at <= at
     or found_session.last_seen_at <= at - interval '7 days' or token.issued_at <= at - interval '8 days' then
    return;
  end if;
  if token.replaced_at <= at - interval '60 seconds' then
    update session s set revoked_at = at where s.id = token.session_id;
    outcome := 'REUSED';
    return;
  end if;
  -- The overlap begins when the new token is really used: an answer lost on a bad network signs nobody out.
  if token.first_used_at is null then
    update session_token t set first_used_at = at where t.hash = p_hash;
    update session_token t set replaced_at = at
     where t.session_id = token.session_id and t.issued_at < token.issued_at and t.replaced_at is null;
  end if;
  if found_session.last_seen_at <= at - interval '1 hour' then
    update session s set last_seen_at = at where s.id = token.session_id;
  end if;
  select a.id, a.number into account_id, number from account a where a.id = found_session.account_id;
  issued_at := token.issued_at;
  ends_at := found_session.ends_at;
  outcome := 'LIVE';
end $$;

-- The code and the session it opens, in one statement: a right code that opens nothing, or opens twice, cannot be.
create function sign_in_by_code(p_challenge uuid, p_number text, p_purpose text, p_payload bytea, p_mac bytea, p_device bytea,
  p_new_account uuid, p_session uuid, p_hash bytea, p_device_name text,
  out outcome text, out tries_left integer, out wait_seconds integer,
  out account_id uuid, out is_new boolean, out ended uuid[])
language plpgsql as $$
declare
  asked jsonb;
begin
  select v.outcome, v.tries_left, v.wait_seconds into outcome, tries_left, wait_seconds
    from otp_verify(p_challenge, p_number, p_purpose, p_payload, p_mac, p_device) v;
  if outcome <> 'RIGHT' then
    return;
  end if;
  select c.detail into asked from otp_challenge c where c.id = p_challenge;
  insert into account (id, number, account_type, full_name, email, contract_no, created_at)
  values (p_new_account, p_number, case when p_purpose = 'SIGNUP' then 'FTTH_ONLY' else 'MOBILE' end,
    asked ->> 'fullName', asked ->> 'email', asked ->> 'contractNo', clock_timestamp())
  on conflict do nothing;
  select a.id, a.id = p_new_account into account_id, is_new from account a where a.number = p_number;
  if p_device is not null then
    insert into device_key (account_id, thumbprint) values (sign_in_by_code.account_id, p_device) on conflict do nothing;
  end if;
  ended := session_start(account_id, p_session, p_hash, 'CODE', p_device_name);
end $$;
