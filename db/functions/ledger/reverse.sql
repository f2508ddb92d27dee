-- Takes a charge back as a whole, if nothing of what it gave was used. With `moves`, what later charges opened ends earlier
-- from now on: they had been put behind what is taken back. Points keep their own end; those that were spent return to their lot, or
-- get thirty days where it has ended.
create or replace function ledger.reverse(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  target uuid := (p_order ->> 'moveId')::uuid;
  original ledger.move;
  before jsonb;
  later_ids bigint[];
  later_ends timestamptz[];
  ended_lots bigint[];
  ended_points bigint;
  spender text;
  anew bigint;
begin
  select array_agg(a.id), array_agg(m."validTo") into later_ids, later_ends
    from jsonb_to_recordset(coalesce(p_order -> 'moves', '[]')) as m ("moveId" uuid, "validTo" timestamptz)
    join ledger.entry e on e.move_id = m."moveId"
    join ledger.bucket a on a.id = e.bucket_id and a.opened_by = m."moveId" and a.unit <> 'POINT';
  perform from ledger.bucket where (id in (select bucket_id from ledger.entry where move_id = target) or id = any (later_ids))
    and kept order by id for update;
  before := ledger.recall(p_id, p_hash, p_now);
  if before is not null then
    return before;
  end if;
  select * into original from ledger.move where id = target;
  if original.id is null or original.kind <> 'charge' or original.answer ->> 'outcome' <> 'DONE' then
    return ledger.refuse(p_id, 'reverse', p_hash, p_now, 'NOTHING_TO_REVERSE');
  end if;
  if ledger.too_late(target, p_id) or exists (select from ledger.reversal where move_id = target) then
    return ledger.refuse(p_id, 'reverse', p_hash, p_now, 'NOTHING_TO_REVERSE');
  end if;
  if exists (select from ledger.entry e join ledger.bucket a on a.id = e.bucket_id
              where e.move_id = target and a.opened_by = target and (a.balance <> a.initial or a.reserved <> 0)) then
    return ledger.refuse(p_id, 'reverse', p_hash, p_now, 'ALREADY_USED');
  end if;
  -- What somebody else got of a later one would outlast its source; what is set aside was promised with the end it has.
  if exists (select from unnest(later_ids, later_ends) as l (id, ends) join ledger.bucket a on a.id = l.id and l.ends < a.expires_at
              where a.reserved <> 0 or exists (
                select from ledger.entry given join ledger.entry got on got.move_id = given.move_id
                  join ledger.bucket s on s.id = got.bucket_id
                 where given.bucket_id = a.id and given.amount < 0 and s.came_from = a.id and s.balance > 0
                   and s.expires_at > l.ends)) then
    return ledger.refuse(p_id, 'reverse', p_hash, p_now, 'LATER_TIED');
  end if;
  insert into ledger.reversal (move_id, by_id) values (target, p_id);
  select array_agg(a.id), -sum(e.amount), min(a.owner) into ended_lots, ended_points, spender
    from ledger.entry e join ledger.bucket a on a.id = e.bucket_id
   where e.move_id = target and e.unit = 'POINT' and e.amount < 0 and a.kept and a.expires_at <= p_now;
  if ended_points > 0 then
    insert into ledger.bucket (owner, unit, source, balance, initial, expires_at, opened_by)
    values (spender, 'POINT', 'LOYALTY', ended_points, ended_points, p_now + interval '30 days', p_id) returning id into anew;
  end if;
  update ledger.bucket a set balance = a.balance - e.amount
    from (select bucket_id, sum(amount) as amount from ledger.entry where move_id = target group by bucket_id) e
   where a.id = e.bucket_id and a.kept and a.id <> all (coalesce(ended_lots, '{}'));
  -- Never longer than it was.
  update ledger.bucket a set expires_at = l.ends from unnest(later_ids, later_ends) as l (id, ends)
   where a.id = l.id and l.ends < a.expires_at;
  insert into ledger.entry (move_id, seq, bucket_id, unit, amount)
  select p_id, seq, case when bucket_id = any (ended_lots) and amount < 0 then anew else bucket_id end, unit, -amount
    from ledger.entry where move_id = target;
  return ledger.keep(p_id, 'reverse', p_hash, p_now, jsonb_build_object('outcome', 'DONE',
    'totals', (select ledger.totals(a.owner, p_now) from ledger.entry e join ledger.bucket a on a.id = e.bucket_id
                where e.move_id = target and e.amount < 0 and a.kept order by a.source <> 'MAIN' limit 1)));
end $$;
