-- All sums in one statement, for tests and attacks on small ledgers; a running ledger uses `ledger.count_accounts`. No row: all is well.
create or replace function ledger.recount() returns table (problem text, subject text) language sql as $$
  select 'unit does not sum to zero', unit from ledger.entry group by unit having sum(amount) <> 0
  union all
  select 'balance is not the sum of its entries', a.id::text from ledger.bucket a
    left join (select bucket_id, sum(amount) as total from ledger.entry group by bucket_id) e on e.bucket_id = a.id
   where a.kept and a.balance <> coalesce(e.total, 0)
  union all
  select 'reserved is not the sum of its holds', a.id::text from ledger.bucket a
    left join (select bucket_id, sum(amount) as total from (
        select bucket_id, amount from ledger.hold where state = 'OPEN'
        union all select bucket_id, amount from ledger.hold_part) held group by bucket_id) h on h.bucket_id = a.id
   where a.reserved <> coalesce(h.total, 0)
$$;
