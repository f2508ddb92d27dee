-- Takes the price and gives what was bought, or does neither. With `hold` it posts what was set aside.
create or replace function ledger.charge(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  payer ledger.bucket;
  held ledger.hold;
  before jsonb;
  free bigint;
  price bigint := (p_order ->> 'priceKyat')::bigint;
  tax bigint := (p_order ->> 'taxKyat')::bigint;
  bought text := p_order ->> 'product';
  receiver text := p_order ->> 'receiver';
  accounts bigint[];
  units text[];
  amounts bigint[];
  old record;
begin
  select * into payer from ledger.bucket where owner = p_order ->> 'payer' and source = 'MAIN' for update;
  before := ledger.recall(p_id, p_hash, p_now);
  if before is not null then
    return before;
  end if;
  if payer.id is null or (receiver <> payer.owner and not exists (select from ledger.line where number = receiver)) then
    return ledger.refuse(p_id, 'charge', p_hash, p_now, 'LINE_UNKNOWN');
  end if;
  if p_order ->> 'hold' is not null then
    select * into held from ledger.hold where id = (p_order ->> 'hold')::uuid and bucket_id = payer.id for update;
    if held.state is distinct from 'OPEN' or held.until <= p_now then
      return ledger.refuse(p_id, 'charge', p_hash, p_now, 'HOLD_GONE');
    end if;
  end if;
  free := payer.balance - payer.reserved + coalesce(held.amount, 0);
  if free < price then
    return ledger.refuse(p_id, 'charge', p_hash, p_now, 'INSUFFICIENT', price - free);
  end if;
  if held.id is not null then
    update ledger.hold set state = 'POSTED' where id = held.id;
  end if;
  update ledger.bucket set balance = balance - price, reserved = reserved - coalesce(held.amount, 0) where id = payer.id;
  accounts := array[payer.id, 1, 2];
  units := array['MMK', 'MMK', 'MMK'];
  amounts := array[-price, price - tax, tax];
  if (p_order ->> 'replaces')::boolean then
    for old in update ledger.bucket a set balance = a.reserved
      from (select id, balance - reserved as free from ledger.bucket
             where owner = receiver and product = bought and unit <> 'POINT'
               and living and expires_at > p_now order by id for update) b
      where a.id = b.id returning a.id, a.unit, b.free
    loop
      accounts := accounts || array[old.id, ledger.issued(old.unit)];
      units := units || array[old.unit, old.unit];
      amounts := amounts || array[-old.free, old.free];
    end loop;
  end if;
  if jsonb_array_length(p_order -> 'grants') > 0 then
    with opened as (
      insert into ledger.bucket (owner, unit, source, balance, initial, expires_at, opened_by, product, scope, shareable)
      select receiver, g.unit, g.source, g.amount, g.amount, g."validTo", p_id, bought, coalesce(g.scope, 'ANY'),
          coalesce(g.shareable, false)
        from jsonb_to_recordset(p_order -> 'grants')
          as g (unit text, source text, amount bigint, "validTo" timestamptz, scope text, shareable boolean)
      returning id, unit, initial)
    select accounts || array_agg(e.bucket_id), units || array_agg(e.unit), amounts || array_agg(e.amount)
      into accounts, units, amounts
      from opened o cross join lateral (values (o.id, o.unit, o.initial), (ledger.issued(o.unit), o.unit, -o.initial))
        as e (bucket_id, unit, amount);
  end if;
  perform ledger.write(p_id, accounts, units, amounts);
  return ledger.keep(p_id, 'charge', p_hash, p_now, jsonb_build_object('outcome', 'DONE',
    'taken', jsonb_build_object('unit', 'MMK', 'amount', price), 'totals', ledger.totals(p_order ->> 'payer', p_now)));
end $$;
