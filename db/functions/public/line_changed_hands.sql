-- Whether a line was told since to have another holder, or none. The operator may tell it later than it happened, and what was done in
-- between was done by whoever left. When only an account ends, its line stays with its holder. Whoever serves the website may ask
-- this, and reads no other event.
create or replace function public.line_changed_hands(p_line text, p_since timestamptz) returns boolean language plpgsql volatile
security definer set search_path = public, pg_temp as $$
begin
  return exists (select from line l where l.number = p_line and (l.held_since > p_since or exists (
    select from line_event e where e.told_at >= p_since and e.line = l.number and e.at = l.held_since
      and e.what in ('REASSIGNED', 'ENDED'))));
end $$;
