-- For tables that readers load whole. As the owner: whoever buys the last piece of an offer changes what is shown, and nothing else
-- of the content.
create or replace function public.content_source_changed() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform content_next_version();
  return null;
end $$;
