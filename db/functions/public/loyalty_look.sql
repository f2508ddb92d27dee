-- What decides how many points a purchase earns: the line's tier, and what it has earned since the day began, moves that are
-- under way included. Volatile on purpose, like everything that is read in the statement that takes the lock.
create or replace function public.loyalty_look(p_line text, p_day timestamptz, p_now timestamptz) returns jsonb
language plpgsql volatile as $$
begin
  return jsonb_build_object(
    'tier', coalesce((select m.tier from loyalty_member m where m.line = p_line), 'MEMBER'),
    'today', (select coalesce(sum(e.spend), 0) from points_earn e
        where e.line = p_line and e.earned_at >= p_day and e.limited and e.state <> 'DROPPED')
      + (select coalesce(sum((m.plan #>> '{earns,spend}')::integer), 0) from value_move m
        where m.line = p_line and m.state in ('EXECUTING', 'UNKNOWN', 'HELD')
          and m.id between ledger.first_id_of(p_now - interval '2 days') and move_ids_end(p_now)
          and m.created_at >= p_day));
end $$;
