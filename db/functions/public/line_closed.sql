-- Which of the two changes hands: the line (`OWN`) or the one it would send to (`OTHER`); null when neither does. Until this
-- transaction ends, the other side cannot begin to change hands.
-- Volatile on purpose: in the statement that takes the lock everything else still sees the rows as they were before the
-- lock was waited for, a volatile function sees them anew.
create or replace function public.line_closed(p_line text, p_other text) returns text language plpgsql volatile as $$
begin
  if p_other is not null then
    perform pg_advisory_xact_lock_shared(hashtextextended('hands ' || p_other, 0));
  end if;
  return (select case number when p_line then 'OWN' else 'OTHER' end from line
    where number in (p_line, p_other) and closed_by is not null order by number = p_line desc limit 1);
end $$;
