-- A channel's file of a day as it was read: the same bytes are read once.
create table settlement_file (
  id uuid primary key,
  channel text not null,
  day date not null,
  body_hash bytea not null check (octet_length(body_hash) = 32),
  read_at timestamptz not null,
  unique (channel, body_hash)
);
create index settlement_file_day_idx on settlement_file (channel, day);

create table settlement_line (
  file_id uuid not null references settlement_file (id),
  no integer not null,
  kind text not null check (kind in ('PAYMENT', 'REFUND', 'CHARGEBACK', 'REVERSAL')),
  reference text not null,
  provider_ref text not null,
  amount_kyat bigint not null,
  mark text not null check (mark in ('MATCHED', 'THEIRS_ONLY', 'AMOUNT_DIFFERS', 'LATE')),
  primary key (file_id, no)
);
create index settlement_line_reference_idx on settlement_line (reference);

-- What became of each payment and refund of ours in their files.
create table settlement_mark (
  channel text not null,
  kind text not null check (kind in ('PAYMENT', 'REFUND')),
  reference text not null,
  day date not null,
  mark text not null check (mark in ('MATCHED', 'OURS_ONLY', 'AMOUNT_DIFFERS', 'LATE')),
  ours_kyat bigint not null,
  theirs_kyat bigint,
  at timestamptz not null,
  primary key (channel, kind, reference)
);
create index settlement_mark_day_idx on settlement_mark (channel, day);

-- A day of a channel: payments, file and books. What differs stands here with its reasons.
create table settlement_day (
  channel text not null,
  day date not null,
  ours_kyat bigint not null,
  theirs_kyat bigint,
  -- What was delivered of it, and what the books say came in for that.
  delivered_kyat bigint not null,
  ledger_kyat bigint,
  differences jsonb not null,
  unexplained_kyat bigint not null,
  at timestamptz not null,
  primary key (channel, day)
);
