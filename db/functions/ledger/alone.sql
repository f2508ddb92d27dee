-- One at a time in the whole database; whoever comes second does nothing.
create or replace function ledger.alone() returns boolean language plpgsql as $$
begin
  return pg_try_advisory_xact_lock(4120781);
end $$;
