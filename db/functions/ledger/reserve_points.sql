-- Sets points aside, lot by lot. They stay set aside beyond the end of a lot: they were asked for in time.
create or replace function ledger.reserve_points(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  main ledger.bucket;
  before jsonb;
  amount bigint := (p_order #>> '{price,amount}')::bigint;
  sources bigint[];
  parts bigint[];
  got bigint;
begin
  select * into main from ledger.bucket where owner = p_order ->> 'line' and source = 'MAIN' for update;
  before := ledger.recall(p_id, p_hash, p_now);
  if before is not null then
    return before;
  end if;
  if main.id is null then
    return ledger.refuse(p_id, 'reserve', p_hash, p_now, 'LINE_UNKNOWN');
  end if;
  select array_agg(l.id), array_agg(least(l.free, amount - l.before)), coalesce(sum(least(l.free, amount - l.before)), 0)
    into sources, parts, got from ledger.lots(main.owner, p_now) l where l.before < amount;
  if got < amount then
    return ledger.refuse(p_id, 'reserve', p_hash, p_now, 'INSUFFICIENT_POINTS', amount - got);
  end if;
  update ledger.bucket a set reserved = a.reserved + p.part from unnest(sources, parts) as p (source, part) where a.id = p.source;
  insert into ledger.hold (id, bucket_id, amount, until, has_parts)
  values (p_id, main.id, 0, (p_order ->> 'until')::timestamptz, got > 0);
  insert into ledger.hold_part (hold_id, bucket_id, amount) select p_id, p.source, p.part from unnest(sources, parts) as p (source, part);
  return ledger.keep(p_id, 'reserve', p_hash, p_now, jsonb_build_object('outcome', 'DONE',
    'totals', ledger.totals(main.owner, p_now)));
end $$;
