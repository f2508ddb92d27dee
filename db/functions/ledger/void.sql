-- Gives back what was set aside and not posted.
create or replace function ledger.void(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  held ledger.hold;
  before jsonb;
begin
  select h.* into held from ledger.hold h where h.id = (p_order ->> 'hold')::uuid;
  perform from ledger.bucket where id = held.bucket_id for update;
  before := ledger.recall(p_id, p_hash, p_now);
  if before is not null then
    return before;
  end if;
  select h.* into held from ledger.hold h where h.id = held.id for update;
  if held.state is distinct from 'OPEN' then
    return ledger.refuse(p_id, 'void', p_hash, p_now, 'HOLD_GONE');
  end if;
  perform ledger.close_hold(held, 'VOIDED');
  return ledger.keep(p_id, 'void', p_hash, p_now, '{"outcome": "DONE"}');
end $$;
