-- What we know of lines until the operator's own directory is asked (modules/identity/line-directory.ts).
create table line (
  number text primary key check (number ~ '^959[0-9]{6,9}$'),
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'BARRED')),
  sim_changed_at timestamptz
);

-- A person who signed in at least once. The number is the key people have; the id is what the rest of the product holds.
create table account (
  id uuid primary key,
  number text not null unique check (number ~ '^959[0-9]{6,9}$'),
  account_type text not null check (account_type in ('MOBILE', 'FTTH_ONLY')),
  display_name text,
  full_name text,
  email text,
  contract_no text,
  consent_version text,
  consent_at timestamptz,
  marketing boolean not null default false,
  created_at timestamptz not null
);

-- Browsers that proved themselves at an earlier sign-in: a lock on the number does not lock them out.
create table device_key (
  account_id uuid not null references account (id) on delete cascade,
  thumbprint bytea not null check (octet_length(thumbprint) = 32),
  added_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  failed_at timestamptz[] not null default '{}',
  primary key (account_id, thumbprint)
);
