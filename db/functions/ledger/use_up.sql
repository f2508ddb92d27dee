-- What the network used up: soonest to expire first. Not part of the port; the operator's network does this in reality.
create or replace function ledger.use_up(p_id uuid, p_now timestamptz, p_line text, p_unit text, p_amount bigint) returns bigint language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  source ledger.bucket;
  taken bigint;
  used bigint := 0;
  accounts bigint[] := '{}';
  amounts bigint[] := '{}';
begin
  for source in select * from ledger.bucket where owner = p_line and living and unit = p_unit and balance > reserved
    and (expires_at is null or expires_at > p_now) order by expires_at nulls last, id for update
  loop
    exit when used = p_amount;
    taken := least(p_amount - used, source.balance - source.reserved);
    update ledger.bucket set balance = balance - taken where id = source.id;
    accounts := accounts || source.id;
    amounts := amounts || -taken;
    used := used + taken;
  end loop;
  perform ledger.write(p_id, accounts || case when p_unit = 'MMK' then 9 else ledger.issued(p_unit) end,
    array_fill(p_unit, array[cardinality(accounts) + 1]), amounts || used);
  perform ledger.keep(p_id, 'use', '\x', p_now, '{"outcome": "DONE"}');
  return used;
end $$;
