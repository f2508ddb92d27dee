-- A purchase that is undone or came to nothing gives its piece back; an offer that was used up has one again.
create or replace function public.package_offer_return(p_code text, p_move uuid) returns void language plpgsql as $$
begin
  if not exists (select from package_offer_piece where code = p_code and move_id = p_move) then
    return;
  end if;
  -- Before the piece: whoever says meanwhile that none is left waits, and finds this one.
  perform from package_offer where code = p_code for update;
  update package_offer_piece set move_id = null where code = p_code and move_id = p_move;
  update package_offer set used_up_at = null where code = p_code and used_up_at is not null;
end $$;
