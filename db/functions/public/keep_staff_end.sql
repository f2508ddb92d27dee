-- Keeps who of the staff ended a move and why. The only way into `value_ended_by_staff`: nobody who serves can change it later.
create or replace function public.keep_staff_end(p_move uuid, p_as text, p_who text, p_why text, p_evidence text, p_at timestamptz)
returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into value_ended_by_staff (move_id, ended_as, who, why, evidence, at) values (p_move, p_as, p_who, p_why, p_evidence, p_at);
end $$;
