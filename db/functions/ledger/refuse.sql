-- A refusal is kept like any answer.
create or replace function ledger.refuse(p_id uuid, p_kind text, p_hash bytea, p_now timestamptz, p_reason text,
  p_missing bigint default null) returns jsonb language plpgsql as $$
begin
  return ledger.keep(p_id, p_kind, p_hash, p_now, jsonb_strip_nulls(
    jsonb_build_object('outcome', 'REFUSED', 'reason', p_reason, 'missing', p_missing)));
end $$;
