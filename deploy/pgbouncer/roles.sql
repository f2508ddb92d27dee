-- Once, as superuser in the database "postgres": how the pooler learns who may come in.
do $$ begin
  if not exists (select from pg_roles where rolname = 'pooler') then create role pooler login; end if;
end $$;
alter role pooler password '{{POOLER_PASSWORD}}';
create schema if not exists pooler;
create or replace function pooler.secret_of(wanted text, out name text, out secret text)
  language sql security definer set search_path = pg_catalog
  as $$ select rolname::text, rolpassword from pg_authid where rolname = wanted and rolcanlogin and not rolsuper $$;
revoke all on function pooler.secret_of(text) from public;
grant usage on schema pooler to pooler;
grant execute on function pooler.secret_of(text) to pooler;

-- What each process asks for when it connects, and a pooler does not pass on.
do $$ declare role text; begin
  foreach role in array array['{{DATABASE_NAME}}', '{{DATABASE_NAME}}_api', '{{DATABASE_NAME}}_worker', '{{DATABASE_NAME}}_staff'] loop
    execute format('alter role %I set search_path = public, pg_temp', role);
    execute format('alter role %I set jit = off', role);
    execute format('alter role %I set idle_in_transaction_session_timeout = ''30s''', role);
    if role <> '{{DATABASE_NAME}}' then execute format('alter role %I set statement_timeout = ''15s''', role); end if;
  end loop;
end $$;
