-- Ends a hold: its account is locked already.
create or replace function ledger.close_hold(p_hold ledger.hold, p_state text) returns void language plpgsql as $$
begin
  update ledger.hold set state = p_state where id = p_hold.id;
  update ledger.bucket set reserved = reserved - p_hold.amount where id = p_hold.bucket_id;
end $$;
