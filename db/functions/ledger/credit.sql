-- Into a line from outside: a top-up into the main account, points or a campaign into a bucket of their own.
create or replace function ledger.credit(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql as $$
declare
  main ledger.bucket;
  before jsonb;
  amount bigint := (p_order ->> 'amount')::bigint;
  target bigint;
begin
  select * into main from ledger.bucket where owner = p_order ->> 'line' and source = 'MAIN' for update;
  before := ledger.recall(p_id, p_hash, p_now);
  if before is not null then
    return before;
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
  perform ledger.write(p_id, array[target, ledger.issued(p_order ->> 'unit')],
    array[p_order ->> 'unit', p_order ->> 'unit'], array[amount, -amount]);
  return ledger.keep(p_id, 'credit', p_hash, p_now, jsonb_build_object('outcome', 'DONE',
    'totals', ledger.totals(p_order ->> 'line', p_now)));
end $$;
