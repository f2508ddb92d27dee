-- Keeps what the operator told of a line; false when it was told before. The only way into `line_event`: what was told is never
-- changed by whoever serves, only when it is looked at again.
create or replace function public.tell_line_event(p_id uuid, p_line text, p_what text, p_at timestamptz, p_told_at timestamptz,
  p_due_at timestamptz)
returns boolean language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into line_event (id, line, what, at, told_at, due_at) values (p_id, p_line, p_what, p_at, p_told_at, p_due_at) on conflict (id) do nothing;
  return found;
end $$;
