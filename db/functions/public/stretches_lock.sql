-- Locks the packages of a line and product until the transaction ends: nobody else adds or removes one. Givers do
-- not hold the receiver's own lock; whoever takes both takes the line's first.
create or replace function public.stretches_lock(p_line text, p_product text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('stretches ' || p_line || ' ' || p_product, 0));
end $$;
