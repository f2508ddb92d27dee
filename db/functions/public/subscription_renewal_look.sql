-- What a renewal looks at: what runs of the product on the line, and whether the package is still to be renewed, by which move,
-- given back afterwards or is being undone. When the line last bought and what it spent without a code decide about purchases alone.
-- Takes the same lock as `subscription_look`, and is volatile for the same reason.
create or replace function public.subscription_renewal_look(p_id uuid, p_line text, p_product text, p_now timestamptz) returns jsonb
language plpgsql volatile as $$
begin
  perform stretches_lock(p_line, p_product);
  return jsonb_build_object(
    'running', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'expiresAt', s.expires_at, 'undoMoveId', s.undo_move_id,
        'giveBackMoveId', s.give_back_move_id) order by s.expires_at), '[]') from subscription s
      where s.line = p_line and s.product = p_product and s.expires_at > p_now
        and s.status in ('ACTIVE', 'RENEWING', 'RENEW_FAILED')),
    'renewal', (select jsonb_build_object('autoRenew', s.auto_renew, 'renewMoveId', s.renew_move_id,
        'giveBackMoveId', s.give_back_move_id, 'undoMoveId', s.undo_move_id) from subscription s where s.id = p_id and s.line = p_line));
end $$;
