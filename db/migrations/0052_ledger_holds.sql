create function ledger.reserve(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql as $$
declare
  main ledger.account;
  before jsonb;
  amount bigint := (p_order ->> 'amountKyat')::bigint;
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
  update ledger.account set reserved = reserved + amount where id = main.id;
  insert into ledger.hold (id, account_id, amount, until) values (p_id, main.id, amount, (p_order ->> 'until')::timestamptz);
  return ledger.keep(p_id, 'reserve', p_hash, p_now, jsonb_build_object('outcome', 'DONE',
    'totals', ledger.totals(p_order ->> 'line', p_now)));
end $$;

create function ledger.close_hold(p_hold ledger.hold, p_state text) returns void language plpgsql as $$
begin
  update ledger.hold set state = p_state where id = p_hold.id;
  update ledger.account set reserved = reserved - p_hold.amount where id = p_hold.account_id;
end $$;

-- Gives back what was set aside and not posted.
create function ledger.void(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql as $$
declare
  held ledger.hold;
  before jsonb;
begin
  select h.* into held from ledger.hold h where h.id = (p_order ->> 'hold')::uuid;
  perform from ledger.account where id = held.account_id for update;
  before := ledger.recall(p_id, p_hash, p_now);
  if before is not null then
    return before;
  end if;
  select h.* into held from ledger.hold h where h.id = held.id for update;
  if held.state is distinct from 'OPEN' then
    return ledger.refuse(p_id, 'void', p_hash, p_now, 'HOLD_GONE');
  end if;
  perform ledger.close_hold(held, 'VOIDED');
  return ledger.keep(p_id, 'void', p_hash, p_now, '{"outcome": "DONE"}');
end $$;

-- Holds nobody posted in time. Each account is locked before its hold, as everywhere.
create function ledger.expire_holds(p_now timestamptz, p_most integer default 500) returns integer language plpgsql as $$
declare
  overdue ledger.hold;
  ended integer := 0;
begin
  for overdue in select * from ledger.hold where state = 'OPEN' and until <= p_now order by until limit p_most loop
    perform from ledger.account where id = overdue.account_id for update;
    select * into overdue from ledger.hold where id = overdue.id for update;
    if overdue.state = 'OPEN' then
      perform ledger.close_hold(overdue, 'EXPIRED');
      ended := ended + 1;
    end if;
  end loop;
  return ended;
end $$;

-- Takes a charge back as a whole, if nothing of what it gave was used.
create function ledger.reverse(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql as $$
declare
  target uuid := (p_order ->> 'moveId')::uuid;
  original ledger.move;
  before jsonb;
begin
  perform from ledger.account where id in (select account_id from ledger.entry where move_id = target) and kept order by id for update;
  before := ledger.recall(p_id, p_hash, p_now);
  if before is not null then
    return before;
  end if;
  select * into original from ledger.move where id = target;
  if original.id is null or original.kind <> 'charge' or original.answer ->> 'outcome' <> 'DONE' then
    return ledger.refuse(p_id, 'reverse', p_hash, p_now, 'NOTHING_TO_REVERSE');
  end if;
  if exists (select from ledger.reversal where move_id = target) then
    return ledger.refuse(p_id, 'reverse', p_hash, p_now, 'NOTHING_TO_REVERSE');
  end if;
  if exists (select from ledger.entry e join ledger.account a on a.id = e.account_id
              where e.move_id = target and a.opened_by = target and (a.balance <> a.initial or a.reserved <> 0)) then
    return ledger.refuse(p_id, 'reverse', p_hash, p_now, 'ALREADY_USED');
  end if;
  insert into ledger.reversal (move_id, by_id) values (target, p_id);
  update ledger.account a set balance = a.balance - e.amount
    from (select account_id, sum(amount) as amount from ledger.entry where move_id = target group by account_id) e
   where a.id = e.account_id and a.kept;
  insert into ledger.entry (move_id, seq, account_id, unit, amount)
  select p_id, seq, account_id, unit, -amount from ledger.entry where move_id = target;
  return ledger.keep(p_id, 'reverse', p_hash, p_now, jsonb_build_object('outcome', 'DONE',
    'totals', (select ledger.totals(a.owner, p_now) from ledger.entry e join ledger.account a on a.id = e.account_id
                where e.move_id = target and a.bucket = 'MAIN' limit 1)));
end $$;

-- After this the id can never take effect; if it did already, that is the answer.
create function ledger.abandon(p_id uuid, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  known jsonb;
  closed constant jsonb := '{"outcome": "REFUSED", "reason": "ABANDONED"}';
begin
  select answer into known from ledger.move where id = p_id;
  if known is not null then
    return known;
  end if;
  -- The ledger itself refuses such an id for ever.
  if ledger.time_of(p_id) not between p_now - interval '1 day' and p_now + interval '1 day' then
    return closed;
  end if;
  insert into ledger.move (id, kind, body_hash, answer, at) values (p_id, 'abandon', '\x', closed, p_now) on conflict do nothing;
  return (select answer from ledger.move where id = p_id);
end $$;

-- What the network used up: soonest to expire first. Not part of the port; the operator's network does this in reality.
create function ledger.use_up(p_id uuid, p_now timestamptz, p_line text, p_unit text, p_amount bigint) returns bigint language plpgsql as $$
declare
  source ledger.account;
  taken bigint;
  used bigint := 0;
  accounts bigint[] := '{}';
  amounts bigint[] := '{}';
begin
  for source in select * from ledger.account where owner = p_line and unit = p_unit and balance > reserved
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

-- A line and its buckets, in one answer.
create function ledger.view(p_line text, p_now timestamptz) returns jsonb language sql stable as $$
  select jsonb_build_object('payType', l.pay_type, 'activatedAt', l.activated_at, 'endsAt', l.ends_at, 'segments', l.segments,
    'buckets', coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'unit', a.unit, 'source', a.bucket, 'balance', a.balance,
        'reserved', a.reserved, 'initial', a.initial, 'validTo', a.expires_at, 'product', a.product, 'scope', a.scope,
        'shareable', a.shareable, 'openedBy', a.opened_by) order by a.id)
      from ledger.account a where a.owner = p_line and (a.expires_at is null or a.expires_at > p_now)
        and (a.balance > 0 or a.bucket = 'MAIN')), '[]'))
  from ledger.line l where l.number = p_line
$$;

-- A day is sealed when no id of it can arrive any more. Each seal holds the one before it: a changed row breaks its own day
-- and, once resealed, every later one.
create table ledger.seal (
  day date primary key,
  moves bigint not null,
  entries bigint not null,
  hash bytea not null check (octet_length(hash) = 32),
  sealed_at timestamptz not null
);

create function ledger.link(p_before bytea, p_row text) returns bytea language sql immutable parallel safe as $$
  select sha256(p_before || convert_to(p_row, 'UTF8'))
$$;
create aggregate ledger.chain (text) (sfunc = ledger.link, stype = bytea, initcond = '');

create function ledger.day_hash(p_day date, p_before bytea, out moves bigint, out entries bigint, out hash bytea) language plpgsql as $$
declare
  first_id uuid := ledger.first_id_of(p_day::timestamp at time zone 'utc');
  next_id uuid := ledger.first_id_of((p_day + 1)::timestamp at time zone 'utc');
  of_moves bytea;
  of_entries bytea;
begin
  select count(*), ledger.chain(row_text order by id) into moves, of_moves from (
    select id, concat_ws('|', id, kind, encode(body_hash, 'hex'), answer, extract(epoch from at)) as row_text
      from ledger.move where id >= first_id and id < next_id) m;
  select count(*), ledger.chain(row_text order by move_id, seq) into entries, of_entries from (
    select move_id, seq, concat_ws('|', move_id, seq, account_id, unit, amount) as row_text
      from ledger.entry where move_id >= first_id and move_id < next_id) e;
  hash := sha256(p_before || of_moves || of_entries || convert_to(p_day::text, 'UTF8'));
end $$;

create function ledger.hash_before(p_day date) returns bytea language sql stable as $$
  select coalesce((select hash from ledger.seal where day < p_day order by day desc limit 1), '\x')
$$;

-- Seals every day that is over, oldest first; answers how many.
create function ledger.seal_days(p_now timestamptz) returns integer language plpgsql as $$
declare
  next_day date := coalesce((select max(day) + 1 from ledger.seal),
    (select (ledger.time_of(id) at time zone 'utc')::date from ledger.move order by id limit 1));
  sealed integer := 0;
begin
  -- An hour more than the day in which an old id is still taken.
  while next_day + 2 <= ((p_now - interval '1 hour') at time zone 'utc')::date loop
    insert into ledger.seal (day, moves, entries, hash, sealed_at)
    select next_day, d.moves, d.entries, d.hash, p_now from ledger.day_hash(next_day, ledger.hash_before(next_day)) d;
    next_day := next_day + 1;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;

-- Days whose rows are not what was sealed.
create function ledger.broken_days() returns setof date language sql as $$
  select s.day from ledger.seal s cross join lateral ledger.day_hash(s.day, ledger.hash_before(s.day)) d
   where d.hash <> s.hash or d.moves <> s.moves or d.entries <> s.entries order by s.day
$$;

-- Whole-ledger sums for the nightly check: everything here must be empty.
create function ledger.recount() returns table (problem text, subject text) language sql as $$
  select 'unit does not sum to zero', unit from ledger.entry group by unit having sum(amount) <> 0
  union all
  select 'balance is not the sum of its entries', a.id::text from ledger.account a
    left join (select account_id, sum(amount) as total from ledger.entry group by account_id) e on e.account_id = a.id
   where a.kept and a.balance <> coalesce(e.total, 0)
  union all
  select 'reserved is not the sum of its holds', a.id::text from ledger.account a
    left join (select account_id, sum(amount) as total from ledger.hold where state = 'OPEN' group by account_id) h on h.account_id = a.id
   where a.reserved <> coalesce(h.total, 0)
$$;
