-- An undo may fill a bucket again that has ended since; then it is booked out again.
create or replace function ledger.live_again() returns trigger language plpgsql as $$
begin
  new.living := true;
  return new;
end $$;
