-- The read model of everything editorial. The CMS projector and the seed write it; every API process holds it in memory.
create table content_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into content_version (version) values (0);

-- One number per transaction, taken under the row's lock: numbers become visible in the order they were taken, so
-- "everything after the number I know" never misses a change. Readers are told when the transaction commits.
create function content_next_version() returns bigint language plpgsql as $$
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

create table content_document (
  kind text not null,
  id text not null,
  body jsonb not null,
  sort integer not null default 0,
  visible_from timestamptz,
  visible_to timestamptz,
  -- A document that is gone stays as a row, so that a process that slept through its removal learns of it.
  removed boolean not null default false,
  version bigint not null default 0,
  changed_at timestamptz not null default now(),
  primary key (kind, id),
  check (visible_from is null or visible_to is null or visible_from < visible_to)
);
create index content_document_version_idx on content_document (version);

create function content_document_changed() returns trigger language plpgsql as $$
begin
  new.version := content_next_version();
  new.changed_at := now();
  return new;
end $$;

create trigger content_document_changed before insert or update on content_document
  for each row execute function content_document_changed();

-- For tables that readers load whole.
create function content_source_changed() returns trigger language plpgsql as $$
begin
  perform content_next_version();
  return null;
end $$;
