-- Written once with the step that two people agreed on, and never changed.
create or replace function public.keep_payment_end(p_record text, p_id uuid, p_as text, p_proposal uuid, p_who text, p_why text,
  p_evidence text, p_at timestamptz) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into payment_ended_by_staff (record, record_id, ended_as, who, why, evidence, at, proposal_id)
  values (p_record, p_id, p_as, p_who, p_why, p_evidence, p_at, p_proposal);
end $$;
