-- What has ended is booked out: a bucket's rest goes to the operator's own account for it, so that a balance is the sum of its
-- entries for ever and nothing lies about that nobody can use.

-- Not a question of the balance: an index that asks for the balance would have every purchase write into it.
alter table ledger.account add column living boolean not null default true;
drop index ledger.account_owner_idx;
create index account_owner_idx on ledger.account (owner) where living;
create index account_ends_idx on ledger.account (expires_at) where living and expires_at is not null;
create index account_ended_idx on ledger.account (expires_at) where not living;

insert into ledger.account (id, owner, unit, bucket, kept) values
  (20, 'own:expired', 'MMK', 'OWN', false), (21, 'own:expired', 'MB', 'OWN', false), (22, 'own:expired', 'MIN', 'OWN', false),
  (23, 'own:expired', 'SMS', 'OWN', false), (24, 'own:expired', 'POINT', 'OWN', false);

create function ledger.expired(p_unit text) returns bigint language sql immutable as $$
  select case p_unit when 'MMK' then 20 when 'MB' then 21 when 'MIN' then 22 when 'SMS' then 23 when 'POINT' then 24 end::bigint
$$;

-- An undo may fill a bucket again that has ended since; then it is booked out again.
create function ledger.live_again() returns trigger language plpgsql as $$
begin
  new.living := true;
  return new;
end $$;
create trigger account_lives_again before update on ledger.account for each row
  when (new.balance > 0 and not new.living) execute function ledger.live_again();

-- Books out buckets whose end is an hour ago, so that nobody with a slower clock still counts on them; answers how many. What
-- is set aside waits until its hold has ended, what somebody else has locked until the next time: it waits for nobody.
create function ledger.book_out(p_now timestamptz, p_most integer default 500) returns integer language plpgsql as $$
declare
  ids bigint[];
  units text[];
  amounts bigint[];
  own_accounts bigint[];
  own_units text[];
  own_amounts bigint[];
  move_id uuid := overlay(overlay(gen_random_uuid()::text placing left(ledger.first_id_of(p_now)::text, 13) from 1 for 13)
    placing '7' from 15 for 1)::uuid;
begin
  with ended as materialized (
    select a.id, a.unit, a.balance from ledger.account a
     where a.living and a.expires_at <= p_now - interval '1 hour' and a.reserved = 0 order by a.expires_at limit p_most
       for update skip locked),
  closed as (
    update ledger.account a set balance = 0, living = false from ended e where a.id = e.id returning e.id, e.unit, e.balance)
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

-- Working state that is no history: holds that have ended 35 days ago. Their moves keep what was answered.
create function ledger.clear_holds(p_now timestamptz, p_most integer default 1000) returns integer language plpgsql as $$
declare
  gone integer;
begin
  delete from ledger.hold where id in (select h.id from ledger.hold h
    where h.id < ledger.first_id_of(p_now - interval '35 days') and h.state <> 'OPEN' order by h.id limit p_most);
  get diagnostics gone = row_count;
  return gone;
end $$;

-- Buckets that ended 90 days ago and are empty. What was in them is in their entries.
create function ledger.clear_buckets(p_now timestamptz, p_most integer default 1000) returns integer language plpgsql as $$
declare
  gone integer;
begin
  delete from ledger.account where id in (select a.id from ledger.account a
    where not a.living and a.expires_at < p_now - interval '90 days' and a.balance = 0 order by a.expires_at limit p_most
      for update skip locked);
  get diagnostics gone = row_count;
  return gone;
end $$;

-- Taking a move back looks at the buckets it opened, so it ends before they are cleared away.
create function ledger.refuse_late_reversal() returns trigger language plpgsql as $$
begin
  if ledger.time_of(new.move_id) < ledger.time_of(new.by_id) - interval '89 days' then
    raise exception 'a move of more than 89 days ago is not taken back' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger reversal_in_time before insert on ledger.reversal for each row execute function ledger.refuse_late_reversal();

-- From here on as before, but for "living": what has ended costs a move nothing.

create or replace function ledger.totals(p_line text, p_now timestamptz) returns jsonb language plpgsql stable as $$
begin
  return (select coalesce(jsonb_object_agg(unit, free), '{}') from (
    select unit, sum(balance - reserved) as free from ledger.account
     where owner = p_line and living and (expires_at is null or expires_at > p_now) group by unit) t);
end $$;

create or replace function ledger.view(p_line text, p_now timestamptz) returns jsonb language plpgsql stable as $$
begin
  return (select jsonb_build_object('payType', l.pay_type, 'activatedAt', l.activated_at, 'endsAt', l.ends_at, 'segments', l.segments,
    'buckets', coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'unit', a.unit, 'source', a.bucket, 'balance', a.balance,
        'reserved', a.reserved, 'initial', a.initial, 'validTo', a.expires_at, 'product', a.product, 'scope', a.scope,
        'shareable', a.shareable, 'openedBy', a.opened_by) order by a.id)
      from ledger.account a where a.owner = p_line and a.living and (a.expires_at is null or a.expires_at > p_now)
        and (a.balance > 0 or a.bucket = 'MAIN')), '[]'))
  from ledger.line l where l.number = p_line);
end $$;

create or replace function ledger.shareable(p_line text, p_unit text, p_after timestamptz)
returns table (id bigint, free bigint, before bigint) language plpgsql as $$
begin
  return query
  with locked as materialized (
    select a.id, a.balance - a.reserved as free, a.expires_at from ledger.account a
     where a.owner = p_line and a.living and a.unit = p_unit and a.shareable and a.bucket = 'PACKAGE' and a.expires_at > p_after
       and a.balance > a.reserved order by a.id for update)
  select l.id, l.free, (sum(l.free) over (order by l.expires_at, l.id) - l.free)::bigint from locked l order by l.expires_at, l.id;
end $$;

create or replace function ledger.charge(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql as $$
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
               and living and expires_at > p_now order by id for update) b
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

create or replace function ledger.use_up(p_id uuid, p_now timestamptz, p_line text, p_unit text, p_amount bigint) returns bigint language plpgsql as $$
declare
  source ledger.account;
  taken bigint;
  used bigint := 0;
  accounts bigint[] := '{}';
  amounts bigint[] := '{}';
begin
  for source in select * from ledger.account where owner = p_line and living and unit = p_unit and balance > reserved
    and (expires_at is null or expires_at > p_now) order by expires_at nulls last, id for update
  loop
    exit when used = p_amount;
    taken := least(p_amount - used, source.balance - source.reserved);
    update ledger.account set balance = balance - taken where id = source.id;
    accounts := accounts || source.id;
    amounts := amounts || -taken;
    used := used + taken;
  end loop;
  perform ledger.write(p_id, accounts || case when p_unit = 'MMK' then 9 else ledger.issued(p_unit) end,
    array_fill(p_unit, array[cardinality(accounts) + 1]), amounts || used);
  perform ledger.keep(p_id, 'use', '\x', p_now, '{"outcome": "DONE"}');
  return used;
end $$;
