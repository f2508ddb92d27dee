-- Files that people send: in parts, each with a key of its own, wrapped by one that is in no database. Without its key a file is noise.
create table file_object (
  id uuid primary key,
  kind text not null check (kind in ('PHOTO', 'DOCUMENT')),
  type text not null,
  bytes integer not null check (bytes > 0),
  -- Whose: the number that was proven, and the account where somebody was signed in.
  line text not null,
  account_id uuid references account (id) on delete set null,
  state text not null check (state in ('COMING', 'CHECKING', 'READY', 'REFUSED', 'ENDED')),
  why text check (why in ('TYPE', 'BROKEN', 'PIXELS', 'ACTIVE')),
  -- Null: the file is gone, whatever lies on a disk or in a backup of it.
  key_sealed bytea,
  stored_type text,
  stored_bytes integer,
  -- What took it: `ticket:<id>`.
  thing text,
  created_at timestamptz not null,
  -- When it ends; null while something has it.
  due_at timestamptz
);
create index file_object_line_idx on file_object (line, created_at);
create index file_object_thing_idx on file_object (thing) where thing is not null;
create index file_object_due_idx on file_object (due_at) where due_at is not null;
create index file_object_account_idx on file_object (account_id) where account_id is not null;

create table file_part (
  file_id uuid not null references file_object (id) on delete cascade,
  n smallint not null,
  primary key (file_id, n)
);
