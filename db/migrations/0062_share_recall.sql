-- "Wrong number?": what its sender asked back. The row is the timer of the job that answers it.
create table share_recall (
  -- The share; at most one recall each.
  move_id uuid primary key,
  -- The move that takes back, chosen here: a second try is the same move.
  recall_id uuid not null,
  kind text not null check (kind in ('DATA', 'VOICE')),
  line text not null,
  receiver text not null,
  amount bigint not null check (amount > 0),
  lang text not null check (lang in ('en', 'my')),
  state text not null default 'ASKED' check (state in ('ASKED', 'RETURNED', 'REFUSED')),
  returned bigint check (returned > 0),
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- When somebody has to begin with it; null once it is a move.
  next_try_at timestamptz,
  check ((state = 'RETURNED') = (returned is not null)),
  check ((state = 'ASKED') = (answered_at is null))
);
create index share_recall_line_idx on share_recall (line, asked_at);
create index share_recall_due_idx on share_recall (next_try_at) where next_try_at is not null;
