-- A finding of the proof (what became of a move is asked by another way): notes a problem once for each place it is found at, and
-- forgets it when it is no longer there.
create or replace function ledger.find(p_off boolean, p_problem text, p_subject text, p_day date, p_account bigint, p_now timestamptz)
returns void language plpgsql as $$
begin
  if p_off then
    insert into ledger.finding (problem, subject, day, bucket_id, found_at) values (p_problem, p_subject, p_day, p_account, p_now)
    on conflict do nothing;
  else
    delete from ledger.finding where problem = p_problem and subject = p_subject;
  end if;
end $$;
