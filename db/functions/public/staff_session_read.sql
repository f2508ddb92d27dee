-- Whose session it is, with the roles of this moment; the 15 minutes begin again. No row when it is over, or its person was removed.
create or replace function public.staff_session_read(p_hash bytea, p_demo boolean, out session_id uuid, out staff_id uuid,
  out name text, out lang text, out ends_at timestamptz, out demo boolean, out roles text[]) returns setof record language sql as $$
  with seen as (
    update staff_session s set last_seen_at = platform.now() from staff p
     where s.hash = p_hash and p.id = s.staff_id and p.removed_at is null and (p_demo or not p.demo)
       and s.ended_at is null and s.ends_at > platform.now() and s.last_seen_at > platform.now() - interval '15 minutes'
    returning s.id, p.id as staff_id, p.name, p.lang, s.ends_at, p.demo)
  select seen.id, seen.staff_id, seen.name, seen.lang, seen.ends_at, seen.demo,
    array(select r.role from staff_role r where r.staff_id = seen.staff_id order by 1) from seen
$$;
