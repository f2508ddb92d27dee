-- Into a line from outside: a top-up into the main account, points or a campaign into a bucket of their own. Of what was paid with
-- its tax (`paidKyat`, `taxKyat`) the line gets the rest; with `extendsDays` the end of its validity moves forward, never back.
create or replace function ledger.credit(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  main ledger.bucket;
  before jsonb;
  amount bigint := (p_order ->> 'amount')::bigint;
  paid bigint := coalesce((p_order ->> 'paidKyat')::bigint, amount);
  tax bigint := coalesce((p_order ->> 'taxKyat')::bigint, 0);
  extends integer := (p_order ->> 'extendsDays')::integer;
  target bigint;
begin
  select * into main from ledger.bucket where owner = p_order ->> 'line' and source = 'MAIN' for update;
  before := ledger.recall(p_id, p_hash, p_now);
  if before is not null then
    return before;
  end if;
  if paid <> amount + tax then
    raise exception 'what was paid is not what is credited and its tax' using errcode = 'check_violation';
  end if;
  if main.id is null then
    return ledger.refuse(p_id, 'credit', p_hash, p_now, 'LINE_UNKNOWN');
  end if;
  if p_order ->> 'source' = 'MAIN' then
    update ledger.bucket set balance = balance + amount where id = main.id;
    target := main.id;
  else
    target := ledger.open_bucket(p_id, p_order ->> 'line', p_order, null);
  end if;
  if extends is not null then
    -- A line without an end is postpaid and keeps none.
    update ledger.line set ends_at = greatest(ends_at, p_now + make_interval(days => extends))
     where number = p_order ->> 'line' and ends_at is not null;
  end if;
  perform ledger.write(p_id, array[target, 2, ledger.issued(p_order ->> 'unit')],
    array[p_order ->> 'unit', 'MMK', p_order ->> 'unit'], array[amount, tax, -paid]);
  return ledger.keep(p_id, 'credit', p_hash, p_now, jsonb_build_object('outcome', 'DONE',
    'totals', ledger.totals(p_order ->> 'line', p_now)));
end $$;
