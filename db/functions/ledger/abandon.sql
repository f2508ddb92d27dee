-- After this the id can never take effect; if it did already, that is the answer.
create or replace function ledger.abandon(p_id uuid, p_now timestamptz) returns jsonb language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  known jsonb;
  closed constant jsonb := '{"outcome": "REFUSED", "reason": "ABANDONED"}';
begin
  select answer into known from ledger.move where id = p_id;
  if known is not null then
    return known;
  end if;
  -- The ledger itself refuses such an id for ever.
  if ledger.time_of(p_id) not between p_now - interval '1 day' and p_now + interval '1 day' then
    return closed;
  end if;
  insert into ledger.move (id, kind, body_hash, answer, at) values (p_id, 'abandon', '\x', closed, p_now) on conflict do nothing;
  return (select answer from ledger.move where id = p_id);
end $$;
