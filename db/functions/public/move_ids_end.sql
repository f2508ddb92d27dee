-- Every id that any machine has taken by this moment is smaller: ids are their clients' and at most a day ahead of the clock of whoever
-- takes them, and that clock is never more than an hour ahead of another.
create or replace function public.move_ids_end(p_now timestamptz) returns uuid language plpgsql immutable as $$
begin
  return ledger.first_id_of(p_now + interval '1 day' + interval '1 hour');
end $$;
