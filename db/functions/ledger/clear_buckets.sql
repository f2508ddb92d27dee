-- Buckets that ended 90 days ago and are empty. What was in them is in their entries.
create or replace function ledger.clear_buckets(p_now timestamptz, p_most integer default 1000) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  gone integer;
begin
  delete from ledger.bucket where id in (select a.id from ledger.bucket a
    where not a.living and a.expires_at < p_now - interval '90 days' and a.balance = 0 order by a.expires_at limit p_most
      for update skip locked);
  get diagnostics gone = row_count;
  return gone;
end $$;
