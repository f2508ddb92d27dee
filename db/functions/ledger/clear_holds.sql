-- Working state that is no history: holds that have ended 35 days ago. Their moves keep what was answered.
create or replace function ledger.clear_holds(p_now timestamptz, p_most integer default 1000) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  gone integer;
begin
  delete from ledger.hold where id in (select h.id from ledger.hold h
    where h.id < ledger.first_id_of(p_now - interval '35 days') and h.state <> 'OPEN' order by h.id limit p_most);
  get diagnostics gone = row_count;
  return gone;
end $$;
