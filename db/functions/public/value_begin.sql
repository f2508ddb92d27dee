-- What was known under the id, what the line did of this kind since the day began, the move of the same kind, product and
-- counterparty that has no end yet, and the moves waiting for a code that give way to this one: the same request, and where this one waits
-- for a code itself (p_waits) any of its kind. Ids are their clients' and at most a day away from our clock: no other month is
-- read. Moves of an earlier holder do not count. A kind without a daily limit gives no day, and its moves of today are not counted.
create or replace function public.value_begin(p_id uuid, p_line text, p_kind text, p_day timestamptz, p_now timestamptz, p_clashes boolean,
  p_product text, p_counterparty text, p_waits boolean, out known boolean, out today_count integer, out today_kyat bigint,
  out under_way uuid, out under_way_since timestamptz, out waiting uuid[]) language plpgsql as $$
begin
  perform value_lock(p_line);
  known := exists (select from value_move where id = p_id);
  if known then
    return;
  end if;
  -- First: one whose code is taken between the two is seen as under way, instead of by neither.
  if p_clashes or p_waits then
    waiting := array(select m.id from value_move m
     where m.line = p_line and m.state in ('RESERVING', 'CODE_SENT') and m.kind = p_kind
       and m.id between ledger.first_id_of(p_now - interval '2 days') and move_ids_end(p_now)
       and (p_waits or (m.product is not distinct from p_product and m.counterparty is not distinct from p_counterparty)));
  end if;
  if p_clashes then
    select m.id, m.created_at into under_way, under_way_since from value_move m
     where m.line = p_line and m.state in ('EXECUTING', 'UNKNOWN', 'HELD')
       and m.id between ledger.first_id_of(p_now - interval '31 days') and move_ids_end(p_now)
       and m.kind = p_kind and m.product is not distinct from p_product and m.counterparty is not distinct from p_counterparty
       and (m.state <> 'HELD' or m.created_at > p_now - interval '1 day')
     order by m.id limit 1;
    if under_way is not null then
      waiting := null;
      return;
    end if;
  end if;
  if p_day is not null then
    select count(*), coalesce(sum(m.amount_kyat), 0) into today_count, today_kyat from value_move m
     where m.line = p_line and m.kind = p_kind and m.created_at >= greatest(p_day, history_since(p_line))
       and m.id between ledger.first_id_of(p_day - interval '1 day') and move_ids_end(p_now)
       and m.state in ('RESERVING', 'CODE_SENT', 'EXECUTING', 'UNKNOWN', 'HELD', 'COMPLETED');
  end if;
end $$;
