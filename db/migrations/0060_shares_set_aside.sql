-- Megabytes and minutes are set aside like kyat: at the request, until the code came back or its time is up.
create table ledger.hold_part (
  hold_id uuid not null references ledger.hold (id),
  account_id bigint not null,
  amount bigint not null check (amount > 0),
  primary key (hold_id, account_id)
);

-- A share may cost no fee, so the kyat of a hold may be none.
alter table ledger.hold drop constraint hold_amount_check;
alter table ledger.hold add constraint hold_amount_check check (amount >= 0);
alter table ledger.hold add column has_parts boolean not null default false;

-- Where a shared bucket came from: what is taken back returns there, with the end it had.
alter table ledger.account add column came_from bigint;

-- What the line spent with the operator before this ledger began.
alter table ledger.line add column spent_before bigint not null default 0 check (spent_before >= 0);

-- However a hold ends, posted, voided or expired, its parts are free again in the same statement.
create function ledger.release_parts() returns trigger language plpgsql as $$
begin
  update ledger.account a set reserved = a.reserved - p.amount from ledger.hold_part p where p.hold_id = new.id and a.id = p.account_id;
  delete from ledger.hold_part where hold_id = new.id;
  return null;
end $$;
create trigger hold_releases after update of state on ledger.hold for each row
  when (new.has_parts and old.state = 'OPEN' and new.state <> 'OPEN') execute function ledger.release_parts();

-- What a line may give away and that lasts beyond a moment, locked, soonest to expire first; `before` is the sum ahead of it.
create function ledger.shareable(p_line text, p_unit text, p_after timestamptz)
returns table (id bigint, free bigint, before bigint) language sql as $$
  with locked as materialized (
    select a.id, a.balance - a.reserved as free, a.expires_at from ledger.account a
     where a.owner = p_line and a.unit = p_unit and a.shareable and a.bucket = 'PACKAGE' and a.expires_at > p_after
       and a.balance > a.reserved order by a.id for update)
  select l.id, l.free, (sum(l.free) over (order by l.expires_at, l.id) - l.free)::bigint from locked l order by l.expires_at, l.id
$$;

-- Sets kyat aside and, with `share`, megabytes or minutes besides.
create or replace function ledger.reserve(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql as $$
declare
  main ledger.account;
  before jsonb;
  amount bigint := (p_order ->> 'amountKyat')::bigint;
  shared bigint := coalesce((p_order #>> '{share,amount}')::bigint, 0);
  until timestamptz := (p_order ->> 'until')::timestamptz;
  sources bigint[];
  parts bigint[];
  got bigint;
begin
  select * into main from ledger.account where owner = p_order ->> 'line' and bucket = 'MAIN' for update;
  before := ledger.recall(p_id, p_hash, p_now);
  if before is not null then
    return before;
  end if;
  if main.id is null then
    return ledger.refuse(p_id, 'reserve', p_hash, p_now, 'LINE_UNKNOWN');
  end if;
  if main.balance - main.reserved < amount then
    return ledger.refuse(p_id, 'reserve', p_hash, p_now, 'INSUFFICIENT', amount - (main.balance - main.reserved));
  end if;
  if shared > 0 then
    select array_agg(s.id), array_agg(least(s.free, shared - s.before)), coalesce(sum(least(s.free, shared - s.before)), 0)
      into sources, parts, got
      from ledger.shareable(p_order ->> 'line', p_order #>> '{share,unit}', until) s where s.before < shared;
    if got < shared then
      return ledger.refuse(p_id, 'reserve', p_hash, p_now, 'INSUFFICIENT_SHAREABLE', shared - got);
    end if;
    update ledger.account a set reserved = a.reserved + p.part from unnest(sources, parts) as p (source, part) where a.id = p.source;
  end if;
  update ledger.account set reserved = reserved + amount where id = main.id and amount > 0;
  insert into ledger.hold (id, account_id, amount, until, has_parts) values (p_id, main.id, amount, until, shared > 0);
  insert into ledger.hold_part (hold_id, account_id, amount) select p_id, p.source, p.part from unnest(sources, parts) as p (source, part);
  return ledger.keep(p_id, 'reserve', p_hash, p_now, jsonb_build_object('outcome', 'DONE',
    'totals', ledger.totals(p_order ->> 'line', p_now)));
end $$;

-- Moves one part of a share: out of the giver's bucket into one of the receiver's own that lasts no longer and works alike.
create function ledger.give_part(p_id uuid, p_source bigint, p_amount bigint, p_to text, p_valid_to timestamptz) returns bigint
language sql as $$
  with source as (
    update ledger.account set balance = balance - p_amount where id = p_source returning id, unit, scope, expires_at)
  insert into ledger.account (owner, unit, bucket, balance, initial, expires_at, opened_by, scope, came_from)
  select p_to, s.unit, 'SHARE', p_amount, p_amount, least(p_valid_to, s.expires_at), p_id, s.scope, s.id from source s
  returning id
$$;

-- From one line to another: kyat from the main account, the rest from shareable buckets. With `hold` it posts what was set
-- aside, exactly.
create or replace function ledger.transfer(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql as $$
declare
  giver ledger.account;
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
  perform from ledger.account a where a.bucket = 'MAIN'
    and a.owner in (p_order ->> 'from', case when moved = 'MMK' then p_order ->> 'to' end) order by a.id for update;
  select * into giver from ledger.account where owner = p_order ->> 'from' and bucket = 'MAIN';
  before := ledger.recall(p_id, p_hash, p_now);
  if before is not null then
    return before;
  end if;
  if giver.id is null or not exists (select from ledger.line where number = p_order ->> 'to') then
    return ledger.refuse(p_id, 'transfer', p_hash, p_now, 'LINE_UNKNOWN');
  end if;
  if p_order ->> 'hold' is not null then
    select * into held from ledger.hold where id = (p_order ->> 'hold')::uuid and account_id = giver.id for update;
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
      select array_agg(p.account_id order by a.expires_at, a.id), array_agg(p.amount order by a.expires_at, a.id), coalesce(sum(p.amount), 0)
        into sources, parts, got
        from ledger.hold_part p join ledger.account a on a.id = p.account_id where p.hold_id = held.id and a.unit = moved;
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
  update ledger.account set balance = balance - kyat, reserved = reserved - coalesce(held.amount, 0) where id = giver.id;
  if moved = 'MMK' then
    update ledger.account set balance = balance + amount where owner = p_order ->> 'to' and bucket = 'MAIN' returning id into got;
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
    'takenKyat', kyat, 'totals', ledger.totals(p_order ->> 'from', p_now)));
end $$;

-- Takes back what is left of a share, once. The fee stays, and so does what was used.
create function ledger.take_back(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql as $$
declare
  target uuid := (p_order ->> 'moveId')::uuid;
  before jsonb;
  giver text;
  accounts bigint[] := '{}';
  units text[] := '{}';
  amounts bigint[] := '{}';
  part record;
  returned bigint := 0;
begin
  perform from ledger.account where id in (select account_id from ledger.entry where move_id = target) and kept order by id for update;
  before := ledger.recall(p_id, p_hash, p_now);
  if before is not null then
    return before;
  end if;
  select a.owner into giver from ledger.move m join ledger.entry e on e.move_id = m.id join ledger.account a on a.id = e.account_id
   where m.id = target and m.kind = 'transfer' and m.answer ->> 'outcome' = 'DONE' and e.amount < 0 and a.kept limit 1;
  if giver is null or exists (select from ledger.reversal where move_id = target) then
    return ledger.refuse(p_id, 'take_back', p_hash, p_now, 'NOTHING_TO_REVERSE');
  end if;
  for part in select a.id, a.unit, a.came_from, a.balance - a.reserved as left_over from ledger.entry e
      join ledger.account a on a.id = e.account_id
     where e.move_id = target and a.opened_by = target and a.came_from is not null and a.balance > a.reserved and a.expires_at > p_now
     order by a.id
  loop
    update ledger.account set balance = balance - part.left_over where id = part.id;
    update ledger.account set balance = balance + part.left_over where id = part.came_from;
    accounts := accounts || array[part.id, part.came_from];
    units := units || array[part.unit, part.unit];
    amounts := amounts || array[-part.left_over, part.left_over];
    returned := returned + part.left_over;
  end loop;
  if returned = 0 then
    return ledger.refuse(p_id, 'take_back', p_hash, p_now, 'ALREADY_USED');
  end if;
  insert into ledger.reversal (move_id, by_id) values (target, p_id);
  perform ledger.write(p_id, accounts, units, amounts);
  return ledger.keep(p_id, 'take_back', p_hash, p_now, jsonb_build_object('outcome', 'DONE', 'returned', returned,
    'totals', ledger.totals(giver, p_now)));
end $$;

-- What a line has spent with the operator, newest first, counted only until it is enough for the question.
create function ledger.spent(p_line text, p_enough bigint) returns bigint language plpgsql stable as $$
declare
  spent bigint := coalesce((select spent_before from ledger.line where number = p_line), 0);
  one record;
begin
  for one in select -e.amount as kyat from ledger.account a join ledger.entry e on e.account_id = a.id join ledger.move m on m.id = e.move_id
     where a.owner = p_line and a.bucket = 'MAIN' and m.kind in ('charge', 'use', 'reverse') order by e.move_id desc
  loop
    exit when spent >= p_enough;
    spent := spent + one.kyat;
  end loop;
  return spent;
end $$;

create or replace function ledger.recount() returns table (problem text, subject text) language sql as $$
  select 'unit does not sum to zero', unit from ledger.entry group by unit having sum(amount) <> 0
  union all
  select 'balance is not the sum of its entries', a.id::text from ledger.account a
    left join (select account_id, sum(amount) as total from ledger.entry group by account_id) e on e.account_id = a.id
   where a.kept and a.balance <> coalesce(e.total, 0)
  union all
  select 'reserved is not the sum of its holds', a.id::text from ledger.account a
    left join (select account_id, sum(amount) as total from (
        select account_id, amount from ledger.hold where state = 'OPEN'
        union all select account_id, amount from ledger.hold_part) held group by account_id) h on h.account_id = a.id
   where a.reserved <> coalesce(h.total, 0)
$$;
