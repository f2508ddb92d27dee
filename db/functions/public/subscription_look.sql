-- The packages of a product that run on a line; when the line last bought the product for itself, and what it spent on itself without a
-- code, both since a moment. Undone purchases and those of an earlier holder do not count. Takes the lock of `stretches_lock`, as givers of
-- gifts do: until the transaction ends nobody else adds a package that begins where these end.
-- Volatile on purpose: in the statement that takes the lock everything else still sees the rows as they were before the
-- lock was waited for, a volatile function sees them anew.
create or replace function public.subscription_look(p_line text, p_product text, p_now timestamptz, p_since timestamptz) returns jsonb
language plpgsql volatile as $$
declare
  own_since timestamptz := history_since(p_line);
begin
  perform stretches_lock(p_line, p_product);
  return jsonb_build_object(
    'running', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'expiresAt', s.expires_at, 'undoMoveId', s.undo_move_id,
        'giveBackMoveId', s.give_back_move_id) order by s.expires_at), '[]') from subscription s
      where s.line = p_line and s.product = p_product and s.expires_at > p_now
        and s.status in ('ACTIVE', 'RENEWING', 'RENEW_FAILED')),
    'lastBought', (select max(s.started_at) from subscription s
      where s.line = p_line and s.product = p_product and s.origin = 'SELF' and s.status <> 'REVERSED'
        and s.started_at > p_since and s.expires_at > own_since
        -- A period that was renewed ahead begins later and is no purchase; the clocks of two machines may differ a little.
        and s.started_at < p_now + interval '1 minute'),
    -- The most that a stolen session can spend in 24 hours. Renewals, purchases with a code and undone ones do not count.
    'spentKyat', (select coalesce(sum(m.amount_kyat), 0) from value_move m
      where m.line = p_line and m.kind = 'purchase' and m.subject is not null and m.created_at > p_since
        and m.created_at >= own_since and m.id between ledger.first_id_of(p_since - interval '1 day') and move_ids_end(p_now)
        and m.state in ('EXECUTING', 'UNKNOWN', 'HELD', 'COMPLETED') and m.plan -> 'code' = 'null'));
end $$;
