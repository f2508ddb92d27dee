-- Whose token it is. 30 days in all, 7 without use; a token that was replaced lives 60 seconds on, and seen after that
-- it is in the wrong hands: the whole session ends.
create or replace function public.session_read(p_hash bytea, out outcome text, out session_id uuid, out account_id uuid, out number text,
  out issued_at timestamptz, out ends_at timestamptz)
language plpgsql set enable_seqscan = off as $$
declare
  token session_token;
  found_session session;
  at timestamptz := platform.now();
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
    select a.number into number from account a where a.id = found_session.account_id;
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
