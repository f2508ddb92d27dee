-- Until this transaction ends nothing begins on the line, and nothing to it.
create or replace function public.line_lock(p_number text) returns void language plpgsql as $$
begin
  perform value_lock(p_number);
  perform pg_advisory_xact_lock(hashtextextended('hands ' || p_number, 0));
end $$;
