-- What the operator told of a line is forgotten after a year, so many at a time; an event of before is no longer obeyed. One that
-- asks for something still is kept.
create or replace function public.forget_line_events(p_most integer) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  gone integer;
begin
  delete from line_event where id in (
    select id from line_event where told_at < platform.now() - interval '1 year' and due_at is null limit p_most);
  get diagnostics gone = row_count;
  return gone;
end $$;
