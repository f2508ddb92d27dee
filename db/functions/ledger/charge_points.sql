-- Takes points and gives what they were spent on, or does neither. With `hold` it posts the lots that were set aside.
create or replace function ledger.charge_points(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  payer ledger.bucket;
  held ledger.hold;
  before jsonb;
  price bigint := (p_order #>> '{price,amount}')::bigint;
  receiver text := p_order ->> 'receiver';
  sources bigint[];
  parts bigint[];
  got bigint;
  first bigint;
  free bigint;
  given jsonb;
  accounts bigint[];
  units text[];
  amounts bigint[];
begin
  if p_order #>> '{price,unit}' <> 'POINT' or (p_order ->> 'replaces')::boolean then
    raise exception 'points pay for what replaces nothing' using errcode = 'check_violation';
  end if;
  select * into payer from ledger.bucket where owner = p_order ->> 'payer' and source = 'MAIN' for update;
  before := ledger.recall(p_id, p_hash, p_now);
  if before is not null then
    return before;
  end if;
  if payer.id is null or (receiver <> payer.owner and not exists (select from ledger.line where number = receiver)) then
    return ledger.refuse(p_id, 'charge', p_hash, p_now, 'LINE_UNKNOWN');
  end if;
  if p_order ->> 'hold' is not null then
    perform from ledger.bucket where id in (select bucket_id from ledger.hold_part where hold_id = (p_order ->> 'hold')::uuid)
      order by id for update;
    select * into held from ledger.hold where id = (p_order ->> 'hold')::uuid and bucket_id = payer.id for update;
    select array_agg(p.bucket_id), array_agg(p.amount), coalesce(sum(p.amount), 0) into sources, parts, got
      from ledger.hold_part p join ledger.bucket a on a.id = p.bucket_id where p.hold_id = held.id and a.unit = 'POINT';
    if held.state is distinct from 'OPEN' or held.until <= p_now or got <> price then
      return ledger.refuse(p_id, 'charge', p_hash, p_now, 'HOLD_GONE');
    end if;
    update ledger.hold set state = 'POSTED' where id = held.id;
    update ledger.bucket set reserved = reserved - held.amount where id = payer.id and held.amount > 0;
  else
    -- Most often the lot that ends first is enough, and no other is read.
    select a.id, a.balance - a.reserved into first, free from ledger.bucket a
     where a.owner = payer.owner and a.living and a.unit = 'POINT' and (a.expires_at is null or a.expires_at > p_now)
       and a.balance > a.reserved order by a.expires_at nulls last, a.id limit 1 for update;
    if free >= price then
      sources := array[first];
      parts := array[price];
    else
      select array_agg(l.id), array_agg(least(l.free, price - l.before)), coalesce(sum(least(l.free, price - l.before)), 0)
        into sources, parts, got from ledger.lots(payer.owner, p_now) l where l.before < price;
      if got < price then
        return ledger.refuse(p_id, 'charge', p_hash, p_now, 'INSUFFICIENT_POINTS', price - got);
      end if;
    end if;
  end if;
  if cardinality(sources) = 1 then
    update ledger.bucket set balance = balance - price where id = sources[1];
    accounts := array[sources[1], 10];
    units := array['POINT', 'POINT'];
    amounts := array[-price, price];
  else
    update ledger.bucket a set balance = a.balance - p.part from unnest(sources, parts) as p (source, part) where a.id = p.source;
    select array_agg(p.source) || 10::bigint, array_agg('POINT'::text) || 'POINT'::text, array_agg(-p.part) || price
      into accounts, units, amounts from unnest(sources, parts) as p (source, part);
  end if;
  if jsonb_array_length(p_order -> 'grants') = 1 then
    given := p_order #> '{grants,0}';
    accounts := accounts || array[ledger.open_bucket(p_id, receiver, given, p_order ->> 'product'), ledger.issued(given ->> 'unit')];
    units := units || array[given ->> 'unit', given ->> 'unit'];
    amounts := amounts || array[(given ->> 'amount')::bigint, -(given ->> 'amount')::bigint];
  elsif jsonb_array_length(p_order -> 'grants') > 0 then
    with opened as (
      insert into ledger.bucket (owner, unit, source, balance, initial, expires_at, opened_by, product, scope, shareable)
      select receiver, g.unit, g.source, g.amount, g.amount, g."validTo", p_id, p_order ->> 'product', coalesce(g.scope, 'ANY'),
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
    'taken', p_order -> 'price', 'totals', ledger.totals(payer.owner, p_now)));
end $$;
