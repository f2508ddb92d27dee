-- Whether this package is still to be renewed, by which move, and whether it is given back afterwards or is being undone. Volatile on
-- purpose: it must be read after the line's lock, which the same statement takes.
create or replace function public.subscription_renewal(p_id uuid, p_line text) returns jsonb language plpgsql volatile as $$
begin
  return (select jsonb_build_object('autoRenew', auto_renew, 'renewMoveId', renew_move_id, 'giveBackMoveId', give_back_move_id,
      'undoMoveId', undo_move_id)
    from subscription where id = p_id and line = p_line);
end $$;
