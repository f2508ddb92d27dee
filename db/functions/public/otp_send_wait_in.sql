-- How long a number must wait before another code, by what was sent to it for these purposes at the request of this
-- device, or of anybody without one: 30, 60, 90, 120 s after the last one, and
-- at most 3 in ten minutes, 6 in an hour, `p_most` in a day. Null when it may.
create or replace function public.otp_send_wait_in(p_number text, p_purposes text[], p_device bytea, p_most integer, p_at timestamptz,
  out wait_seconds integer, out daily boolean, out in_hour integer) language plpgsql as $$
declare
  sent timestamptz[];
  total integer;
begin
  -- Newest first.
  select coalesce(array_agg(created_at order by created_at desc), '{}') into sent from otp_challenge
   where number = p_number and purpose = any(p_purposes) and device is not distinct from p_device
     and created_at > p_at - interval '24 hours';
  total := cardinality(sent);
  in_hour := (select count(*) from unnest(sent) s where s > p_at - interval '1 hour');
  daily := total >= p_most;
  if daily then
    wait_seconds := otp_wait(sent[p_most] + interval '24 hours', p_at);
  elsif in_hour >= 6 then
    wait_seconds := otp_wait(sent[6] + interval '1 hour', p_at);
  elsif total >= 3 and sent[3] > p_at - interval '10 minutes' then
    wait_seconds := otp_wait(sent[3] + interval '10 minutes', p_at);
  elsif total >= 1 and sent[1] + least(greatest(in_hour, 1), 4) * interval '30 seconds' > p_at then
    wait_seconds := otp_wait(sent[1] + least(greatest(in_hour, 1), 4) * interval '30 seconds', p_at);
  end if;
end $$;
