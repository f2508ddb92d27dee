-- A version 7 id made here: the row that is taken and the id it is taken with are one statement.
create or replace function public.new_move_id(p_at timestamptz) returns uuid language plpgsql volatile as $$
begin
  return overlay(overlay(gen_random_uuid()::text placing left(ledger.first_id_of(p_at)::text, 13) from 1 for 13)
    placing '7' from 15 for 1)::uuid;
end $$;
