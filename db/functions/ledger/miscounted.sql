-- Accounts of a range of ids that are not what their entries and holds say. One statement, so one moment. An account that is
-- gone must have nothing left.
create or replace function ledger.miscounted(p_from bigint, p_to bigint) returns table (problem text, account_id bigint) language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
begin
  return query
  with kept as materialized (select a.id, a.balance, a.reserved from ledger.bucket a where a.id >= p_from and a.id < p_to and a.kept),
  booked as materialized (
    select e.bucket_id, sum(e.amount) as total from ledger.entry e where e.bucket_id >= p_from and e.bucket_id < p_to group by 1),
  held as materialized (
    select h.bucket_id, sum(h.amount) as total from (
      select o.bucket_id, o.amount from ledger.hold o where o.state = 'OPEN' and o.bucket_id >= p_from and o.bucket_id < p_to
      union all
      select p.bucket_id, p.amount from ledger.hold_part p where p.bucket_id >= p_from and p.bucket_id < p_to) h group by 1)
  select 'BALANCE_NOT_ITS_ENTRIES', coalesce(k.id, b.bucket_id) from kept k full join booked b on b.bucket_id = k.id
   where coalesce(k.balance, 0) <> coalesce(b.total, 0)
  union all
  select 'RESERVED_NOT_ITS_HOLDS', coalesce(k.id, h.bucket_id) from kept k full join held h on h.bucket_id = k.id
   where coalesce(k.reserved, 0) <> coalesce(h.total, 0);
end $$;
