create table passkey (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,128}$'),
  account_id uuid not null references account (id) on delete cascade,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text,
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account_idx on passkey (account_id);

-- A question put to a browser; taken away by the first answer, right or wrong.
create table passkey_ceremony (
  id uuid primary key,
  challenge text not null,
  account_id uuid references account (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_ceremony_expires_idx on passkey_ceremony (expires_at);

-- Human checks that were used while Redis could not be asked.
create table human_check_spent (
  id text primary key,
  expires_at timestamptz not null
);
create index human_check_spent_expires_idx on human_check_spent (expires_at);
