-- Refuses changes of a month that is being archived: what is written out must be what is dropped afterwards.
create or replace function public.month_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a month that is being archived stays as it is' using errcode = 'insufficient_privilege';
end $$;
