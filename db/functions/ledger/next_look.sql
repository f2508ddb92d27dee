-- The last 35 days are looked at every day, older ones within 30 days; both a little sooner, so that the work itself has time.
-- Old days that are sealed all at once are spread, or they would be due all at once for ever.
create or replace function ledger.next_look(p_day date, p_now timestamptz, p_first boolean) returns timestamptz language plpgsql as $$
begin
  if p_day >= (p_now at time zone 'utc')::date - 35 then
    return p_now + interval '20 hours';
  end if;
  return p_now + interval '1 day' * case when p_first then 28 * random() else 20 + 8 * random() end;
end $$;
