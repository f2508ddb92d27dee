-- The owner has shown by other means that the number is theirs: a passkey, a shop, staff. What strangers did is forgotten.
create or replace function public.otp_pardon(p_number text) returns void language plpgsql as $$
begin
  update otp_number set failed_at = '{}', consecutive = 0, off_since = null where number = p_number;
end $$;
