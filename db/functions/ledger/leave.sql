-- The holder of a line is gone: what is set aside is free again, everything is booked out, and the buckets are nobody's from now on.
-- The line itself is not known any more until it is opened for somebody; what they spent and how long they had it went with them.
create or replace function ledger.leave(p_line text, p_now timestamptz) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  held ledger.hold;
  ids bigint[];
  units text[];
  amounts bigint[];
  own_accounts bigint[];
  own_units text[];
  own_amounts bigint[];
  move_id uuid := public.new_move_id(p_now);
begin
  -- Main account first, then buckets by id, then holds: as everywhere.
  perform from ledger.bucket where owner = p_line and source = 'MAIN' for update;
  perform from ledger.bucket where owner = p_line and living order by id for update;
  for held in select h.* from ledger.hold h join ledger.bucket a on a.id = h.bucket_id
     where a.owner = p_line and a.living and h.state = 'OPEN' order by h.id for update of h
  loop
    perform ledger.close_hold(held, 'VOIDED');
  end loop;
  with had as materialized (select a.id, a.unit, a.balance from ledger.bucket a where a.owner = p_line and a.living),
  closed as (
    update ledger.bucket a set balance = 0, living = false, owner = 'past:' || p_line || ':' || move_id,
        expires_at = least(coalesce(a.expires_at, p_now), p_now)
      from had h where a.id = h.id returning h.id, h.unit, h.balance)
  select array_agg(c.id order by c.id), array_agg(c.unit order by c.id), array_agg(-c.balance order by c.id)
    into ids, units, amounts from closed c;
  select array_agg(ledger.left_account(t.unit)), array_agg(t.unit), array_agg(t.total) into own_accounts, own_units, own_amounts from (
    select b.unit, -sum(b.amount)::bigint as total from unnest(units, amounts) as b (unit, amount) group by b.unit) t where t.total > 0;
  if own_accounts is not null then
    perform ledger.write(move_id, ids || own_accounts, units || own_units, amounts || own_amounts);
    perform ledger.keep(move_id, 'leave', '\x', p_now, '{"outcome": "DONE"}');
  end if;
  delete from ledger.line where number = p_line;
  return coalesce(cardinality(ids), 0);
end $$;
