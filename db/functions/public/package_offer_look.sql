-- Has this line had the offer already, and which piece of a limited one is free? The piece is locked for whoever asks; it is
-- taken when its row gets the id of their move, and nobody's when their transaction ends without that.
-- Volatile, as every part of the look: it is read after the line's lock was taken by the same statement.
create or replace function public.package_offer_look(p_code text, p_line text, p_once boolean, p_limited boolean, p_now timestamptz)
returns jsonb language plpgsql volatile as $$
declare
  used boolean := false;
  free integer;
begin
  if p_once then
    -- Undone, it was never taken; what the holder before took is not this one's. What is under way, or waits for its code, has it.
    used := exists (select from subscription s where s.line = p_line and s.offer = p_code and s.status <> 'REVERSED'
        and s.started_at >= history_since(p_line))
      or exists (select from value_move m
        where m.line = p_line and m.kind = 'purchase' and m.state in ('RESERVING', 'CODE_SENT', 'EXECUTING', 'UNKNOWN', 'HELD')
          and m.id between ledger.first_id_of(p_now - interval '31 days') and ledger.first_id_of(p_now + interval '1 day')
          and m.plan #>> '{data,held,offer}' = p_code);
  end if;
  if p_limited and not used then
    select p.piece into free from package_offer_piece p where p.code = p_code and p.move_id is null
      order by p.piece limit 1 for update skip locked;
    if free is null then
      -- Some were taken by moves that came to nothing; the last ones may be in other buyers' hands, who may yet give them up.
      update package_offer_piece p set move_id = null
        where p.code = p_code and p.move_id is not null
          and exists (select from value_move m where m.id = p.move_id and m.state in ('FAILED', 'CANCELLED', 'EXPIRED'));
      select p.piece into free from package_offer_piece p where p.code = p_code and p.move_id is null
        order by p.piece limit 1 for update;
    end if;
    if free is null and exists (select from package_offer o where o.code = p_code and o.used_up_at is null) then
      update package_offer o set used_up_at = p_now where o.code = p_code and o.used_up_at is null;
    end if;
  end if;
  return jsonb_build_object('used', used, 'piece', free);
end $$;
