-- All entries of a move come in one statement, and per unit they sum to zero.
create or replace function ledger.refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if exists (select from added group by move_id, unit having sum(amount) <> 0) then
    raise exception 'entries of a move must sum to zero per unit' using errcode = 'check_violation';
  end if;
  return null;
end $$;
