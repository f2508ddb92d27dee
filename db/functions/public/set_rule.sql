-- A rule that will hold from a moment on. Who set it stands beside it; what held before stays as it was.
create or replace function public.set_rule(p_key text, p_valid_from timestamptz, p_value jsonb, p_set_by text, p_now timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_valid_from < p_now then
    raise exception 'a rule cannot hold from a moment that is over' using errcode = 'check_violation';
  end if;
  insert into rule (key, valid_from, value, set_by, set_at) values (p_key, p_valid_from, p_value, p_set_by, p_now);
end $$;
