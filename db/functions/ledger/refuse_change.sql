-- For tables that are only added to.
create or replace function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: correct it by a new move' using errcode = 'insufficient_privilege';
end $$;
