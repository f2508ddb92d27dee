-- When a balance is filled again (the condition is the trigger's, in its migration); a bucket whose end has passed is then booked
-- out once more.
create or replace function ledger.live_again() returns trigger language plpgsql as $$
begin
  new.living := true;
  return new;
end $$;
