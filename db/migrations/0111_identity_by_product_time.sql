-- Codes and sessions end by the product's time. The bodies stay as they are; only where they read the time is another.
do $$
declare
  reader regprocedure;
begin
  for reader in
    select p.oid from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and p.proname in ('otp_high_risk', 'otp_issue', 'otp_spray_add', 'otp_verify', 'session_read', 'session_start',
         'sign_in_by_code')
  loop
    execute regexp_replace(pg_get_functiondef(reader), '\m(clock_timestamp|now)\(\)', 'platform.now()', 'g');
  end loop;
end $$;

alter table device_key alter column added_at set default platform.now(), alter column last_used_at set default platform.now();
