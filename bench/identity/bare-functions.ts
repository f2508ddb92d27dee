/**
 * The floor for both calls: one function each that writes the rows the call leaves behind. It checks no limit, counts nothing and looks
 * up no number.
 */
export const BARE_FUNCTIONS = `
create schema bench;

create function bench.code_request(p_id uuid, p_number text, p_payload bytea, p_mac bytea, p_sms_id uuid, p_sms jsonb, p_sealed bytea)
returns void language plpgsql set enable_seqscan = off as $$
declare
  at timestamptz := clock_timestamp();
begin
  insert into otp_number (number) values (p_number) on conflict do nothing;
  insert into otp_challenge (id, number, purpose, payload_hash, mac, digits, signed_in, created_at, expires_at, sms_id, sms)
  values (p_id, p_number, 'LOGIN', p_payload, p_mac, 6, false, at, at + interval '3 minutes', p_sms_id, p_sms);
  insert into sms_message (id, recipient, kind, template, lang, body_sealed, created_at, turn_at, valid_until)
  values (p_sms_id, p_number, 'code', 'login', 'en', p_sealed, at, at, 'epoch');
end $$;

create function bench.code_verify(p_id uuid, p_number text, p_mac bytea, p_account uuid, p_session uuid, p_hash bytea,
  out account_id uuid, out created_at timestamptz)
language plpgsql set enable_seqscan = off as $$
declare
  at timestamptz := clock_timestamp();
begin
  update otp_challenge c set state = 'USED'
   where c.id = p_id and c.number = p_number and c.mac = p_mac and c.state = 'PENDING' and c.expires_at > at;
  if not found then
    raise exception 'a right code was refused';
  end if;
  insert into account as a (id, number, account_type, created_at) values (p_account, p_number, 'MOBILE', at)
  on conflict (number) do update set number = excluded.number returning a.id, a.created_at into account_id, created_at;
  insert into session (id, account_id, method, started_at, last_seen_at, ends_at)
  values (p_session, code_verify.account_id, 'CODE', at, at, at + interval '30 days');
  insert into session_token (hash, session_id, issued_at, first_used_at) values (p_hash, p_session, at, at);
end $$;
`
