-- Puts signatures to seals that have none and are still what was signed. One that is there is never replaced.
create or replace function ledger.sign_seals(p_days date[], p_hashes bytea[], p_signatures bytea[], p_key text) returns integer
language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  signed integer;
begin
  update ledger.seal s set signature = made.signature, signed_by = p_key
    from unnest(p_days, p_hashes, p_signatures) as made (day, hash, signature)
   where s.day = made.day and s.hash = made.hash and s.signature is null;
  get diagnostics signed = row_count;
  return signed;
end $$;
