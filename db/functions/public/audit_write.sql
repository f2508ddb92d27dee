-- The only way into the audit. A row never falls into a day that is sealed already.
create or replace function public.audit_write(p_at timestamptz, p_staff uuid, p_session uuid, p_call text, p_thing text,
  p_customer text, p_reason text, p_outcome text, p_before jsonb, p_after jsonb) returns bigint language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  sealed date := (select max(day) from audit_seal);
  moment timestamptz := p_at;
  made bigint;
begin
  if sealed is not null and (p_at at time zone 'Asia/Yangon')::date <= sealed then
    moment := (sealed + 1)::timestamp at time zone 'Asia/Yangon';
  end if;
  insert into audit_entry (at, day, staff_id, session_id, call, thing, customer, reason, outcome, before, after)
  values (moment, (moment at time zone 'Asia/Yangon')::date, p_staff, p_session, p_call, p_thing, p_customer, p_reason, p_outcome,
    p_before, p_after) returning id into made;
  return made;
end $$;
