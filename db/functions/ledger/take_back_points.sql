-- Takes back what is left of points that were credited, once. What is set aside stays: somebody was told it is theirs.
create or replace function ledger.take_back_points(p_id uuid, p_hash bytea, p_now timestamptz, p_target uuid) returns jsonb
language plpgsql as $$
declare
  lot ledger.bucket;
  returned bigint;
begin
  select a.* into lot from ledger.entry e join ledger.bucket a on a.id = e.bucket_id
   where e.move_id = p_target and a.opened_by = p_target and a.unit = 'POINT' limit 1;
  if lot.id is null or ledger.too_late(p_target, p_id) or exists (select from ledger.reversal where move_id = p_target) then
    return ledger.refuse(p_id, 'take_back', p_hash, p_now, 'NOTHING_TO_REVERSE');
  end if;
  returned := case when lot.expires_at is null or lot.expires_at > p_now then lot.balance - lot.reserved else 0 end;
  if returned = 0 then
    return ledger.refuse(p_id, 'take_back', p_hash, p_now, 'ALREADY_USED');
  end if;
  update ledger.bucket set balance = balance - returned where id = lot.id;
  insert into ledger.reversal (move_id, by_id) values (p_target, p_id);
  perform ledger.write(p_id, array[lot.id, ledger.issued('POINT')], array['POINT', 'POINT'], array[-returned, returned]);
  return ledger.keep(p_id, 'take_back', p_hash, p_now, jsonb_build_object('outcome', 'DONE', 'returned', returned,
    'totals', ledger.totals(lot.owner, p_now)));
end $$;
