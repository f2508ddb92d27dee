-- Somebody proved a number and has no account here: for 30 minutes, for the calls of one purpose, and never for anything that
-- needs a session. Apart from `session`, so that whatever reads accounts cannot find it.
create table contact_session (
  id uuid primary key,
  hash bytea not null unique check (octet_length(hash) = 32),
  line text not null,
  purpose text not null,
  started_at timestamptz not null,
  ends_at timestamptz not null
);
create index contact_session_line_idx on contact_session (line);
create index contact_session_ends_idx on contact_session (ends_at);

-- Whether the number of a message was proved by a code.
alter table contact_message add column phone_proven boolean not null default false;
