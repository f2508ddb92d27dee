-- Whether the operator has suspended the line. Volatile, so that beside the lock it sees the line as it is after the wait (`line_closed`).
create or replace function public.line_barred(p_line text) returns boolean language plpgsql volatile as $$
begin
  return exists (select from line where number = p_line and state = 'BARRED');
end $$;
