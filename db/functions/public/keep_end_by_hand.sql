-- Keeps what the core really took of a move that two people ended, and by which proposal: nobody who serves can change it later.
create or replace function public.keep_end_by_hand(p_move uuid, p_as text, p_taken bigint, p_proposal uuid, p_who text, p_why text,
  p_evidence text, p_at timestamptz) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into value_ended_by_staff (move_id, ended_as, who, why, evidence, at, taken_kyat, proposal_id)
  values (p_move, p_as, p_who, p_why, p_evidence, p_at, p_taken, p_proposal);
end $$;
