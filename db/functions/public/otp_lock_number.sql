-- The first step of both operations: locks the number's row, so that only one of them works on a number at a time.
create or replace function public.otp_lock_number(p_number text) returns otp_number language plpgsql as $$
declare
  known otp_number;
begin
  select * into known from otp_number where number = p_number for update;
  if not found then
    insert into otp_number (number) values (p_number) on conflict do nothing;
    select * into known from otp_number where number = p_number for update;
  end if;
  return known;
end $$;
