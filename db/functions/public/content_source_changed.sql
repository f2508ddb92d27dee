-- For tables that readers load whole.
create or replace function public.content_source_changed() returns trigger language plpgsql as $$
begin
  perform content_next_version();
  return null;
end $$;
