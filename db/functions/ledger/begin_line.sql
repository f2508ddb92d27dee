-- A line for whoever has its number from now on: empty. Opening lines with money on them is the owner's alone.
create or replace function ledger.begin_line(p_line text, p_now timestamptz) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform ledger.open_lines(array[p_line], 0, p_now, p_now);
end $$;
