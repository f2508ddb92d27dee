-- Closes a line that changes hands by an event; false when a later change is known. Whatever began before is there to be seen when
-- this has ended, and nothing begins after it: a move takes its own line's lock, and shares the one of the other side's hands.
create or replace function public.line_close(p_number text, p_event uuid, p_at timestamptz) returns boolean language plpgsql as $$
begin
  perform line_lock(p_number);
  insert into line (number) values (p_number) on conflict do nothing;
  update line set closed_by = p_event, held_since = p_at, state_at = greatest(state_at, p_at)
   where number = p_number and (held_since is null or held_since <= p_at);
  return found;
end $$;
