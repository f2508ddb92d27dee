-- A purpose stays as long as a code has it: in the place of a foreign key, which would lock one row for all who sign in.
create or replace function public.otp_purpose_stays() returns trigger language plpgsql as $$
begin
  if exists (select from otp_challenge where purpose = old.purpose) then
    raise exception 'codes of the purpose % are still there', old.purpose using errcode = 'foreign_key_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
