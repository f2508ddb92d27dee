-- Gives a changed document the number of its transaction.
create or replace function public.content_document_changed() returns trigger language plpgsql as $$
begin
  new.version := content_next_version();
  new.changed_at := now();
  return new;
end $$;
