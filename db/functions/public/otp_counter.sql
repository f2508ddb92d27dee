-- Guesses that need a session are counted apart: a stranger who locks the sign-in of a number cannot lock its owner, who is
-- signed in, out of a gift or a share. Guesses at codes that anybody may send to the number are counted apart from both.
create or replace function public.otp_counter(p_number text, p_purpose text) returns text language plpgsql stable as $$
begin
  return (select p_number || case when any_number then '~' when signed_in then '+' else '' end
    from otp_purpose where purpose = p_purpose);
end $$;
