-- Books out lots of points whose end has passed, and says whose they were: their history is written in the same transaction. What
-- is set aside waits until its hold has ended, what somebody else has locked until the next time.
create or replace function ledger.end_points(p_now timestamptz, p_most integer)
returns table (line text, move_id uuid, points bigint) language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ids bigint[];
  amounts bigint[];
  booked uuid := public.new_move_id(p_now);
begin
  with ended as materialized (
    select a.id, a.balance from ledger.bucket a
     where a.living and a.unit = 'POINT' and a.expires_at <= p_now and a.reserved = 0 order by a.expires_at limit p_most
       for update skip locked),
  closed as (
    update ledger.bucket a set balance = 0, living = false from ended e where a.id = e.id returning a.id, e.balance)
  select array_agg(c.id order by c.id), array_agg(-c.balance order by c.id) into ids, amounts from closed c;
  if (select sum(a) from unnest(amounts) a) < 0 then
    perform ledger.write(booked, ids || ledger.expired('POINT'), array_fill('POINT'::text, array[cardinality(ids) + 1]),
      amounts || (select -sum(a)::bigint from unnest(amounts) a));
    perform ledger.keep(booked, 'expire', '\x', p_now, '{"outcome": "DONE"}');
  end if;
  return query select b.owner, booked, -e.amount from unnest(ids, amounts) as e (id, amount)
    join ledger.bucket b on b.id = e.id;
end $$;
