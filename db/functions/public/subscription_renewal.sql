-- Is this package still to be renewed, by which move, and is it given back afterwards? Volatile, as every part of the look: it
-- is read after the line's lock was taken by the same statement.
create or replace function public.subscription_renewal(p_id uuid, p_line text) returns jsonb language plpgsql volatile as $$
begin
  return (select jsonb_build_object('autoRenew', auto_renew, 'renewMoveId', renew_move_id, 'giveBackMoveId', give_back_move_id)
    from subscription where id = p_id and line = p_line);
end $$;
