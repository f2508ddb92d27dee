-- A hash of what was proposed: whoever approves sends back the hash of what they saw.
create or replace function public.proposal_hash(p_kind text, p_thing text, p_proposed jsonb, p_seen jsonb, p_amount bigint) returns bytea
language sql stable as $$
  select sha256(convert_to(jsonb_build_array(p_kind, p_thing, p_proposed, p_seen, p_amount)::text, 'UTF8'))
$$;
