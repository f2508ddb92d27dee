-- What decides an exchange for the own line: the offer as it holds now, the member's tier, and how often it was exchanged since the
-- month began, counted no further than it may be. Volatile on purpose, like everything that is read in the statement that takes the lock.
create or replace function public.exchange_look(p_line text, p_offer text, p_month timestamptz, p_now timestamptz) returns jsonb
language plpgsql volatile as $$
declare
  o exchange_offer;
  used integer := 0;
begin
  select * into o from exchange_offer where offer_id = p_offer and valid_from <= p_now order by valid_from desc limit 1;
  if o.valid_to <= p_now then
    o := null;
  end if;
  if o.per_month is not null then
    select count(*) into used from (
      select from value_move m where m.line = p_line and m.kind = 'exchange' and m.product = p_offer
        and m.id between ledger.first_id_of(p_month - interval '1 day') and move_ids_end(p_now)
        and m.created_at > p_month and m.created_at >= history_since(p_line)
        and m.state not in ('FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED')
      limit o.per_month) counted;
  end if;
  return jsonb_build_object(
    'offer', case when o.offer_id is not null then to_jsonb(o) end,
    'tier', coalesce((select m.tier from loyalty_member m where m.line = p_line), 'MEMBER'),
    'used', used);
end $$;
