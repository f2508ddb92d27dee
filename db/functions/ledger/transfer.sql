-- From one line to another: kyat from the main account, the rest from shareable buckets. With `hold` it posts what was set
-- aside, exactly.
create or replace function ledger.transfer(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  giver ledger.bucket;
  held ledger.hold;
  before jsonb;
  moved text := p_order ->> 'unit';
  amount bigint := (p_order ->> 'amount')::bigint;
  fee bigint := (p_order ->> 'feeKyat')::bigint;
  kyat bigint := fee + case when p_order ->> 'unit' = 'MMK' then (p_order ->> 'amount')::bigint else 0 end;
  free bigint;
  sources bigint[];
  parts bigint[];
  got bigint;
  accounts bigint[] := '{}';
  amounts bigint[] := '{}';
begin
  -- Both at once and in one order: two who send each other kyat must not wait for each other.
  perform from ledger.bucket a where a.source = 'MAIN'
    and a.owner in (p_order ->> 'from', case when moved = 'MMK' then p_order ->> 'to' end) order by a.id for update;
  select * into giver from ledger.bucket where owner = p_order ->> 'from' and source = 'MAIN';
  before := ledger.recall(p_id, p_hash, p_now);
  if before is not null then
    return before;
  end if;
  if giver.id is null or not exists (select from ledger.line where number = p_order ->> 'to') then
    return ledger.refuse(p_id, 'transfer', p_hash, p_now, 'LINE_UNKNOWN');
  end if;
  if p_order ->> 'hold' is not null then
    select * into held from ledger.hold where id = (p_order ->> 'hold')::uuid and bucket_id = giver.id for update;
    if held.state is distinct from 'OPEN' or held.until <= p_now then
      return ledger.refuse(p_id, 'transfer', p_hash, p_now, 'HOLD_GONE');
    end if;
  end if;
  free := giver.balance - giver.reserved + coalesce(held.amount, 0);
  if free < kyat then
    return ledger.refuse(p_id, 'transfer', p_hash, p_now, 'INSUFFICIENT', kyat - free);
  end if;
  if moved <> 'MMK' then
    if held.id is not null then
      select array_agg(p.bucket_id order by a.expires_at, a.id), array_agg(p.amount order by a.expires_at, a.id), coalesce(sum(p.amount), 0)
        into sources, parts, got
        from ledger.hold_part p join ledger.bucket a on a.id = p.bucket_id where p.hold_id = held.id and a.unit = moved;
    else
      select array_agg(s.id), array_agg(least(s.free, amount - s.before)), coalesce(sum(least(s.free, amount - s.before)), 0)
        into sources, parts, got from ledger.shareable(p_order ->> 'from', moved, p_now) s where s.before < amount;
    end if;
    if got <> amount then
      return ledger.refuse(p_id, 'transfer', p_hash, p_now,
        case when held.id is null then 'INSUFFICIENT_SHAREABLE' else 'HOLD_GONE' end, case when held.id is null then amount - got end);
    end if;
  end if;
  update ledger.hold set state = 'POSTED' where id = held.id;
  update ledger.bucket set balance = balance - kyat, reserved = reserved - coalesce(held.amount, 0) where id = giver.id;
  if moved = 'MMK' then
    update ledger.bucket set balance = balance + amount where owner = p_order ->> 'to' and source = 'MAIN' returning id into got;
    accounts := array[giver.id, got];
    amounts := array[-amount, amount];
  else
    for at in 1 .. cardinality(sources) loop
      accounts := accounts || array[sources[at],
        ledger.give_part(p_id, sources[at], parts[at], p_order ->> 'to', (p_order ->> 'validTo')::timestamptz)];
      amounts := amounts || array[-parts[at], parts[at]];
    end loop;
  end if;
  perform ledger.write(p_id, accounts || array[giver.id, 3], array_fill(moved, array[cardinality(accounts)]) || array['MMK', 'MMK'],
    amounts || array[-fee, fee]);
  return ledger.keep(p_id, 'transfer', p_hash, p_now, jsonb_build_object('outcome', 'DONE',
    'taken', jsonb_build_object('unit', 'MMK', 'amount', kyat), 'totals', ledger.totals(p_order ->> 'from', p_now)));
end $$;
