-- What holds today for codes that anybody may send to other networks: how many a number may get, how many have gone in all,
-- how many may, and when the day ends.
create or replace function public.otp_network_left(p_at timestamptz, out day date, out per_number integer, out sent integer,
  out in_all integer, out ends_at timestamptz) language plpgsql stable as $$
begin
  day := (p_at at time zone 'Asia/Yangon')::date;
  ends_at := (otp_network_left.day + 1)::timestamp at time zone 'Asia/Yangon';
  select r.per_number, r.in_all into strict per_number, in_all from otp_network_rule r
   where r.valid_from <= p_at order by r.valid_from desc limit 1;
  sent := coalesce((select d.sent from otp_network_day d where d.day = otp_network_left.day), 0);
end $$;
