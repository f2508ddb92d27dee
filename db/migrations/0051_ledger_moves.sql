-- One function per move: one round trip, and row locks are held for microseconds.

-- What this id was answered before; a refusal when it may not be used; null when it is new.
create function ledger.recall(p_id uuid, p_hash bytea, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  known ledger.move;
begin
  select * into known from ledger.move where id = p_id;
  if known.id is not null then
    if known.body_hash = p_hash or known.kind = 'abandon' then
      return known.answer;
    end if;
    return jsonb_build_object('outcome', 'REFUSED', 'reason', 'ID_REUSED');
  end if;
  -- Its month may be gone already; nobody asks for the first time about yesterday.
  if ledger.time_of(p_id) not between p_now - interval '1 day' and p_now + interval '1 day' then
    return jsonb_build_object('outcome', 'REFUSED', 'reason', 'ID_TOO_OLD');
  end if;
  return null;
end $$;

create function ledger.keep(p_id uuid, p_kind text, p_hash bytea, p_now timestamptz, p_answer jsonb) returns jsonb
language sql as $$
  insert into ledger.move (id, kind, body_hash, answer, at) values (p_id, p_kind, p_hash, p_answer, p_now) returning answer
$$;

create function ledger.refuse(p_id uuid, p_kind text, p_hash bytea, p_now timestamptz, p_reason text, p_missing bigint default null)
returns jsonb language sql as $$
  select ledger.keep(p_id, p_kind, p_hash, p_now, jsonb_strip_nulls(
    jsonb_build_object('outcome', 'REFUSED', 'reason', p_reason, 'missing', p_missing)))
$$;

-- What a line can use now, per unit.
create function ledger.totals(p_line text, p_now timestamptz) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(unit, free), '{}') from (
    select unit, sum(balance - reserved) as free from ledger.account
     where owner = p_line and (expires_at is null or expires_at > p_now) group by unit) t
$$;

create function ledger.write(p_id uuid, p_accounts bigint[], p_units text[], p_amounts bigint[]) returns void language sql as $$
  insert into ledger.entry (move_id, seq, account_id, unit, amount)
  select p_id, e.seq, e.account_id, e.unit, e.amount
    from unnest(p_accounts, p_units, p_amounts) with ordinality as e (account_id, unit, amount, seq) where e.amount <> 0
$$;

-- Opens a bucket for a line.
create function ledger.open_bucket(p_id uuid, p_owner text, p_grant jsonb, p_product text) returns bigint language sql as $$
  insert into ledger.account (owner, unit, bucket, balance, initial, expires_at, opened_by, product, scope, shareable)
  values (p_owner, p_grant ->> 'unit', p_grant ->> 'source', (p_grant ->> 'amount')::bigint, (p_grant ->> 'amount')::bigint,
    (p_grant ->> 'validTo')::timestamptz, p_id, p_product, coalesce(p_grant ->> 'scope', 'ANY'),
    coalesce((p_grant ->> 'shareable')::boolean, false))
  returning id
$$;

-- Takes the price and gives what was bought, or does neither. With `hold` it posts what was set aside.
create function ledger.charge(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql as $$
declare
  payer ledger.account;
  held ledger.hold;
  before jsonb;
  free bigint;
  price bigint := (p_order ->> 'priceKyat')::bigint;
  tax bigint := (p_order ->> 'taxKyat')::bigint;
  bought text := p_order ->> 'product';
  accounts bigint[];
  units text[];
  amounts bigint[];
  given jsonb;
  old record;
begin
  select * into payer from ledger.account where owner = p_order ->> 'payer' and bucket = 'MAIN' for update;
  before := ledger.recall(p_id, p_hash, p_now);
  if before is not null then
    return before;
  end if;
  if payer.id is null or not exists (select from ledger.line where number = p_order ->> 'receiver') then
    return ledger.refuse(p_id, 'charge', p_hash, p_now, 'LINE_UNKNOWN');
  end if;
  if p_order ->> 'hold' is not null then
    select * into held from ledger.hold where id = (p_order ->> 'hold')::uuid and account_id = payer.id for update;
    if held.state is distinct from 'OPEN' or held.until <= p_now then
      return ledger.refuse(p_id, 'charge', p_hash, p_now, 'HOLD_GONE');
    end if;
  end if;
  free := payer.balance - payer.reserved + coalesce(held.amount, 0);
  if free < price then
    return ledger.refuse(p_id, 'charge', p_hash, p_now, 'INSUFFICIENT', price - free);
  end if;
  update ledger.hold set state = 'POSTED' where id = held.id;
  update ledger.account set balance = balance - price, reserved = reserved - coalesce(held.amount, 0) where id = payer.id;
  accounts := array[payer.id, 1, 2];
  units := array['MMK', 'MMK', 'MMK'];
  amounts := array[-price, price - tax, tax];
  if (p_order ->> 'replaces')::boolean then
    for old in update ledger.account a set balance = a.reserved
      from (select id, balance - reserved as free from ledger.account
             where owner = p_order ->> 'receiver' and product = bought and unit <> 'POINT'
               and expires_at > p_now order by id for update) b
      where a.id = b.id returning a.id, a.unit, b.free
    loop
      accounts := accounts || array[old.id, ledger.issued(old.unit)];
      units := units || array[old.unit, old.unit];
      amounts := amounts || array[-old.free, old.free];
    end loop;
  end if;
  for given in select * from jsonb_array_elements(p_order -> 'grants') loop
    accounts := accounts || array[ledger.open_bucket(p_id, p_order ->> 'receiver', given, bought), ledger.issued(given ->> 'unit')];
    units := units || array[given ->> 'unit', given ->> 'unit'];
    amounts := amounts || array[(given ->> 'amount')::bigint, -(given ->> 'amount')::bigint];
  end loop;
  perform ledger.write(p_id, accounts, units, amounts);
  return ledger.keep(p_id, 'charge', p_hash, p_now, jsonb_build_object('outcome', 'DONE',
    'takenKyat', price, 'totals', ledger.totals(p_order ->> 'payer', p_now)));
end $$;

-- From one line to another: kyat from the main account, the rest from shareable buckets, soonest to expire first.
create function ledger.transfer(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql as $$
declare
  giver ledger.account;
  before jsonb;
  moved text := p_order ->> 'unit';
  amount bigint := (p_order ->> 'amount')::bigint;
  fee bigint := (p_order ->> 'feeKyat')::bigint;
  kyat bigint := fee + case when p_order ->> 'unit' = 'MMK' then (p_order ->> 'amount')::bigint else 0 end;
  left_over bigint := (p_order ->> 'amount')::bigint;
  free bigint;
  soonest timestamptz;
  target bigint;
  accounts bigint[] := '{}';
  units text[] := '{}';
  amounts bigint[] := '{}';
  source ledger.account;
begin
  select * into giver from ledger.account where owner = p_order ->> 'from' and bucket = 'MAIN' for update;
  before := ledger.recall(p_id, p_hash, p_now);
  if before is not null then
    return before;
  end if;
  if giver.id is null or not exists (select from ledger.line where number = p_order ->> 'to') then
    return ledger.refuse(p_id, 'transfer', p_hash, p_now, 'LINE_UNKNOWN');
  end if;
  if giver.balance - giver.reserved < kyat then
    return ledger.refuse(p_id, 'transfer', p_hash, p_now, 'INSUFFICIENT', kyat - (giver.balance - giver.reserved));
  end if;
  if moved <> 'MMK' then
    select coalesce(sum(a.balance - a.reserved), 0) into free from ledger.account a
     where a.owner = p_order ->> 'from' and a.unit = moved and a.shareable and a.expires_at > p_now;
    if free < amount then
      return ledger.refuse(p_id, 'transfer', p_hash, p_now, 'INSUFFICIENT_SHAREABLE', amount - free);
    end if;
    for source in select * from ledger.account a where a.owner = p_order ->> 'from' and a.unit = moved and a.shareable
      and a.expires_at > p_now and a.balance > a.reserved order by a.expires_at, a.id for update
    loop
      exit when left_over = 0;
      free := least(left_over, source.balance - source.reserved);
      update ledger.account set balance = balance - free where id = source.id;
      accounts := accounts || source.id;
      units := units || moved;
      amounts := amounts || -free;
      left_over := left_over - free;
      soonest := coalesce(soonest, source.expires_at);
    end loop;
    target := ledger.open_bucket(p_id, p_order ->> 'to', jsonb_build_object('unit', moved, 'amount', amount, 'source', 'SHARE',
      'validTo', least((p_order ->> 'validTo')::timestamptz, soonest)), null);
  else
    update ledger.account a set balance = balance + amount where a.owner = p_order ->> 'to' and a.bucket = 'MAIN' returning id into target;
    accounts := accounts || giver.id;
    units := units || moved;
    amounts := amounts || -amount;
  end if;
  update ledger.account set balance = balance - kyat where id = giver.id and kyat > 0;
  perform ledger.write(p_id, accounts || array[target, giver.id, 3], units || array[moved, 'MMK', 'MMK'],
    amounts || array[amount, -fee, fee]);
  return ledger.keep(p_id, 'transfer', p_hash, p_now, jsonb_build_object('outcome', 'DONE',
    'takenKyat', kyat, 'totals', ledger.totals(p_order ->> 'from', p_now)));
end $$;

-- Into a line from outside: a top-up into the main account, points or a campaign into a bucket of their own.
create function ledger.credit(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql as $$
declare
  main ledger.account;
  before jsonb;
  amount bigint := (p_order ->> 'amount')::bigint;
  target bigint;
begin
  select * into main from ledger.account where owner = p_order ->> 'line' and bucket = 'MAIN' for update;
  before := ledger.recall(p_id, p_hash, p_now);
  if before is not null then
    return before;
  end if;
  if main.id is null then
    return ledger.refuse(p_id, 'credit', p_hash, p_now, 'LINE_UNKNOWN');
  end if;
  if p_order ->> 'source' = 'MAIN' then
    update ledger.account set balance = balance + amount where id = main.id;
    target := main.id;
  else
    target := ledger.open_bucket(p_id, p_order ->> 'line', p_order, null);
  end if;
  perform ledger.write(p_id, array[target, ledger.issued(p_order ->> 'unit')],
    array[p_order ->> 'unit', p_order ->> 'unit'], array[amount, -amount]);
  return ledger.keep(p_id, 'credit', p_hash, p_now, jsonb_build_object('outcome', 'DONE',
    'totals', ledger.totals(p_order ->> 'line', p_now)));
end $$;

-- New lines with what they start with; a line that is there already is left alone. Answers how many were new.
create function ledger.open_lines(p_numbers text[], p_kyat bigint, p_activated_at timestamptz, p_now timestamptz) returns integer
language plpgsql as $$
declare
  accounts bigint[];
  ids uuid[];
begin
  with made as (
    insert into ledger.line (number, activated_at, ends_at)
    select n, p_activated_at, p_now + interval '365 days' from unnest(p_numbers) n on conflict do nothing returning number),
  opened as (
    insert into ledger.account (owner, unit, bucket, balance) select number, 'MMK', 'MAIN', p_kyat from made returning id)
  select coalesce(array_agg(id), '{}'), coalesce(array_agg(overlay(overlay(gen_random_uuid()::text placing
      left(ledger.first_id_of(p_now)::text, 13) from 1 for 13) placing '7' from 15 for 1)::uuid), '{}')
    into accounts, ids from opened;
  insert into ledger.move (id, kind, body_hash, answer, at)
  select id, 'open', '\x', '{"outcome": "DONE"}', p_now from unnest(ids) id;
  insert into ledger.entry (move_id, seq, account_id, unit, amount)
  select m.id, e.seq, case e.seq when 1 then m.account_id else 4 end, 'MMK', case e.seq when 1 then p_kyat else -p_kyat end
    from unnest(ids, accounts) as m (id, account_id) cross join (values (1), (2)) as e (seq) where p_kyat <> 0;
  return cardinality(accounts);
end $$;
