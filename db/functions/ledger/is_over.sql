-- No id of this day can arrive any more: an hour more than the day in which an old one is still taken.
create or replace function ledger.is_over(p_day date, p_now timestamptz) returns boolean language plpgsql immutable as $$
begin
  return p_day + 2 <= ((p_now - interval '1 hour') at time zone 'utc')::date;
end $$;
