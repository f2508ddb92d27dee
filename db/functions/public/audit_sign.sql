-- A signature is written once, under the hash it was made for.
create or replace function public.audit_sign(p_day date, p_hash bytea, p_signature bytea, p_signed_by text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update audit_seal set signature = p_signature, signed_by = p_signed_by
   where day = p_day and hash = p_hash and signature is null;
  return found;
end $$;
