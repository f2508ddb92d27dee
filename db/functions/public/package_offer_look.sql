-- Whether this line had the offer before, and which piece of a limited offer is free. The piece is locked for the caller: it is taken when
-- its row gets the id of the caller's move, and free again when the transaction ends without that.
-- Volatile on purpose: it must be read after the line's lock, which the same statement takes.
create or replace function public.package_offer_look(p_code text, p_line text, p_once boolean, p_limited boolean, p_now timestamptz)
returns jsonb language plpgsql volatile as $$
declare
  used boolean := false;
  free integer;
begin
  if p_once then
    -- An undone purchase does not count, nor one of the number's earlier holder. One under way or waiting for its code does.
    used := exists (select from subscription s where s.line = p_line and s.offer = p_code and s.status <> 'REVERSED'
        and s.started_at >= history_since(p_line))
      or exists (select from value_move m
        where m.line = p_line and m.kind = 'purchase' and m.state in ('RESERVING', 'CODE_SENT', 'EXECUTING', 'UNKNOWN', 'HELD')
          and m.id between ledger.first_id_of(p_now - interval '31 days') and move_ids_end(p_now)
          and m.plan #>> '{data,held,offer}' = p_code);
  end if;
  if p_limited and not used then
    select p.piece into free from package_offer_piece p where p.code = p_code and p.move_id is null
      order by p.piece limit 1 for update skip locked;
    if free is null then
      -- Pieces taken by moves that failed are free; the last ones may be locked by other buyers, whose purchase may still fail.
      update package_offer_piece p set move_id = null
        where p.code = p_code and p.move_id is not null
          and exists (select from value_move m where m.id = p.move_id and m.state in ('FAILED', 'CANCELLED', 'EXPIRED'));
      select p.piece into free from package_offer_piece p where p.code = p_code and p.move_id is null
        order by p.piece limit 1 for update;
    end if;
    if free is null and exists (select from package_offer o where o.code = p_code and o.used_up_at is null) then
      -- The lock of whoever gives a piece back: either that one is seen here, or the end is seen there. Whoever has a piece locked may want
      -- this lock, and so is not waited for; its piece may yet be free.
      perform from package_offer o where o.code = p_code for update;
      select p.piece into free from package_offer_piece p where p.code = p_code and p.move_id is null
        order by p.piece limit 1 for update skip locked;
      update package_offer o set used_up_at = p_now where o.code = p_code and o.used_up_at is null
        and not exists (select from package_offer_piece p where p.code = p_code and p.move_id is null);
    end if;
  end if;
  return jsonb_build_object('used', used, 'piece', free);
end $$;
