-- What runs of a product on a line, and when the line last bought it for itself since then; undone purchases were none.
-- Volatile on purpose: in the statement that takes the lock everything else still sees the rows as they were before the
-- lock was waited for, a volatile function sees them anew.
create or replace function public.subscription_look(p_line text, p_product text, p_now timestamptz, p_since timestamptz) returns jsonb
language plpgsql volatile as $$
begin
  return jsonb_build_object(
    'running', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'expiresAt', s.expires_at, 'undoMoveId', s.undo_move_id)
        order by s.expires_at), '[]') from subscription s
      where s.line = p_line and s.product = p_product and s.expires_at > p_now
        and s.status in ('ACTIVE', 'RENEWING', 'RENEW_FAILED')),
    'lastBought', (select max(s.started_at) from subscription s
      where s.line = p_line and s.product = p_product and s.origin = 'SELF' and s.status <> 'REVERSED'
        and s.started_at > p_since));
end $$;
