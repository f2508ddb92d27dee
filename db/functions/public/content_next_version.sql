-- One number per transaction, taken under the row's lock: numbers become visible in the order they were taken, so
-- "everything after the number I know" never misses a change. Readers are told when the transaction commits.
create or replace function public.content_next_version() returns bigint language plpgsql as $$
declare
  known text := current_setting('content.version', true);
  taken bigint;
begin
  if known is not null and known <> '' then
    return known::bigint;
  end if;
  update content_version set version = version + 1 returning version into taken;
  perform set_config('content.version', taken::text, true);
  perform pg_notify('content_changed', taken::text);
  return taken;
end $$;
