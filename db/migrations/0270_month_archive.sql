-- Months that left the database: what was written out of them and where, so that only what was proven is dropped, and what was
-- stopped half way goes on. Changed by the month_* functions alone.
create table month_archive (
  -- Names the objects that hold it, and is bound into their seal.
  id uuid primary key,
  parent text not null,
  month date not null check (month = date_trunc('month', month)),
  state text not null check (state in ('WRITING', 'DETACHED', 'DROPPED', 'ENDED')),
  -- Opens its objects, wrapped by a key that is in no database; gone with them.
  key_sealed bytea check ((key_sealed is null) = (state = 'ENDED')),
  begun_at timestamptz not null,
  dropped_at timestamptz,
  ended_at timestamptz,
  unique (parent, month)
);

-- Each begins after the last one's last key, so together they leave nothing out.
create table month_archive_part (
  archive_id uuid not null,
  no integer not null,
  last_key uuid not null,
  rows integer not null check (rows > 0),
  hash bytea not null check (octet_length(hash) = 32),
  noted_at timestamptz not null,
  primary key (archive_id, no)
);
