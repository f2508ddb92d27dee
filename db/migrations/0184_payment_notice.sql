-- What a channel tells us by itself, as it came: sealed, because it names people. The work is done later; the same bytes again are the
-- same notice.
create table payment_notice (
  id uuid primary key,
  channel text not null,
  body_hash bytea not null check (octet_length(body_hash) = 32),
  body_sealed bytea not null,
  state text not null check (state in ('NEW', 'DONE', 'REFUSED', 'UNMATCHED')),
  why text,
  times integer not null default 1,
  looks smallint not null default 0,
  payment_id uuid,
  due_at timestamptz,
  received_at timestamptz not null,
  unique (channel, body_hash)
);
create index payment_notice_due_idx on payment_notice (due_at) where due_at is not null;
