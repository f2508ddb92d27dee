-- All entries of a move in one statement; the trigger looks whether they balance.
create or replace function ledger.write(p_id uuid, p_accounts bigint[], p_units text[], p_amounts bigint[]) returns void
language plpgsql as $$
begin
  insert into ledger.entry (move_id, seq, bucket_id, unit, amount)
  select p_id, e.seq, e.bucket_id, e.unit, e.amount
    from unnest(p_accounts, p_units, p_amounts) with ordinality as e (bucket_id, unit, amount, seq) where e.amount <> 0;
end $$;
