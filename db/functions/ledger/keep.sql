-- Writes a move down with its answer, which the same id gets for ever.
create or replace function ledger.keep(p_id uuid, p_kind text, p_hash bytea, p_now timestamptz, p_answer jsonb) returns jsonb
language plpgsql as $$
begin
  insert into ledger.move (id, kind, body_hash, answer, at) values (p_id, p_kind, p_hash, p_answer, p_now);
  return p_answer;
end $$;
