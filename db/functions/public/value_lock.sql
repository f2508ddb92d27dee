-- Locks the line until the transaction ends. Every change of something that a check relies on takes this lock first.
create or replace function public.value_lock(p_line text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('value ' || p_line, 0));
end $$;
