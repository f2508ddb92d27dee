-- A role is given by a proposal of it that somebody else agreed on, while that runs; there is no other way for whoever serves.
create or replace function public.grant_role(p_proposal uuid, p_now timestamptz) returns boolean language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  asked proposal;
begin
  select * into asked from proposal where id = p_proposal and kind = 'ROLE' and state = 'APPROVED' and not alone for update;
  if asked.id is null or asked.hash <> proposal_hash(asked.kind, asked.thing, asked.proposed, asked.seen, asked.amount_kyat)
     or not exists (select from staff where id = (asked.proposed ->> 'staffId')::uuid and removed_at is null) then
    return false;
  end if;
  insert into staff_role (staff_id, role, granted_at, proposal_id)
  values ((asked.proposed ->> 'staffId')::uuid, asked.proposed ->> 'role', p_now, p_proposal) on conflict do nothing;
  return true;
end $$;
