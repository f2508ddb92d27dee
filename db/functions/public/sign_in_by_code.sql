-- Uses the code and opens its session in one statement, so that a right code opens exactly one session.
create or replace function public.sign_in_by_code(p_challenge uuid, p_number text, p_purpose text, p_payload bytea, p_mac bytea, p_device bytea,
  p_new_account uuid, p_session uuid, p_hash bytea, p_device_name text,
  out outcome text, out tries_left integer, out wait_seconds integer,
  out account_id uuid, out is_new boolean, out ended uuid[])
language plpgsql set enable_seqscan = off as $$
declare
  asked jsonb;
begin
  select v.outcome, v.tries_left, v.wait_seconds into outcome, tries_left, wait_seconds
    from otp_verify(p_challenge, p_number, p_purpose, p_payload, p_mac, p_device) v;
  if outcome <> 'RIGHT' then
    return;
  end if;
  -- A line that changes hands has no holder to sign in.
  if exists (select from line where number = p_number and closed_by is not null) then
    outcome := 'EXPIRED';
    return;
  end if;
  select c.detail into asked from otp_challenge c where c.id = p_challenge;
  insert into account (id, number, account_type, full_name, email, contract_no, created_at)
  values (p_new_account, p_number, case when p_purpose = 'SIGNUP' then 'FTTH_ONLY' else 'MOBILE' end,
    asked ->> 'fullName', asked ->> 'email', asked ->> 'contractNo', platform.now())
  on conflict do nothing;
  select a.id, a.id = p_new_account into account_id, is_new from account a where a.number = p_number;
  if p_device is not null then
    insert into device_key (account_id, thumbprint) values (sign_in_by_code.account_id, p_device) on conflict do nothing;
  end if;
  ended := session_start(account_id, p_session, p_hash, 'CODE', p_device_name);
end $$;
