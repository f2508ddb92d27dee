-- Forgets the counters that count for nothing any more: no code of the last day, no failure of the last 24 hours. Of a line's
-- own counter the failures in a row and OFF go on counting, so it stays while it has any; a number that is neither a line nor an
-- account has nothing to protect. Locked first and judged again after that: a code that was sent in between keeps its row.
create or replace function public.otp_forget(p_most integer) returns integer language plpgsql as $$
declare
  candidates text[];
  gone integer;
begin
  candidates := array(select n.number from otp_number n
   where otp_idle(n)
   limit p_most for update skip locked);
  delete from otp_number n where n.number = any(candidates) and otp_idle(n);
  get diagnostics gone = row_count;
  return gone;
end $$;
