-- Behind the functions that take back, which refuse by the same rule: no bucket that may be gone is ever reckoned with.
create or replace function ledger.refuse_late_reversal() returns trigger language plpgsql as $$
begin
  if ledger.too_late(new.move_id, new.by_id) then
    raise exception 'a move of more than 89 days ago is not taken back' using errcode = 'check_violation';
  end if;
  return new;
end $$;
