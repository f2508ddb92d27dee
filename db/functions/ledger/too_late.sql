-- Taking a move back looks at the buckets it opened, so it ends before they are cleared away. What it is taken back by has its time from its id.
create or replace function ledger.too_late(p_target uuid, p_id uuid) returns boolean language plpgsql immutable as $$
begin
  return ledger.time_of(p_target) < ledger.time_of(p_id) - interval '89 days';
end $$;
