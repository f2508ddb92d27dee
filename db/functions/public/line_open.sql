-- Opens a closed line for its new holder, as if it were new, apart from events the operator reported for a later time.
create or replace function public.line_open(p_number text) returns void language plpgsql as $$
begin
  update line set closed_by = null, sim_changed_at = case when sim_changed_at > held_since then sim_changed_at end,
      state = case when state_at > held_since then state else 'ACTIVE' end
   where number = p_number;
end $$;
