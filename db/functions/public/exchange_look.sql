-- What decides an exchange for the own line: the offer as it holds now, the member's tier, and how often it was exchanged since the
-- month began. Volatile on purpose, as everything that is read beside the lock.
create or replace function public.exchange_look(p_line text, p_offer text, p_month timestamptz, p_now timestamptz) returns jsonb
language plpgsql volatile as $$
begin
  return jsonb_build_object(
    'offer', (select to_jsonb(o) from (select * from exchange_offer where offer_id = p_offer and valid_from <= p_now
        order by valid_from desc limit 1) o where o.valid_to is null or o.valid_to > p_now),
    'tier', coalesce((select m.tier from loyalty_member m where m.line = p_line), 'MEMBER'),
    'used', (select count(*) from value_move m where m.line = p_line and m.kind = 'exchange' and m.product = p_offer
      and m.id between ledger.first_id_of(p_month - interval '1 day') and ledger.first_id_of(p_now + interval '1 day')
      and m.created_at > p_month and m.created_at >= history_since(p_line)
      and m.state not in ('FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED')));
end $$;
