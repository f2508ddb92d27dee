-- Books out buckets whose end is an hour ago, so that nobody with a slower clock still counts on them; answers how many. What
-- is set aside waits until its hold has ended, what somebody else has locked until the next time: it waits for nobody. Points have
-- a history of their own and end by `ledger.end_points`.
create or replace function ledger.book_out(p_now timestamptz, p_most integer default 500) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ids bigint[];
  units text[];
  amounts bigint[];
  own_accounts bigint[];
  own_units text[];
  own_amounts bigint[];
  move_id uuid := public.new_move_id(p_now);
begin
  with ended as materialized (
    select a.id, a.unit, a.balance from ledger.bucket a
     where a.living and a.unit <> 'POINT' and a.expires_at <= p_now - interval '1 hour' and a.reserved = 0 order by a.expires_at limit p_most
       for update skip locked),
  closed as (
    update ledger.bucket a set balance = 0, living = false from ended e where a.id = e.id returning e.id, e.unit, e.balance)
  select array_agg(c.id order by c.id), array_agg(c.unit order by c.id), array_agg(-c.balance order by c.id)
    into ids, units, amounts from closed c;
  select array_agg(ledger.expired(t.unit)), array_agg(t.unit), array_agg(t.total) into own_accounts, own_units, own_amounts from (
    select b.unit, -sum(b.amount)::bigint as total from unnest(units, amounts) as b (unit, amount) group by b.unit) t where t.total > 0;
  if own_accounts is not null then
    perform ledger.write(move_id, ids || own_accounts, units || own_units, amounts || own_amounts);
    perform ledger.keep(move_id, 'expire', '\x', p_now, '{"outcome": "DONE"}');
  end if;
  return coalesce(cardinality(ids), 0);
end $$;
