-- A rule that will hold from a moment on, by a proposal that runs. Who set it stands beside it; what held before stays as it was.
create or replace function public.set_rule_proposed(p_proposal uuid, p_set_by text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked proposal;
begin
  select * into asked from proposal where id = p_proposal and kind = 'RULE' and state = 'APPROVED' for update;
  if asked.id is null or asked.hash <> proposal_hash(asked.kind, asked.thing, asked.proposed, asked.seen, asked.amount_kyat) then
    return false;
  end if;
  insert into rule (key, valid_from, value, set_by, set_at)
  values (asked.proposed ->> 'key', greatest((asked.proposed ->> 'from')::timestamptz, p_now), asked.proposed -> 'value', p_set_by,
    p_now);
  return true;
end $$;
