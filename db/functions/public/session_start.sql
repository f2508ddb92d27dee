-- At most ten sessions of one person: the oldest end, and are told, so that every process forgets them.
create or replace function public.session_start(p_account uuid, p_session uuid, p_hash bytea, p_method text, p_device_name text)
returns uuid[] language plpgsql set enable_seqscan = off as $$
declare
  at timestamptz := platform.now();
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
