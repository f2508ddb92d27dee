-- Sets kyat aside and, with `share`, megabytes or minutes besides.
create or replace function ledger.reserve(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  main ledger.bucket;
  before jsonb;
  amount bigint := (p_order ->> 'amountKyat')::bigint;
  shared bigint := coalesce((p_order #>> '{share,amount}')::bigint, 0);
  until timestamptz := (p_order ->> 'until')::timestamptz;
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
    update ledger.bucket a set reserved = a.reserved + p.part from unnest(sources, parts) as p (source, part) where a.id = p.source;
  end if;
  update ledger.bucket set reserved = reserved + amount where id = main.id and amount > 0;
  insert into ledger.hold (id, bucket_id, amount, until, has_parts) values (p_id, main.id, amount, until, shared > 0);
  insert into ledger.hold_part (hold_id, bucket_id, amount) select p_id, p.source, p.part from unnest(sources, parts) as p (source, part);
  return ledger.keep(p_id, 'reserve', p_hash, p_now, jsonb_build_object('outcome', 'DONE',
    'totals', ledger.totals(p_order ->> 'line', p_now)));
end $$;
