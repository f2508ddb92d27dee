-- What a line has spent with the operator, newest first, counted only until it is enough for the question.
create or replace function ledger.spent(p_line text, p_enough bigint) returns bigint language plpgsql stable
security definer set search_path = public, pg_temp as $$
declare
  spent bigint := coalesce((select spent_before from ledger.line where number = p_line), 0);
  one record;
begin
  for one in select -e.amount as kyat from ledger.bucket a join ledger.entry e on e.bucket_id = a.id join ledger.move m on m.id = e.move_id
     where a.owner = p_line and a.source = 'MAIN' and m.kind in ('charge', 'use', 'reverse') order by e.move_id desc
  loop
    exit when spent >= p_enough;
    spent := spent + one.kyat;
  end loop;
  return spent;
end $$;
