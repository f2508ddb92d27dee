-- What this id was answered before; a refusal when it may not be used; null when it is new.
create or replace function ledger.recall(p_id uuid, p_hash bytea, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  known ledger.move;
begin
  select * into known from ledger.move where id = p_id;
  if known.id is not null then
    if known.body_hash = p_hash or known.kind = 'abandon' then
      return known.answer;
    end if;
    return jsonb_build_object('outcome', 'REFUSED', 'reason', 'ID_REUSED');
  end if;
  -- Its month may be gone already; nobody asks for the first time about yesterday.
  if ledger.time_of(p_id) not between p_now - interval '1 day' and p_now + interval '1 day' then
    return jsonb_build_object('outcome', 'REFUSED', 'reason', 'ID_TOO_OLD');
  end if;
  return null;
end $$;
