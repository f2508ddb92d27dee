-- The line belongs to this transaction until it ends. Whoever changes what a check relies on takes it first.
create or replace function public.value_lock(p_line text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('value ' || p_line, 0));
end $$;
