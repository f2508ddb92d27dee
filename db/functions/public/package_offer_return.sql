-- An undone purchase gives its piece back; an offer that was used up has one again.
create or replace function public.package_offer_return(p_code text, p_move uuid) returns void language plpgsql as $$
begin
  update package_offer_piece set move_id = null where code = p_code and move_id = p_move;
  if found and exists (select from package_offer where code = p_code and used_up_at is not null) then
    update package_offer set used_up_at = null where code = p_code;
  end if;
end $$;
