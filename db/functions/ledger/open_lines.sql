-- New lines with what they start with; a line that is there already is left alone. Answers how many were new.
create or replace function ledger.open_lines(p_numbers text[], p_kyat bigint, p_activated_at timestamptz, p_now timestamptz) returns integer
language plpgsql as $$
declare
  accounts bigint[];
  ids uuid[];
begin
  with made as (
    insert into ledger.line (number, activated_at, ends_at)
    select n, p_activated_at, p_now + interval '365 days' from unnest(p_numbers) n on conflict do nothing returning number),
  opened as (
    insert into ledger.bucket (owner, unit, source, balance) select number, 'MMK', 'MAIN', p_kyat from made returning id)
  select coalesce(array_agg(id), '{}'), coalesce(array_agg(public.new_move_id(p_now)), '{}')
    into accounts, ids from opened;
  insert into ledger.move (id, kind, body_hash, answer, at)
  select id, 'open', '\x', '{"outcome": "DONE"}', p_now from unnest(ids) id;
  insert into ledger.entry (move_id, seq, bucket_id, unit, amount)
  select m.id, e.seq, case e.seq when 1 then m.bucket_id else 4 end, 'MMK', case e.seq when 1 then p_kyat else -p_kyat end
    from unnest(ids, accounts) as m (id, bucket_id) cross join (values (1), (2)) as e (seq) where p_kyat <> 0;
  return cardinality(accounts);
end $$;
