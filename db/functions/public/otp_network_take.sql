-- One more code to another network: how many that makes today, or null when the day is full. Exact: the row is locked, so of two that
-- want the last code the second one sees that it is gone.
create or replace function public.otp_network_take(p_day date, p_in_all integer) returns integer language plpgsql as $$
declare
  taken integer;
begin
  insert into otp_network_day as d (day, sent) values (p_day, 1)
  on conflict (day) do update set sent = d.sent + 1 where d.sent < p_in_all
  returning d.sent into taken;
  return taken;
end $$;
