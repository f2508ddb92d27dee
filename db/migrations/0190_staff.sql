-- People of the office. They sign in by passkey and by nothing else; what they may do are rows of their own, so that a role that is
-- taken away counts with the next call.
create table staff (
  id uuid primary key,
  name text not null check (length(name) between 2 and 80),
  lang text not null default 'en' check (lang in ('en', 'my')),
  -- Signs in by the door of the demo, which production does not have.
  demo boolean not null default false,
  added_by uuid,
  added_at timestamptz not null,
  removed_at timestamptz
);

create table staff_role (
  staff_id uuid not null references staff (id),
  role text not null check (role in ('CATALOG', 'CARE_AGENT', 'CARE_LEAD', 'FTTH_DISPATCH', 'FINANCE', 'LOYALTY', 'SALES_B2B',
    'RISK', 'ADMIN', 'AUDITOR')),
  granted_at timestamptz not null,
  -- The proposal that two administrators agreed on; null for the first ones, whom the owner of the database made.
  proposal_id uuid,
  primary key (staff_id, role)
);

create table staff_passkey (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,128}$'),
  staff_id uuid not null unique references staff (id),
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);

-- A question put to a browser; taken away by the first answer, right or wrong.
create table staff_ceremony (
  id uuid primary key,
  challenge text not null,
  staff_id uuid,
  expires_at timestamptz not null
);
create index staff_ceremony_expires_idx on staff_ceremony (expires_at);

-- Links by which a passkey is made, once, or by which a person of the demo signs in. Only hashes are kept.
create table staff_link (
  hash bytea primary key check (octet_length(hash) = 32),
  staff_id uuid not null references staff (id),
  purpose text not null check (purpose in ('ENROL', 'DEMO')),
  made_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz
);
create index staff_link_ends_idx on staff_link (ends_at);

-- 15 minutes without a call, 8 hours in all.
create table staff_session (
  id uuid primary key,
  hash bytea not null unique check (octet_length(hash) = 32),
  staff_id uuid not null references staff (id),
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index staff_session_staff_idx on staff_session (staff_id) where ended_at is null;
create index staff_session_ends_idx on staff_session (ends_at);

-- Filters that somebody kept: words of lists, never a number or a name.
create table staff_view (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  list text not null,
  name text not null check (length(name) between 1 and 40),
  filter jsonb not null,
  saved_at timestamptz not null
);
create index staff_view_staff_idx on staff_view (staff_id, saved_at);
