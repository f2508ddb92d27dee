-- What the core was asked to give a line of a product, or to end of it, and has not answered: the kinds of those moves, without
-- p_but. A HELD move counts for a day. Read before the packages of the line: a move that ends in between is then seen there, and none can
-- begin, because the lock is taken first. Volatile on purpose: it must see the rows as they are after the lock was taken.
create or replace function public.value_arriving(p_line text, p_product text, p_now timestamptz, p_but uuid) returns text[]
language plpgsql volatile as $$
declare
  first_id uuid := ledger.first_id_of(p_now - interval '31 days');
  last_id uuid := move_ids_end(p_now);
begin
  perform stretches_lock(p_line, p_product);
  return array(
    select m.kind from value_move m
     where m.line = p_line and m.state in ('EXECUTING', 'UNKNOWN', 'HELD') and m.id between first_id and last_id
       and m.kind in ('purchase', 'cancel') and m.product = p_product and m.id <> p_but
       and (m.state <> 'HELD' or m.created_at > p_now - interval '1 day')
    union all
    select m.kind from value_move m
     where m.counterparty = p_line and m.settled_at is null and m.state in ('EXECUTING', 'UNKNOWN', 'HELD')
       and m.id between first_id and last_id and m.kind = 'gift' and m.product = p_product and m.id <> p_but
       and (m.state <> 'HELD' or m.created_at > p_now - interval '1 day'));
end $$;
