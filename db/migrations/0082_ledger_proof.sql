-- The proof of the ledger in bounded pieces. Before this a whole day, and all days together, were hashed in one statement: at
-- half a million moves it met the statement timeout and was never heard of again. Now no statement reads more than a piece,
-- every piece says when it is due, and the walk goes on where it stopped.

-- What the old seals say is checked a last time with the formula they were made by (each day's rows linked one by one with
-- SHA-256). They are kept as they are; every day they cover is sealed again at the end of this file, in this transaction.
do $$
declare
  broken text := (select string_agg(d::text, ', ') from ledger.broken_days() d);
begin
  if broken is not null then
    raise exception 'the ledger is not what was sealed on %: find out why before it is sealed anew', broken;
  end if;
end $$;
alter table ledger.seal rename to old_seal;
alter index ledger.seal_pkey rename to old_seal_pkey;
drop function ledger.seal_days(timestamptz);
drop function ledger.broken_days();
drop function ledger.day_hash(date, bytea);
drop aggregate ledger.chain(text);
drop function ledger.link(bytea, text);

-- A range of ids of one day and the hash of its rows.
create table ledger.piece (
  first_id uuid primary key,
  next_id uuid not null check (next_id > first_id),
  day date not null,
  -- Of a day that is still open: moves written after this moment are not part of it. Null once no id of the day can arrive.
  until timestamptz,
  moves bigint not null,
  entries bigint not null,
  hash bytea not null check (octet_length(hash) = 32),
  checked_at timestamptz not null,
  due_at timestamptz not null
);
create index piece_day_idx on ledger.piece (day, first_id);
create index piece_due_idx on ledger.piece (due_at);

-- A day's pieces, chained onto the day before: a changed row breaks its piece, a changed piece its day, a changed day the next.
create table ledger.seal (
  day date primary key,
  hash bytea not null check (octet_length(hash) = 32),
  sealed_at timestamptz not null
);

-- What is off. A row goes when the same look finds nothing any more, but for what was changed before it was sealed: of that
-- this is the only trace.
create table ledger.finding (
  problem text not null check (problem in
    ('PIECE_CHANGED', 'SEAL_CHANGED', 'CHANGED_BEFORE_SEALED', 'UNITS_NOT_ZERO', 'BALANCE_NOT_ITS_ENTRIES', 'RESERVED_NOT_ITS_HOLDS')),
  subject text not null,
  day date,
  account_id bigint,
  found_at timestamptz not null,
  primary key (problem, subject)
);

-- How far the recount of the accounts has come in its round.
create table ledger.proof (
  one boolean primary key default true check (one),
  counted_to bigint not null default 100,
  round_began timestamptz
);
insert into ledger.proof default values;

-- One at a time in the whole database; whoever comes second does nothing.
create function ledger.alone() returns boolean language plpgsql as $$
begin
  return pg_try_advisory_xact_lock(4120781);
end $$;

-- No id of this day can arrive any more: an hour more than the day in which an old one is still taken.
create function ledger.is_over(p_day date, p_now timestamptz) returns boolean language plpgsql immutable as $$
begin
  return p_day + 2 <= ((p_now - interval '1 hour') at time zone 'utc')::date;
end $$;

-- The last 35 days are looked at every day, older ones within 30 days; both a little sooner, so that the work itself has time.
-- Old days that are sealed all at once are spread, or they would be due all at once for ever.
create function ledger.next_look(p_day date, p_now timestamptz, p_first boolean) returns timestamptz language plpgsql as $$
begin
  if p_day >= (p_now at time zone 'utc')::date - 35 then
    return p_now + interval '20 hours';
  end if;
  return p_now + interval '1 day' * case when p_first then 28 * random() else 20 + 8 * random() end;
end $$;

create function ledger.piece_hash(p_first uuid, p_next uuid, p_until timestamptz, out moves bigint, out entries bigint,
  out even boolean, out hash bytea) language plpgsql set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  of_moves text;
  of_entries text;
begin
  select count(*), string_agg(line, E'\n') into moves, of_moves from (
    select concat_ws('|', m.id, length(m.kind), m.kind, encode(m.body_hash, 'hex'), extract(epoch from m.at), m.answer) as line
      from ledger.move m where m.id >= p_first and m.id < p_next and (p_until is null or m.at <= p_until) order by m.id) ordered;
  select count(*), string_agg(line, E'\n'),
    coalesce(sum(amount) filter (where unit = 'MMK'), 0) = 0 and coalesce(sum(amount) filter (where unit = 'MB'), 0) = 0
      and coalesce(sum(amount) filter (where unit = 'MIN'), 0) = 0 and coalesce(sum(amount) filter (where unit = 'SMS'), 0) = 0
      and coalesce(sum(amount) filter (where unit = 'POINT'), 0) = 0
    into entries, of_entries, even from (
    select e.unit, e.amount, concat_ws('|', e.move_id, e.seq, e.account_id, e.unit, e.amount) as line
      from ledger.entry e where e.move_id >= p_first and e.move_id < p_next
        and (p_until is null or exists (select from ledger.move m where m.id = e.move_id and m.at <= p_until))
     order by e.move_id, e.seq) ordered;
  hash := sha256(convert_to(concat(of_moves, E'\n\n', of_entries), 'UTF8'));
end $$;

create function ledger.find(p_off boolean, p_problem text, p_subject text, p_day date, p_account bigint, p_now timestamptz)
returns void language plpgsql as $$
begin
  if p_off then
    insert into ledger.finding (problem, subject, day, account_id, found_at) values (p_problem, p_subject, p_day, p_account, p_now)
    on conflict do nothing;
  else
    delete from ledger.finding where problem = p_problem and subject = p_subject;
  end if;
end $$;

-- The end of the piece that begins here: at most so many moves and so many entries further on, and not beyond `p_last`.
create function ledger.piece_end(p_first uuid, p_last uuid, p_moves integer, p_entries integer) returns uuid
language plpgsql set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
begin
  return least(p_last,
    (select id from ledger.move where id >= p_first and id < p_last order by id offset p_moves limit 1),
    (select move_id from ledger.entry where move_id >= p_first and move_id < p_last order by move_id, seq offset p_entries limit 1));
end $$;

-- The next piece, hour by hour as soon as its ids have become rare. What was written in the last minutes may not be committed
-- yet, so it is left out of a day that is still open.
create function ledger.lay_piece(p_now timestamptz, p_moves integer default 10000, p_entries integer default 50000,
  out did text, out subject text, out rows bigint) language plpgsql as $$
declare
  start_id uuid;
  end_id uuid;
  start_at timestamp;
  limit_at timestamp;
  leave_out timestamptz;
  made record;
begin
  if not ledger.alone() then
    return;
  end if;
  start_id := (select next_id from ledger.piece order by first_id desc limit 1);
  if start_id is null then
    start_id := (select ledger.first_id_of(date_trunc('day', ledger.time_of(id) at time zone 'utc') at time zone 'utc')
      from ledger.move order by id limit 1);
  end if;
  start_at := ledger.time_of(start_id) at time zone 'utc';
  if start_at is null then
    return;
  end if;
  if ledger.is_over(start_at::date, p_now) then
    limit_at := date_trunc('day', start_at) + interval '1 day';
  else
    limit_at := date_trunc('hour', start_at) + interval '1 hour';
    leave_out := p_now - interval '5 minutes';
    if limit_at + interval '1 hour' > p_now at time zone 'utc' then
      return;
    end if;
  end if;
  end_id := ledger.piece_end(start_id, ledger.first_id_of(limit_at at time zone 'utc'), p_moves, p_entries);
  made := ledger.piece_hash(start_id, end_id, leave_out);
  insert into ledger.piece (first_id, next_id, day, until, moves, entries, hash, checked_at, due_at)
  values (start_id, end_id, start_at::date, leave_out, made.moves, made.entries, made.hash, p_now,
    ledger.next_look(start_at::date, p_now, true));
  perform ledger.find(not made.even, 'UNITS_NOT_ZERO', start_id::text, start_at::date, null, p_now);
  did := 'LAID';
  subject := start_id;
  rows := made.moves + made.entries;
end $$;

create function ledger.seal_hash(p_day date) returns bytea language plpgsql stable as $$
declare
  before bytea := coalesce((select hash from ledger.seal where day < p_day order by day desc limit 1), '\x');
begin
  return (select sha256(before || convert_to(concat(p_day, E'\n', string_agg(
      concat_ws('|', first_id, next_id, moves, entries, encode(hash, 'hex')), E'\n' order by first_id)), 'UTF8'))
    from ledger.piece where day = p_day and until is null);
end $$;

-- The next step towards the seal of the oldest day that is over and has none: one of its pieces gets its last hash, or, when
-- all have, the day is sealed.
create function ledger.finish_day(p_now timestamptz, out did text, out subject text, out rows bigint) language plpgsql as $$
declare
  next_day date := coalesce((select max(day) + 1 from ledger.seal), (select min(day) from ledger.piece));
  early ledger.piece;
  was record;
  made record;
begin
  if next_day is null or not ledger.is_over(next_day, p_now) or not ledger.alone() then
    return;
  end if;
  select * into early from ledger.piece where day = next_day and until is not null order by first_id limit 1;
  if early.first_id is not null then
    was := ledger.piece_hash(early.first_id, early.next_id, early.until);
    made := ledger.piece_hash(early.first_id, early.next_id, null);
    if was.hash <> early.hash then
      perform ledger.find(true, 'CHANGED_BEFORE_SEALED', early.first_id::text, next_day, null, p_now);
    end if;
    update ledger.piece set until = null, moves = made.moves, entries = made.entries, hash = made.hash, checked_at = p_now,
      due_at = ledger.next_look(next_day, p_now, true) where first_id = early.first_id;
    did := 'FINISHED';
    subject := early.first_id;
    rows := was.moves + was.entries + made.moves + made.entries;
    return;
  end if;
  -- Laid to its end?
  if exists (select from ledger.piece where day = next_day
      and next_id = ledger.first_id_of((next_day + 1)::timestamp at time zone 'utc')) then
    insert into ledger.seal (day, hash, sealed_at) values (next_day, ledger.seal_hash(next_day), p_now);
    did := 'SEALED';
    subject := next_day || ' ' || encode((select hash from ledger.seal where day = next_day), 'hex');
    rows := 0;
  end if;
end $$;

-- Looks again at the piece that is most due, and at the seal over it.
create function ledger.check_piece(p_now timestamptz, out did text, out subject text, out rows bigint) language plpgsql as $$
declare
  due ledger.piece;
  now_is record;
  sealed_day date;
begin
  if not ledger.alone() then
    return;
  end if;
  select * into due from ledger.piece where due_at <= p_now order by due_at limit 1;
  if due.first_id is null then
    return;
  end if;
  now_is := ledger.piece_hash(due.first_id, due.next_id, due.until);
  perform ledger.find(now_is.hash <> due.hash, 'PIECE_CHANGED', due.first_id::text, due.day, null, p_now);
  perform ledger.find(not now_is.even, 'UNITS_NOT_ZERO', due.first_id::text, due.day, null, p_now);
  -- And the seal of the day before: a day whose pieces are gone is never due itself.
  for sealed_day in select due.day - back from generate_series(0, 1) back where due.day - back between
      (select min(day) from ledger.seal) and (select max(day) from ledger.seal)
  loop
    perform ledger.find((select hash from ledger.seal where day = sealed_day) is distinct from ledger.seal_hash(sealed_day),
      'SEAL_CHANGED', sealed_day::text, sealed_day, null, p_now);
  end loop;
  update ledger.piece set checked_at = p_now, due_at = ledger.next_look(due.day, p_now, false) where first_id = due.first_id;
  did := 'CHECKED';
  subject := due.first_id;
  rows := now_is.moves + now_is.entries;
end $$;

-- Accounts of a range of ids that are not what their entries and holds say. One statement, so one moment. An account that is
-- gone must have nothing left.
create function ledger.miscounted(p_from bigint, p_to bigint) returns table (problem text, account_id bigint) language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
begin
  return query
  with kept as materialized (select a.id, a.balance, a.reserved from ledger.account a where a.id >= p_from and a.id < p_to and a.kept),
  booked as materialized (
    select e.account_id, sum(e.amount) as total from ledger.entry e where e.account_id >= p_from and e.account_id < p_to group by 1),
  held as materialized (
    select h.account_id, sum(h.amount) as total from (
      select o.account_id, o.amount from ledger.hold o where o.state = 'OPEN' and o.account_id >= p_from and o.account_id < p_to
      union all
      select p.account_id, p.amount from ledger.hold_part p where p.account_id >= p_from and p.account_id < p_to) h group by 1)
  select 'BALANCE_NOT_ITS_ENTRIES', coalesce(k.id, b.account_id) from kept k full join booked b on b.account_id = k.id
   where coalesce(k.balance, 0) <> coalesce(b.total, 0)
  union all
  select 'RESERVED_NOT_ITS_HOLDS', coalesce(k.id, h.account_id) from kept k full join held h on h.account_id = k.id
   where coalesce(k.reserved, 0) <> coalesce(h.total, 0);
end $$;

-- The next accounts of the round. A round takes 25 days: a range is due when the round should have come past it by now. The
-- ids of accounts that are gone count too, so a range is bounded by both.
create function ledger.count_accounts(p_now timestamptz, p_most integer default 500, out did text, out subject text, out rows bigint)
language plpgsql as $$
declare
  walk ledger.proof;
  -- By ids that were given out, not by rows that are there: one that is gone is missed. Below 100 are the operator's own.
  lowest constant bigint := 100;
  highest bigint := greatest((select max(id) from ledger.account), (select last_value from ledger.account_id_seq));
  next_to bigint;
begin
  if not ledger.alone() then
    return;
  end if;
  select * into walk from ledger.proof;
  if walk.round_began is null then
    update ledger.proof set round_began = p_now;
    walk.round_began := p_now;
  end if;
  if walk.counted_to > highest then
    if p_now < walk.round_began + interval '25 days' then
      return;
    end if;
    update ledger.proof set counted_to = lowest, round_began = p_now;
    walk.counted_to := lowest;
  elsif walk.counted_to > lowest and (walk.counted_to - lowest)::float8 / (highest + 1 - lowest)
      > extract(epoch from p_now - walk.round_began) / (25 * 86400) then
    return;
  end if;
  next_to := least(walk.counted_to + 20 * p_most, highest + 1,
    (select id from ledger.account where id >= walk.counted_to order by id offset p_most limit 1));
  delete from ledger.finding f where f.account_id >= walk.counted_to and f.account_id < next_to;
  insert into ledger.finding (problem, subject, account_id, found_at)
  select m.problem, m.account_id::text, m.account_id, p_now from ledger.miscounted(walk.counted_to, next_to) m;
  update ledger.proof set counted_to = next_to;
  did := 'COUNTED';
  subject := walk.counted_to;
  rows := next_to - walk.counted_to;
end $$;

-- How the proof stands: whole days without the seal they should have, the oldest day whose look is late, and what was found.
create function ledger.proof_standing(p_now timestamptz, out days_behind integer, out oldest_late_day date, out late_pieces bigint,
  out broken_days bigint, out wrong_accounts bigint, out recount_late boolean) language plpgsql stable as $$
declare
  done date := coalesce((select max(day) from ledger.seal),
    (select (ledger.time_of(id) at time zone 'utc')::date - 1 from ledger.move order by id limit 1));
begin
  -- An hour after which it may be sealed, and four in which that is done.
  days_behind := greatest(0, ((p_now - interval '5 hours') at time zone 'utc')::date - 2 - done);
  days_behind := coalesce(days_behind, 0);
  select min(day), count(*) into oldest_late_day, late_pieces from ledger.piece where due_at < p_now - interval '4 hours';
  broken_days := (select count(distinct day) from ledger.finding);
  wrong_accounts := (select count(distinct account_id) from ledger.finding);
  -- Every range comes once in 25 days; one that was not there after 30 is late.
  recount_late := (select coalesce(round_began, p_now) < p_now - interval '30 days' from ledger.proof);
end $$;

drop function ledger.hash_before(date);
do $$
declare
  sealed_to date := (select max(day) from ledger.old_seal);
  step record;
begin
  while sealed_to is not null and coalesce((select max(day) from ledger.seal), sealed_to - 1) < sealed_to loop
    step := ledger.finish_day(now());
    if step.did is null then
      step := ledger.lay_piece(now());
      exit when step.did is null;
    end if;
  end loop;
end $$;
