-- Whole-ledger sums for the nightly check: everything here must be empty.
create or replace function ledger.recount() returns table (problem text, subject text) language sql as $$
  select 'unit does not sum to zero', unit from ledger.entry group by unit having sum(amount) <> 0
  union all
  select 'balance is not the sum of its entries', a.id::text from ledger.account a
    left join (select account_id, sum(amount) as total from ledger.entry group by account_id) e on e.account_id = a.id
   where a.kept and a.balance <> coalesce(e.total, 0)
  union all
  select 'reserved is not the sum of its holds', a.id::text from ledger.account a
    left join (select account_id, sum(amount) as total from (
        select account_id, amount from ledger.hold where state = 'OPEN'
        union all select account_id, amount from ledger.hold_part) held group by account_id) h on h.account_id = a.id
   where a.reserved <> coalesce(h.total, 0)
$$;
