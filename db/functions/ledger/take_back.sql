-- Takes back what is left of a share, once. The fee stays, and so does what was used. Of points that were credited, what is left.
create or replace function ledger.take_back(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql
security definer set search_path = public, pg_temp as $$
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
  perform from ledger.bucket where id in (select bucket_id from ledger.entry where move_id = target) and kept order by id for update;
  before := ledger.recall(p_id, p_hash, p_now);
  if before is not null then
    return before;
  end if;
  if exists (select from ledger.move where id = target and kind = 'credit') then
    return ledger.take_back_points(p_id, p_hash, p_now, target);
  end if;
  select a.owner into giver from ledger.move m join ledger.entry e on e.move_id = m.id join ledger.bucket a on a.id = e.bucket_id
   where m.id = target and m.kind = 'transfer' and m.answer ->> 'outcome' = 'DONE' and e.amount < 0 and a.kept limit 1;
  if giver is null or ledger.too_late(target, p_id) or exists (select from ledger.reversal where move_id = target) then
    return ledger.refuse(p_id, 'take_back', p_hash, p_now, 'NOTHING_TO_REVERSE');
  end if;
  for part in select a.id, a.unit, a.came_from, a.balance - a.reserved as left_over from ledger.entry e
      join ledger.bucket a on a.id = e.bucket_id
     where e.move_id = target and a.opened_by = target and a.came_from is not null and a.balance > a.reserved and a.expires_at > p_now
     order by a.id
  loop
    update ledger.bucket set balance = balance - part.left_over where id = part.id;
    update ledger.bucket set balance = balance + part.left_over where id = part.came_from;
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
